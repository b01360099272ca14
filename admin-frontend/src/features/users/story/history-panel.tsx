import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { CustomerStory } from '@willow/contracts/operator/customers.contract';
import type { HistoryEntry } from '@willow/contracts/operator/history.contract';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { useState } from 'react';
import { EntryDays } from '../../../shared/history/entry-days.tsx';
import type { EntryLink } from '../../../shared/history/entry-line.tsx';
import { ErrorNotice } from '../../../shared/ui/notice.tsx';
import { Waiting } from '../../../shared/ui/waiting.tsx';
import { useCustomerHistoryQuery } from '../users.api.ts';

/** So many stand there at first: the page is for looking somebody up. */
const AT_FIRST = 20;

type LinkOf = (entry: HistoryEntry) => EntryLink | undefined;

/** Everything that happened, as sentences, newest first. */
export function HistoryPanel({ story: { id, order, history } }: { readonly story: CustomerStory }) {
  const [all, setAll] = useState(history.entries.length <= AT_FIRST);
  // Who looked changes nothing; of a customer without an order there is nothing to show as it stood.
  const linkOf: LinkOf = (entry) =>
    order && entry.part !== 'access' ? { to: `/orders/${order.id}/history/${entry.id}`, text: 'State at this point' } : undefined;
  return (
    <Paper component="section" aria-labelledby="history-title" sx={{ overflow: 'hidden' }}>
      <Box sx={{ px: { xs: 2, md: 3 }, pt: { xs: 2, md: 3 } }}>
        <Typography variant="h2" id="history-title">
          History
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          Every fact, newest first, in London time. Nothing here can be changed.
        </Typography>
      </Box>
      <EntryDays entries={all ? history.entries : history.entries.slice(0, AT_FIRST)} linkOf={linkOf} heading="h3" />
      {!all && <ShowEarlier onAsk={() => setAll(true)} />}
      {all && history.before !== null && <Earlier id={id} before={history.before} linkOf={linkOf} />}
    </Paper>
  );
}

type EarlierProps = { readonly id: string; readonly before: string; readonly linkOf: LinkOf };

function Earlier({ id, before, linkOf }: EarlierProps) {
  const [asked, setAsked] = useState(false);
  return asked ? <PageOf id={id} before={before} linkOf={linkOf} /> : <ShowEarlier onAsk={() => setAsked(true)} />;
}

function ShowEarlier({ onAsk }: { readonly onAsk: () => void }) {
  return (
    <Box sx={{ p: 2, textAlign: 'center', borderTop: 1, borderColor: 'divider' }}>
      <Button variant="outlined" onClick={onAsk}>
        Show earlier entries
      </Button>
    </Box>
  );
}

function PageOf({ id, before, linkOf }: EarlierProps) {
  const { data, error, isError, refetch } = useCustomerHistoryQuery({ id, before });
  if (isError)
    return (
      <ErrorNotice title="The history could not be read" onRetry={() => void refetch()}>
        {errorMessage(error, 'Try again in a moment.')}
      </ErrorNotice>
    );
  if (!data) return <Waiting>Reading the history…</Waiting>;
  return (
    <>
      <EntryDays entries={data.entries} linkOf={linkOf} heading="h3" />
      {data.before !== null && <Earlier id={id} before={data.before} linkOf={linkOf} />}
    </>
  );
}
