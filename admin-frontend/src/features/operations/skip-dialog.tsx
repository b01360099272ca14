import Typography from '@mui/material/Typography';
import { MESSAGES } from '@willow/contracts/messages';
import { TEXT_LIMITS } from '@willow/contracts/text-limits';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { type ReactNode, useState } from 'react';
import { showToast } from '../../shared/toast/toasts.ts';
import { Field } from '../../shared/ui/field.tsx';
import { FormDialog, takeFocus } from '../../shared/ui/form-dialog.tsx';

type SkipDialogProps = {
  readonly what: string;
  readonly onSkip: (reason: string) => PromiseLike<{ readonly error?: unknown }>;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Giving something up is for good, so it takes a reason, which is kept with who gave it. */
export function SkipDialog({ what, onSkip, onClose, children }: SkipDialogProps) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (reason.trim() === '') return setProblem(MESSAGES.skipReason);
    setBusy(true);
    const { error } = await onSkip(reason.trim());
    setBusy(false);
    if (error) return setProblem(errorMessage(error, 'It was not skipped.'));
    showToast({ tone: 'success', title: 'Skipped' });
    return onClose();
  };
  return (
    <FormDialog
      title={`Skip ${what}?`}
      width="sm"
      action={['Skip', 'Skipping…']}
      busy={busy}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>{children}</Typography>
      <Field
        label="Reason"
        hint="Kept with your name"
        multiline
        minRows={2}
        inputRef={takeFocus}
        value={reason}
        error={problem}
        onChange={({ target }) => {
          setReason(target.value);
          setProblem(undefined);
        }}
        inputProps={{ maxLength: TEXT_LIMITS.reason }}
      />
    </FormDialog>
  );
}
