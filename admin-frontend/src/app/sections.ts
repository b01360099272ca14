import DeleteForeverOutlined from '@mui/icons-material/DeleteForeverOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import GroupAddOutlined from '@mui/icons-material/GroupAddOutlined';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { listErasures } from '@willow/contracts/account/privacy.contract';
import { listMessages } from '@willow/contracts/contact/contact.contract';
import { listDiscountCodes } from '@willow/contracts/discount/discount.contract';
import type { Endpoint } from '@willow/contracts/endpoint';
import { listAdminReferrals } from '@willow/contracts/referral/referral.operator.contract';
import { listOrders } from '@willow/contracts/operator/operator.contract';
import type { ComponentType } from 'react';

export type Section = {
  readonly title: string;
  readonly path: string;
  readonly Icon: ComponentType<SvgIconProps>;
  /** The call without which the section has nothing to show; whoever may not make it does not see the section. */
  readonly needs?: Pick<Endpoint, 'audience'>;
};

export const SECTIONS: readonly Section[] = [
  { title: 'Orders', path: '/orders', Icon: DescriptionOutlined, needs: listOrders },
  { title: 'Users', path: '/users', Icon: PeopleOutlined },
  { title: 'Analytics', path: '/analytics', Icon: InsightsOutlined },
  { title: 'Referrals', path: '/referrals', Icon: GroupAddOutlined, needs: listAdminReferrals },
  { title: 'Discount Codes', path: '/discount-codes', Icon: LocalOfferOutlined, needs: listDiscountCodes },
  { title: 'Settings', path: '/settings', Icon: SettingsOutlined },
  // Behind those that the specification lists.
  { title: 'Messages', path: '/messages', Icon: MailOutlined, needs: listMessages },
  { title: 'Erasure Requests', path: '/erasures', Icon: DeleteForeverOutlined, needs: listErasures },
];
