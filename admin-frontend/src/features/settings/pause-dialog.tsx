import Typography from '@mui/material/Typography';
import { MESSAGES } from '@willow/contracts/messages';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { useState } from 'react';
import { showToast } from '../../shared/toast/toasts.ts';
import { FormDialog } from '../../shared/ui/form-dialog.tsx';
import { ReasonField } from '../../shared/ui/reason-field.tsx';
import { usePausePaymentsMutation } from './settings.api.ts';

export function PauseDialog({ onClose }: { readonly onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [pause, { isLoading: busy }] = usePausePaymentsMutation();
  const save = async () => {
    if (reason.trim() === '') return setProblem(MESSAGES.pauseReason);
    const { error } = await pause({ reason: reason.trim() });
    if (error) return setProblem(errorMessage(error, 'Payments are not paused.'));
    showToast({ tone: 'success', title: 'Payments are paused' });
    return onClose();
  };
  return (
    <FormDialog
      title="Pause payments?"
      width="sm"
      action={['Pause Payments', 'Pausing…']}
      busy={busy}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>
        Customers who come to the checkout read that we take no payments at the moment, and that their answers are safe. Publish a notice as
        well, to say until when.
      </Typography>
      <ReasonField
        hint="For the team, kept with your name. Customers do not see it"
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
