import Phone from '@mui/icons-material/Phone';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import DeleteForeverOutlined from '@mui/icons-material/DeleteForeverOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import StorageOutlined from '@mui/icons-material/StorageOutlined';
import GroupAddOutlined from '@mui/icons-material/GroupAddOutlined';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { type Endpoint, TEAM } from '@willow/contracts/endpoint';
import type { ComponentType } from 'react';

export type Section = {
  readonly title: string;
  readonly path: string;
  readonly Icon: ComponentType<SvgIconProps>;
  /** Who may make the call that fills the section; nobody else sees it. Said here too, as its contract loads with the section's screen. */
  readonly audience?: Endpoint['audience'];
  /** Whether it says how many wait there. */
  readonly counted?: true;
};

export const SECTIONS: readonly Section[] = [
  { title: 'Orders', path: '/orders', Icon: DescriptionOutlined, audience: ['operator', 'auditor', 'admin'] },
  { title: 'Users', path: '/users', Icon: PeopleOutlined, audience: TEAM },
  { title: 'Analytics', path: '/analytics', Icon: InsightsOutlined, audience: TEAM },
  { title: 'Referrals', path: '/referrals', Icon: GroupAddOutlined, audience: 'operator' },
  { title: 'Discount Codes', path: '/discount-codes', Icon: LocalOfferOutlined, audience: 'operator' },
  { title: 'Partner Commissions', path: '/partners', Icon: HandshakeOutlined, audience: 'operator' },
  { title: 'Settings', path: '/settings', Icon: SettingsOutlined, audience: TEAM },
  // Behind those that the specification lists.
  { title: 'Messages', path: '/messages', Icon: MailOutlined, audience: TEAM, counted: true },
  { title: 'Call-backs', path: '/call-backs', Icon: Phone, audience: TEAM, counted: true },
  { title: 'Access Log', path: '/access', Icon: VisibilityOutlined, audience: ['auditor', 'admin'] },
  { title: 'Erasure Requests', path: '/erasures', Icon: DeleteForeverOutlined, audience: TEAM, counted: true },
  { title: 'People', path: '/people', Icon: ShieldOutlined, audience: 'admin' },
  { title: 'Queues', path: '/queues', Icon: StorageOutlined, audience: 'admin' },
];
