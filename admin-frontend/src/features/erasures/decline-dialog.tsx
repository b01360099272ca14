import type { ErasureRequest } from '@willow/contracts/account/privacy.contract';
import { TEXT_LIMITS } from '@willow/contracts/text-limits';
import { MESSAGES } from '@willow/contracts/messages';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { useState } from 'react';
import { showToast } from '../../shared/toast/toasts.ts';
import { Field } from '../../shared/ui/field.tsx';
import { FormDialog, takeFocus } from '../../shared/ui/form-dialog.tsx';
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
      <Field
        label="Reason"
        hint="The customer reads this"
        multiline
        minRows={3}
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
