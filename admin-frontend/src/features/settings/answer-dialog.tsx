import Box from '@mui/material/Box';
import { type PreparedAnswer, savePreparedAnswer } from '@willow/contracts/operator/settings.contract';
import { TEXT_LIMITS } from '@willow/contracts/text-limits';
import { z } from '@willow/contracts/zod';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { useState } from 'react';
import { showToast } from '../../shared/toast/toasts.ts';
import { Field } from '../../shared/ui/field.tsx';
import { FormDialog } from '../../shared/ui/form-dialog.tsx';
import { takeFocus } from '../../shared/ui/form-dialog.tsx';
import { useSavePreparedAnswerMutation } from './settings.api.ts';

type AnswerDialogProps = { /** Null: a new one. */ readonly answer: PreparedAnswer | null; readonly onClose: () => void };

export function AnswerDialog({ answer, onClose }: AnswerDialogProps) {
  const [title, setTitle] = useState(answer?.title ?? '');
  const [text, setText] = useState(answer?.text ?? '');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [save, { isLoading: busy }] = useSavePreparedAnswerMutation();
  const submit = async () => {
    const known = answer && { id: answer.id, before: { title: answer.title, text: answer.text } };
    const { data, error: wrong } = z.safeParse(savePreparedAnswer.body, { title, text, ...known });
    setErrors(Object.fromEntries((wrong?.issues ?? []).toReversed().map(({ path, message }) => [String(path[0]), message])));
    if (!data) return;
    const { error } = await save(data);
    if (error) return setErrors({ text: errorMessage(error, 'The answer was not saved.') });
    showToast({ tone: 'success', title: 'Answer saved' });
    onClose();
  };
  return (
    <FormDialog
      title={answer ? 'Edit a prepared answer' : 'New prepared answer'}
      width="sm"
      action={['Save Answer', 'Saving…']}
      busy={busy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Field
          label="Title"
          hint="Only the team sees it"
          inputRef={takeFocus}
          value={title}
          error={errors['title']}
          onChange={({ target }) => setTitle(target.value)}
          inputProps={{ maxLength: TEXT_LIMITS.short }}
        />
        <Field
          label="Text"
          hint="For every customer: leave out names and personal details. A greeting is added to each email."
          multiline
          minRows={5}
          maxRows={16}
          value={text}
          error={errors['text']}
          onChange={({ target }) => setText(target.value)}
          inputProps={{ maxLength: TEXT_LIMITS.reason }}
        />
      </Box>
    </FormDialog>
  );
}
