import Box from '@mui/material/Box';
import type { FailedJob } from '@willow/contracts/operator/operations.contract';
import { useState } from 'react';
import { timeInWords } from '../../shared/times.ts';
import { useRetryJobMutation, useSkipJobMutation } from './operations.api.ts';
import { Panel } from './panel.tsx';
import { sayOutcome } from './say-outcome.ts';
import { SkipDialog } from './skip-dialog.tsx';
import { STUCK_LIST, StuckItem } from './stuck-item.tsx';

/** Jobs that have used up their attempts. */
export function FailedJobs({ failed }: { readonly failed: readonly FailedJob[] | null }) {
  if (failed === null) return <Panel title="Failed jobs" note="The queue could not be reached." />;
  if (failed.length === 0) return <Panel title="Failed jobs" note="No failed jobs." />;
  return (
    <Panel title="Failed jobs" note="They have used up their attempts and need someone to act.">
      <Box component="ul" aria-label="Failed jobs" sx={STUCK_LIST}>
        {failed.map((job) => (
          <Failed key={`${job.job} ${job.id}`} failed={job} />
        ))}
      </Box>
    </Panel>
  );
}

function Failed({ failed: { job, id, attempts, reason, failedAt } }: { readonly failed: FailedJob }) {
  const [skipping, setSkipping] = useState(false);
  const [retry, { isLoading: busy }] = useRetryJobMutation();
  const [skip] = useSkipJobMutation();
  return (
    <>
      <StuckItem
        title={job}
        id={id}
        about={`Gave up on ${timeInWords(failedAt)} after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`}
        reason={reason}
        busy={busy}
        retry={{ label: 'Try Again', run: () => void sayOutcome(retry({ job, id }), 'Trying again') }}
        onSkip={() => setSkipping(true)}
      />
      {skipping && (
        <SkipDialog what={job} onSkip={(why) => skip({ job, id, reason: why })} onClose={() => setSkipping(false)}>
          The job is deleted, and what it was for, such as an email, is never done.
        </SkipDialog>
      )}
    </>
  );
}
