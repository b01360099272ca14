import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Operations } from '@willow/contracts/operator/operations.contract';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { clockTime } from '../../shared/times.ts';
import { ErrorNotice } from '../../shared/ui/notice.tsx';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { Waiting } from '../../shared/ui/waiting.tsx';
import { useVisible } from '../../shared/use-visible.ts';
import { ConsumersPanel } from './consumers-panel.tsx';
import { FailedJobs } from './failed-jobs.tsx';
import { useOperationsQuery } from './operations.api.ts';
import { ParkedFacts } from './parked-facts.tsx';
import { QueuesPanel } from './queues-panel.tsx';

const REFRESH_MS = 5_000;

/** How projections, reactions and queues are doing, and what waits for a person. For admins. */
export function OperationsPage() {
  const visible = useVisible();
  const { data, error, isLoading, isError, fulfilledTimeStamp, refetch } = useOperationsQuery(undefined, {
    pollingInterval: visible ? REFRESH_MS : 0,
  });
  return (
    <>
      <PageHeading title="Queues">
        {fulfilledTimeStamp !== undefined && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {isError ? 'Last read' : 'Updated'} {clockTime(fulfilledTimeStamp)}
          </Typography>
        )}
      </PageHeading>
      {isLoading && <Waiting>Looking at queues and consumers…</Waiting>}
      {isError && (
        <Paper sx={{ mb: 3 }}>
          <ErrorNotice title="Failed to read queues and consumers" onRetry={() => void refetch()}>
            {errorMessage(error, 'Their state could not be loaded.')}
          </ErrorNotice>
        </Paper>
      )}
      {data && <Panels operations={data} />}
    </>
  );
}

function Panels({ operations: { consumers, parked, queues, failed } }: { readonly operations: Operations }) {
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <FailedJobs failed={failed} />
      <ParkedFacts parked={parked} />
      <ConsumersPanel consumers={consumers} />
      <QueuesPanel queues={queues} />
    </Box>
  );
}
