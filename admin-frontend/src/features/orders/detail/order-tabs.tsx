import type { TabProps } from './tab-props.ts';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ComponentType, useId } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { ActionsTab } from './actions-tab.tsx';
import { AnswersTab } from './answers-tab.tsx';
import { ApplicantTab } from './applicant-tab.tsx';
import { DraftTab } from './draft-tab.tsx';

const TABS = {
  applicant: { label: 'Applicant', Panel: ApplicantTab },
  answers: { label: 'Q&A Details', Panel: AnswersTab },
  draft: { label: 'Draft Preview', Panel: DraftTab },
  actions: { label: 'Actions', Panel: ActionsTab },
} as const satisfies Record<string, { label: string; Panel: ComponentType<TabProps> }>;

const isTab = (tab: string): tab is keyof typeof TABS => Object.hasOwn(TABS, tab);

/** The four sides of an order. Only the one that shows is there, so the draft loads when its tab is opened. */
export function OrderTabs({ detail, tab }: TabProps & { readonly tab: string }) {
  const id = useId();
  const navigate = useNavigate();
  const { search } = useLocation();
  const to = (name: string) => `/orders/${detail.order.id}/${name}${search}`;
  if (!isTab(tab)) return <Navigate to={to('applicant')} replace />;
  const { Panel } = TABS[tab];
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_, name: string) => void navigate(to(name), { replace: true })}
        variant="scrollable"
        scrollButtons={false}
        aria-label="Order"
        sx={{ flexShrink: 0, px: { xs: 0, md: 1 }, mt: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        {Object.entries(TABS).map(([name, { label }]) => (
          <Tab key={name} value={name} label={label} id={`${id}-${name}`} aria-controls={`${id}-panel`} sx={{ px: { xs: 1.5, md: 2 } }} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} tabIndex={0} sx={PANEL}>
        <Panel detail={detail} />
      </Box>
    </>
  );
}

const PANEL = { flex: 1, minHeight: 0, overflowY: 'auto', p: { xs: 2, md: 3 }, '&:focus-visible': { outlineOffset: '-3px' } } as const;
