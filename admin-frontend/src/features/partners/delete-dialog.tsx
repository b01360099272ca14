import { formatPounds } from '@willow/contracts/money';
import type { Partner } from '@willow/contracts/partner/partner.contract';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { showToast } from '../../shared/toast/toasts.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { useDeletePartnerMutation } from './partners.api.ts';

type DeleteDialogProps = { readonly partner: Partner; readonly onDeleted: () => void; readonly onClose: () => void };

export function DeleteDialog({ partner: { id, name, refCode, estimatedCommission }, onDeleted, onClose }: DeleteDialogProps) {
  const [remove] = useDeletePartnerMutation();
  const deleteIt = async () => {
    const { error } = await remove(id);
    if (error) return showToast({ tone: 'error', title: 'Error', description: errorMessage(error, 'Failed to delete partner') });
    showToast({ tone: 'success', title: 'Partner deleted', description: name });
    onDeleted();
  };
  return (
    <ConfirmDialog title={`Delete ${name}?`} confirm="Delete Partner" onConfirm={() => void deleteIt()} onClose={onClose}>
      {estimatedCommission > 0 && `The ${formatPounds(estimatedCommission)} commission will no longer be shown. `}
      Name, email and notes are erased and cannot be brought back. Customers and orders keep the ref code {refCode}. To stop new sign-ups
      only, set the partner to inactive.
    </ConfirmDialog>
  );
}
