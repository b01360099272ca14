import Typography from '@mui/material/Typography';
import { MESSAGES } from '@willow/contracts/messages';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { type ReactNode, useState } from 'react';
import { showToast } from '../../shared/toast/toasts.ts';
import { FormDialog } from '../../shared/ui/form-dialog.tsx';
import { ReasonField } from '../../shared/ui/reason-field.tsx';

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
      <ReasonField
        hint="Kept with your name"
        minRows={2}
        reason={reason}
        problem={problem}
        onWrite={(text) => {
          setReason(text);
          setProblem(undefined);
        }}
      />
    </FormDialog>
  );
}
