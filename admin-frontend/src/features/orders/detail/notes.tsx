import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TEXT_LIMITS } from '@willow/contracts/constants';
import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { useState } from 'react';
import { clockTime } from '../../../shared/times.ts';
import { Field } from '../../../shared/ui/field.tsx';
import { useChangeOrder } from './use-change-order.ts';
import { useNotes } from './use-notes.ts';

export function Notes({ order }: { readonly order: AdminOrder }) {
  const { text, unsaved, write, settle } = useNotes(order);
  const { change, busy } = useChangeOrder(order.id);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const save = async () => {
    if (!(await change({ notes: text }))) return;
    settle();
    setSavedAt(new Date());
  };
  return (
    <Box component="section" aria-label="Notes">
      <Field
        label="Internal notes"
        hint="Only the team sees these."
        multiline
        minRows={5}
        maxRows={20}
        value={text}
        onChange={({ target }) => write(target.value)}
        inputProps={{ maxLength: TEXT_LIMITS.notes }}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 1.5 }}>
        <Button variant="outlined" disabled={busy} onClick={() => void save()}>
          {busy ? 'Saving…' : 'Save Notes'}
        </Button>
        <Typography variant="body2" component="output" sx={{ color: 'text.secondary' }}>
          {unsaved ? 'Not saved yet' : savedAt && `Saved ${clockTime(savedAt)}`}
        </Typography>
      </Box>
    </Box>
  );
}
