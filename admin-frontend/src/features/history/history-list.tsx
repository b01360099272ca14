import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { HistoryEntry, HistoryPart, OrderHistory } from '@willow/contracts/operator/history.contract';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { EntryDays } from '../../shared/history/entry-days.tsx';
import type { EntryLink } from '../../shared/history/entry-line.tsx';
import { EmptyNotice, ErrorNotice } from '../../shared/ui/notice.tsx';
import { Waiting } from '../../shared/ui/waiting.tsx';
import { useOrderHistoryQuery } from './history.api.ts';
import { NamesNotice } from './names-notice.tsx';
import type { Progress } from './use-print-all.ts';

type PageOf = {
  readonly id: string;
  readonly part: HistoryPart | undefined;
  readonly before?: string;
  /** How many entries are on the pages above, and on all together. */
  readonly above?: number;
  readonly total?: number;
  /** Whether every page is read, one after the other. */
  readonly readsAll: boolean;
  readonly report: (progress: Progress) => void;
};

/** One page, and under it the next one once that is asked for. The last one there is reports how far the history was read. */
export function HistoryPageOf({ id, part, before, above = 0, total: known = 0, readsAll, report }: PageOf) {
  const [asked, setAsked] = useState(false);
  const query = useOrderHistoryQuery({ id, ...(part && { part }), ...(before && { before }) });
  const { data, error, isError, refetch } = query;
  const read = above + (data?.entries.length ?? 0);
  const goesOn = !isError && typeof data?.before === 'string' && (asked || readsAll);
  const state = isError ? 'failed' : data?.before === null ? 'whole' : 'reading';
  const total = data?.total ?? known;
  useEffect(() => {
    if (!goesOn) report({ read, total, state });
  }, [goesOn, read, total, state, report]);
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
      {goesOn && data.before !== null && (
        <HistoryPageOf {...{ id, part, readsAll, report }} before={data.before} above={read} total={total} />
      )}
      {!goesOn && data.before !== null && <Earlier onAsk={() => setAsked(true)} />}
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

const Earlier = ({ onAsk }: { readonly onAsk: () => void }) => (
  <Box sx={{ p: 2, textAlign: 'center', borderTop: 1, borderColor: 'divider' }}>
    <Button variant="outlined" onClick={onAsk}>
      Show earlier entries
    </Button>
    <Typography sx={{ display: 'none', '@media print': { display: 'block' } }}>
      Earlier entries are not printed here. The Print button on the page prints them all.
    </Typography>
  </Box>
);
