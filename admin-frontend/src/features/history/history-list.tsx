import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { HistoryEntry, HistoryPart, OrderHistory } from '@willow/contracts/operator/history.contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { EntryDays } from '../../shared/history/entry-days.tsx';
import type { EntryLink } from '../../shared/history/entry-line.tsx';
import { EmptyNotice, ErrorNotice } from '../../shared/ui/notice.tsx';
import { Waiting } from '../../shared/ui/waiting.tsx';
import { useOrderHistoryQuery } from './history.api.ts';
import { NamesNotice } from './names-notice.tsx';

type PageOf = { readonly id: string; readonly part: HistoryPart | undefined; readonly before?: string };

/** One page, and under it the next one once that is asked for. */
export function HistoryPageOf({ id, part, before }: PageOf) {
  const query = useOrderHistoryQuery({ id, ...(part && { part }), ...(before && { before }) });
  const { data, error, isError, refetch } = query;
  if (isError)
    return (
      <ErrorNotice title="The history could not be read" onRetry={() => void refetch()}>
        {errorMessage(error, 'Try again in a moment.')}
      </ErrorNotice>
    );
  if (!data) return <Waiting>Reading the history…</Waiting>;
  return (
    <>
      {before === undefined && <NamesNotice orderId={id} names={data.names} onSealed={() => void refetch()} />}
      {data.total === 0 ? (
        <EmptyNotice title="Nothing to show">Choose “Everything” to see the rest.</EmptyNotice>
      ) : (
        <Days history={data} orderId={id} />
      )}
      {data.before !== null && <Earlier id={id} part={part} before={data.before} />}
    </>
  );
}

function Days({ history: { entries, names }, orderId }: { readonly history: OrderHistory; readonly orderId: string }) {
  const [params] = useSearchParams();
  const compared = params.get('compare');
  // Who looked changes nothing, and what is sealed is shown at no moment.
  const linkOf = ({ id, part }: HistoryEntry): EntryLink | undefined => {
    if (names.state === 'sealed' || part === 'access' || id === compared) return undefined;
    const to = `/orders/${orderId}/history/${id}`;
    return compared === null ? { to, text: 'State at this point' } : { to: `${to}?since=${compared}`, text: 'Compare with this entry' };
  };
  return <EntryDays entries={entries} linkOf={linkOf} />;
}

function Earlier({ id, part, before }: PageOf) {
  const [asked, setAsked] = useState(false);
  if (asked) return <HistoryPageOf id={id} part={part} {...(before && { before })} />;
  return (
    <Box sx={{ p: 2, textAlign: 'center', borderTop: 1, borderColor: 'divider' }}>
      <Button variant="outlined" onClick={() => setAsked(true)}>
        Show earlier entries
      </Button>
    </Box>
  );
}
