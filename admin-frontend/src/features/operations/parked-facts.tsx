import Box from '@mui/material/Box';
import type { ParkedFact } from '@willow/contracts/operator/operations.contract';
import { useState } from 'react';
import { timeInWords } from '../../shared/times.ts';
import { useRetryParkedMutation, useSkipParkedMutation } from './operations.api.ts';
import { Panel } from './panel.tsx';
import { sayOutcome } from './say-outcome.ts';
import { SkipDialog } from './skip-dialog.tsx';
import { STUCK_LIST, StuckItem } from './stuck-item.tsx';

/** Facts that a consumer could not process, and those that wait behind them. */
export function ParkedFacts({ parked }: { readonly parked: readonly ParkedFact[] }) {
  if (parked.length === 0) return <Panel title="Parked facts" note="Nothing is parked." />;
  return (
    <Panel title="Parked facts" note="A consumer could not process them and went on without them.">
      <Box component="ul" aria-label="Parked facts" sx={STUCK_LIST}>
        {parked.map((fact) => (
          <Parked key={`${fact.subscription} ${fact.eventId}`} fact={fact} />
        ))}
      </Box>
    </Panel>
  );
}

function Parked({ fact: { subscription, stream, revision, eventId, type, error, attempts, parkedAt } }: { readonly fact: ParkedFact }) {
  const [skipping, setSkipping] = useState(false);
  const [retry, { isLoading: busy }] = useRetryParkedMutation();
  const [skip] = useSkipParkedMutation();
  return (
    <>
      <StuckItem
        title={`${type} for ${subscription}`}
        id={`${stream}@${revision}`}
        about={`Parked on ${timeInWords(parkedAt)}, tried ${attempts} ${attempts === 1 ? 'time' : 'times'}`}
        reason={error ?? 'Waiting behind the one before it.'}
        busy={busy}
        retry={{ label: 'Try Stream Again', run: () => void sayOutcome(retry({ subscription, stream }), 'Processed') }}
        onSkip={() => setSkipping(true)}
      />
      {skipping && (
        <SkipDialog what={type} onSkip={(reason) => skip({ subscription, eventId, reason })} onClose={() => setSkipping(false)}>
          {subscription} never sees this fact. Those behind it wait until the stream is tried again.
        </SkipDialog>
      )}
    </>
  );
}
