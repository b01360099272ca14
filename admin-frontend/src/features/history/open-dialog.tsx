import Typography from '@mui/material/Typography';
import { MESSAGES } from '@willow/contracts/messages';
import { OPENED_MINUTES } from '@willow/contracts/operator/history.contract';
import { isOfSubstance } from '@willow/contracts/operator/review.contract';
import { useState } from 'react';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { showToast } from '../../shared/toast/toasts.ts';
import { FormDialog } from '../../shared/ui/form-dialog.tsx';
import { ReasonField } from '../../shared/ui/reason-field.tsx';
import { useOpenOrderHistoryMutation } from './history.api.ts';

export function OpenDialog({ orderId, onClose }: { readonly orderId: string; readonly onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [open, { isLoading: busy }] = useOpenOrderHistoryMutation();
  const save = async () => {
    if (!isOfSubstance(reason)) return setProblem(MESSAGES.reasonThin);
    const { error } = await open({ id: orderId, reason: reason.trim() });
    if (error) return setProblem(errorMessage(error, 'Nothing was revealed. Try again in a moment.'));
    showToast({ tone: 'success', title: 'Personal details revealed', description: `For ${OPENED_MINUTES} minutes, in this session.` });
    return onClose();
  };
  return (
    <FormDialog
      title="Reveal personal details"
      width="sm"
      action={['Reveal', 'Revealing…']}
      busy={busy}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>
        You can then read names, answers and reasons of this order for {OPENED_MINUTES} minutes. Your name and the reason become part of its
        history, and the customer’s copy of everything says that it happened.
      </Typography>
      <ReasonField
        hint="Who asks, and for what"
        minRows={3}
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
