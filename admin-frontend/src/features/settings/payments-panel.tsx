import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Badge } from '../../shared/ui/badge.tsx';
import { Panel } from './panel.tsx';
import { PauseDialog } from './pause-dialog.tsx';
import { sayOutcome } from './say-outcome.ts';
import { useResumePaymentsMutation } from './settings.api.ts';

type PaymentsPanelProps = { readonly paused: boolean; readonly mayChange: boolean };

export function PaymentsPanel({ paused, mayChange }: PaymentsPanelProps) {
  const [asking, setAsking] = useState(false);
  const [resume, { isLoading: resuming }] = useResumePaymentsMutation();
  return (
    <Panel title="Payments" note="While paused, no one can start a payment. Payments already started still go through.">
      <Typography component="div" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Badge tone={paused ? 'bad' : 'good'}>{paused ? 'Paused' : 'On'}</Badge>
        {mayChange && !paused && (
          <Button variant="outlined" onClick={() => setAsking(true)}>
            Pause Payments…
          </Button>
        )}
        {mayChange && paused && (
          <Button variant="contained" disabled={resuming} onClick={() => void sayOutcome(resume(), 'Payments are taken again')}>
            {resuming ? 'Resuming…' : 'Take Payments Again'}
          </Button>
        )}
      </Typography>
      {asking && <PauseDialog onClose={() => setAsking(false)} />}
    </Panel>
  );
}
