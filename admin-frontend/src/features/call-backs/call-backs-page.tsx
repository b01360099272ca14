import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { useSearchParams } from 'react-router';
import { EmptyNotice, ErrorNotice } from '../../shared/ui/notice.tsx';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { Waiting } from '../../shared/ui/waiting.tsx';
import { type ShownCalls, useCallBacksQuery } from '../../shared/waiting/call-backs.api.ts';
import { CallCard } from './call-card.tsx';
import { CALLS_PANEL } from './use-record-call.ts';

const EVERY_MS = 60_000;

/** Everybody who waits for a call of ours, the soonest promised first. */
export function CallBacksPage() {
  const [params, setParams] = useSearchParams();
  const show: ShownCalls = params.get('show') === 'settled' ? 'settled' : 'waiting';
  return (
    <>
      <PageHeading title="Call-backs" />
      <Paper sx={{ overflow: 'hidden' }}>
        <Tabs
          value={show}
          onChange={(_, next: ShownCalls) => setParams(next === 'settled' ? { show: next } : {})}
          aria-label="Requested calls"
          sx={{ px: 2, borderBottom: 1, borderColor: 'divider' }}
        >
          <Tab value="waiting" label="To call" id="tab-waiting" aria-controls={CALLS_PANEL} />
          <Tab value="settled" label="Settled" id="tab-settled" aria-controls={CALLS_PANEL} />
        </Tabs>
        <Box role="tabpanel" id={CALLS_PANEL} tabIndex={-1} aria-labelledby={`tab-${show}`}>
          <Calls show={show} />
        </Box>
      </Paper>
    </>
  );
}

function Calls({ show }: { readonly show: ShownCalls }) {
  // What is overdue is overdue by the minute.
  const { currentData, error, isError, refetch, fulfilledTimeStamp } = useCallBacksQuery(show, { pollingInterval: EVERY_MS });
  if (isError)
    return (
      <ErrorNotice title="Failed to fetch calls" onRetry={() => void refetch()}>
        {errorMessage(error, 'The list could not be read.')}
      </ErrorNotice>
    );
  if (!currentData) return <Waiting>Loading calls…</Waiting>;
  if (currentData.length === 0)
    return show === 'waiting' ? (
      <EmptyNotice title="No calls to make">Call requests appear here.</EmptyNotice>
    ) : (
      <EmptyNotice title="Nothing settled yet">Calls that were made, closed or cancelled are kept here.</EmptyNotice>
    );
  return (
    <Box component="ul" aria-label="Calls" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {currentData.map((callBack) => (
        <CallCard key={callBack.id} callBack={callBack} now={fulfilledTimeStamp ?? 0} />
      ))}
    </Box>
  );
}
