import type { ErasureRequest } from '@willow/contracts/account/privacy.contract';
import { MESSAGES } from '@willow/contracts/messages';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { useState } from 'react';
import { showToast } from '../../shared/toast/toasts.ts';
import { FormDialog } from '../../shared/ui/form-dialog.tsx';
import { ReasonField } from '../../shared/ui/reason-field.tsx';
import { useDeclineErasureMutation } from './erasures.api.ts';

/** The law lets us say no where the file may be needed for a claim; the customer reads why. */
export function DeclineDialog({ request, onClose }: { readonly request: ErasureRequest; readonly onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [decline, { isLoading: busy }] = useDeclineErasureMutation();
  const save = async () => {
    if (reason.trim() === '') return setProblem(MESSAGES.reasonNeeded);
    const { error } = await decline({ id: request.id, reason: reason.trim() });
    if (error) return setProblem(errorMessage(error, 'The request was not declined.'));
    showToast({ tone: 'success', title: 'Request declined', description: 'The customer reads the reason under “Your data”.' });
    return onClose();
  };
  return (
    <FormDialog
      title="Decline the erasure"
      width="sm"
      action={['Decline Request', 'Declining…']}
      busy={busy}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <ReasonField
        hint="The customer reads this"
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
