import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { MESSAGE_MAX } from '@willow/contracts/contact/contact.contract';
import type { FormEvent } from 'react';
import { InsertPrepared } from '../../shared/prepared-answers/insert-prepared.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { takeFocus } from '../../shared/ui/form-dialog.tsx';
import type { Settling } from './use-settle.ts';

export function AnswerForm({ name, settle }: { readonly name: string; readonly settle: Settling }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void settle.send();
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      aria-label={`Answer to ${name}`}
      sx={{ mt: 2, maxWidth: '70ch', display: 'grid', gap: 1.5 }}
    >
      <InsertPrepared text={settle.text} onInsert={settle.write} />
      <Field
        label="Your answer"
        hint="Sent as an email with a greeting, signed “The Willow team”. Their own message is not quoted."
        multiline
        minRows={5}
        maxRows={24}
        inputRef={takeFocus}
        value={settle.text}
        error={settle.problem}
        onChange={({ target }) => settle.write(target.value)}
        inputProps={{ maxLength: MESSAGE_MAX }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" disabled={settle.busy}>
          {settle.busy ? 'Sending…' : 'Send answer'}
        </Button>
        <Button onClick={settle.leave}>Cancel</Button>
      </Box>
    </Box>
  );
}
