import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TEXT_LIMITS } from '@willow/contracts/text-limits';
import type { FormEvent } from 'react';
import { InsertPrepared } from '../../../shared/prepared-answers/insert-prepared.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { takeFocus } from '../../../shared/ui/form-dialog.tsx';
import type { AnswerToProblem } from './use-answer-problem.ts';

type Props = { readonly name: string; readonly email: string; readonly answer: AnswerToProblem };

/** The answer to a customer who says that something is wrong: it goes out by mail and stays beside the message. */
export function ProblemAnswerForm({ name, email, answer }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void answer.send();
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      aria-label={`Answer to ${name}`}
      sx={{ flex: '1 1 100%', display: 'grid', gap: 1.5 }}
    >
      <InsertPrepared text={answer.text} onInsert={answer.write} />
      <Field
        label="Your answer"
        hint={`It is emailed to ${email} and kept with the order. A greeting is added.`}
        multiline
        minRows={4}
        maxRows={16}
        inputRef={takeFocus}
        value={answer.text}
        error={answer.problem}
        onChange={({ target }) => answer.write(target.value)}
        inputProps={{ maxLength: TEXT_LIMITS.reason }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" size="small" variant="contained" disabled={answer.busy}>
          {answer.busy ? 'Sending…' : 'Send answer'}
        </Button>
        <Button size="small" onClick={answer.leave}>
          Cancel
        </Button>
      </Box>
    </Box>
  );
}
