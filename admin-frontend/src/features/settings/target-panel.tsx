import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { MESSAGES } from '@willow/contracts/messages';
import { REVIEW_HOURS } from '@willow/contracts/operator/settings.contract';
import { type FormEvent, useState } from 'react';
import { Field } from '../../shared/ui/field.tsx';
import { Panel } from './panel.tsx';
import { sayOutcome } from './say-outcome.ts';
import { useSetReviewTargetMutation } from './settings.api.ts';

type TargetPanelProps = { readonly hours: number; readonly mayChange: boolean };

export function TargetPanel({ hours, mayChange }: TargetPanelProps) {
  return (
    <Panel title="Review target" note="Queues show how many orders have waited longer than this.">
      {mayChange ? <TargetForm hours={hours} /> : <Typography>{hours === 1 ? '1 hour' : `${hours} hours`}</Typography>}
    </Panel>
  );
}

function TargetForm({ hours }: Pick<TargetPanelProps, 'hours'>) {
  const [edited, setEdited] = useState<string | null>(null);
  // What was read when the typing began, or saved since; null once it was said what is set now.
  const [base, setBase] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const [save, { isLoading: busy }] = useSetReviewTargetMutation();
  const typed = edited ?? String(hours);
  // What is typed while another is saved stays, for the next press.
  if (edited === String(hours)) setEdited(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const number = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : NaN;
    if (!(number >= REVIEW_HOURS.least && number <= REVIEW_HOURS.most)) setProblem(MESSAGES.reviewHours);
    else
      void sayOutcome(save({ hours: number, before: edited === null ? hours : (base ?? hours) }), 'Target saved').then((isDone) =>
        setBase(isDone ? number : null),
      );
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 2 }}>
      <Box sx={{ width: '12rem' }}>
        <Field
          label="Hours"
          hint={`From ${REVIEW_HOURS.least} to ${REVIEW_HOURS.most}`}
          value={typed}
          error={problem}
          onChange={({ target }) => {
            if (edited === null) setBase(hours);
            setEdited(target.value);
            setProblem(undefined);
          }}
          inputProps={{ inputMode: 'numeric', maxLength: 3 }}
        />
      </Box>
      <Button type="submit" variant="contained" disabled={busy || typed.trim() === String(hours)} sx={{ mt: '1.75rem' }}>
        {busy ? 'Saving…' : 'Save Target'}
      </Button>
    </Box>
  );
}
