import ArrowBack from '@mui/icons-material/ArrowBack';
import Download from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { exportOrderHistory, HistoryPart } from '@willow/contracts/operator/history.contract';
import { lazy, Suspense, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { useMay } from '../../shared/session/may.ts';
import { shortId } from '../../shared/order-words.ts';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { PrintButton } from '../../shared/ui/print-button.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { PART_WORDS } from '../../shared/history/history-words.ts';
import { HistoryPageOf } from './history-list.tsx';
import { usePrintAll } from './use-print-all.ts';

const ExportOrderDialog = lazy(() => import('./export-order-dialog.tsx'));

const EVERYTHING = 'everything';
const OPTIONS = { [EVERYTHING]: 'Everything', ...PART_WORDS };
const TEAM_ONLY = { audience: ['operator', 'admin'] } as const;

/** Everything that ever happened to an order, in sentences. */
export function HistoryPage() {
  const { id = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const may = useMay();
  const [exporting, setExporting] = useState(false);
  const { print, readsAll, reading, report } = usePrintAll();
  const part = HistoryPart.safeParse(params.get('show')).data;
  return (
    <>
      <Button component={Link} to={may(TEAM_ONLY) ? `/orders/${id}` : '/orders'} startIcon={<ArrowBack />} sx={{ ml: -1, mb: 1 }}>
        {may(TEAM_ONLY) ? 'Back to the order' : 'Back to the orders'}
      </Button>
      <PageHeading title={`History of order ${shortId(id)}`}>
        {may(exportOrderHistory) && (
          <Button variant="outlined" startIcon={<Download />} onClick={() => setExporting(true)}>
            Export this order
          </Button>
        )}
        <PrintButton onPrint={print} />
        <SelectField
          label="Show"
          name="show"
          value={part ?? EVERYTHING}
          options={OPTIONS}
          onChange={({ target }) => setParams((now) => shown(now, target.value), { replace: true })}
        />
      </PageHeading>
      <Typography sx={{ mb: 2, mt: -1.5, color: 'text.secondary', maxWidth: '44rem' }}>
        Every fact, newest first, in London time. Nothing here can be changed. Viewing this page is recorded.
      </Typography>
      {/* It is there before it says something: only then is that read out. */}
      <Typography component="output" data-print="no" sx={{ display: 'block', mb: reading ? 2 : 0 }}>
        {reading && `Loading all entries for printing: ${reading.read} of ${reading.total} so far…`}
      </Typography>
      {params.has('compare') && (
        <Box role="note" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
          <Typography>Choose the entry to compare with.</Typography>
          <Button component={Link} to={`/orders/${id}/history`}>
            Cancel
          </Button>
        </Box>
      )}
      <Suspense fallback={null}>{exporting && <ExportOrderDialog orderId={id} onClose={() => setExporting(false)} />}</Suspense>
      <Paper sx={{ overflow: 'hidden' }}>
        <Box key={`${id} ${part}`}>
          <HistoryPageOf {...{ id, part, readsAll, report }} />
        </Box>
      </Paper>
    </>
  );
}

function shown(params: URLSearchParams, part: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (part === EVERYTHING) next.delete('show');
  else next.set('show', part);
  return next;
}
