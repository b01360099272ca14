import type { ErasureRequest } from '@willow/contracts/account/privacy.contract';
import { ReasonDialog } from '../../shared/ui/reason-dialog.tsx';
import { useDeclineErasureMutation } from './erasures.api.ts';

/** The law lets us say no where the file may be needed for a claim; the customer reads why. */
export function DeclineDialog({ request, onClose }: { readonly request: ErasureRequest; readonly onClose: () => void }) {
  const [decline] = useDeclineErasureMutation();
  return (
    <ReasonDialog
      title="Decline the erasure"
      action={['Decline Request', 'Declining…']}
      hint="The customer reads this"
      minRows={3}
      onReason={(reason) => decline({ id: request.id, reason })}
      failed="The request was not declined."
      done={{ title: 'Request declined', description: 'The customer reads the reason under “Your data”.' }}
      onClose={onClose}
    />
  );
}
