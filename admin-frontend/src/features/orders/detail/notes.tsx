import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { tokens } from '../../../shared/theme/tokens.ts';
import { TEXT_LIMITS } from '@willow/contracts/text-limits';
import type { OrderNote } from '@willow/contracts/operator/operator.contract';
import { useId, useState } from 'react';
import { clockTime, timeInWords } from '../../../shared/times.ts';
import { Field } from '../../../shared/ui/field.tsx';
import { useChangeOrder } from './use-change-order.ts';
import { useNewNote } from './use-new-note.ts';

type NotesProps = { readonly orderId: string; readonly notes: readonly OrderNote[] };

export function Notes({ orderId, notes }: NotesProps) {
  const id = useId();
  const { text, isBlank, write, settle } = useNewNote(orderId);
  const { change, busy } = useChangeOrder(orderId);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const save = async () => {
    if (!(await change({ notes: text }))) return;
    settle();
    setSavedAt(new Date());
  };
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h2" component="h3" id={id} sx={{ mb: 1 }}>
        Notes
      </Typography>
      <Made notes={notes} />
      <Field
        label="Internal notes"
        hint="Only the team sees these. Saved notes cannot be edited."
        multiline
        minRows={3}
        maxRows={20}
        value={text}
        onChange={({ target }) => write(target.value)}
        inputProps={{ maxLength: TEXT_LIMITS.notes }}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 1.5 }}>
        <Button variant="outlined" disabled={busy || isBlank} onClick={() => void save()}>
          {busy ? 'Saving…' : 'Save Notes'}
        </Button>
        <Typography variant="body2" component="output" sx={{ color: 'text.secondary' }}>
          {isBlank ? savedAt && `Saved ${clockTime(savedAt)}` : 'Not saved yet'}
        </Typography>
      </Box>
    </Box>
  );
}

function Made({ notes }: Pick<NotesProps, 'notes'>) {
  if (notes.length === 0) return <Typography sx={{ mb: 2, color: 'text.secondary' }}>No notes yet.</Typography>;
  return (
    <Box component="ol" aria-label="Notes so far" sx={{ listStyle: 'none', m: 0, mb: 2, p: 0, display: 'grid', gap: 1 }}>
      {notes.map(({ text, by, at }, index) => (
        <Box component="li" key={`${index} ${at}`} sx={NOTE}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {by.name}, <time dateTime={at}>{timeInWords(at)}</time>
          </Typography>
          {text ?? 'This note was erased with the customer’s data.'}
        </Box>
      ))}
    </Box>
  );
}

const NOTE = {
  p: 1.5,
  background: tokens.colour.card,
  border: `1px solid ${tokens.colour.line}`,
  borderRadius: 1,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
} as const;
