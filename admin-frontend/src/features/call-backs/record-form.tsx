import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TEXT_LIMITS } from '@willow/contracts/text-limits';
import type { FormEvent } from 'react';
import { Field } from '../../shared/ui/field.tsx';
import { useRecordCall } from './use-record-call.ts';

/** How the call went, in three buttons; each takes the note along. */
export function RecordForm({ id, name }: { readonly id: string; readonly name: string }) {
  const call = useRecordCall(id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void call.record('called');
  };
  return (
    <Box component="form" noValidate onSubmit={submit} aria-label={`How the call to ${name} went`} sx={{ mt: 2, maxWidth: '70ch' }}>
      <Field
        label="Note for the team"
        hint="What was said, or what you tried. The customer does not see it."
        multiline
        minRows={2}
        maxRows={12}
        value={call.text}
        error={call.problem}
        onChange={({ target }) => call.write(target.value)}
        inputProps={{ maxLength: TEXT_LIMITS.reason }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button type="submit" variant="contained" disabled={call.busy}>
          Called
        </Button>
        <Button variant="outlined" disabled={call.busy} onClick={() => void call.record('no-answer')}>
          No answer
        </Button>
        <Button disabled={call.busy} onClick={() => void call.record('closed')}>
          Close without a call
        </Button>
      </Box>
    </Box>
  );
}
