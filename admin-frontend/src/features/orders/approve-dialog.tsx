import Typography from '@mui/material/Typography';
import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { useApprove } from './use-approve.ts';

type ApproveDialogProps = { readonly order: AdminOrder; readonly onClose: () => void };

/** Asks, by name, before a draft goes out. */
export function ApproveDialog({ order, onClose }: ApproveDialogProps) {
  const { approve } = useApprove(order);
  const { fullName, email } = order.user;
  return (
    <ConfirmDialog title={`Send the draft to ${fullName}?`} confirm="Approve & Send Draft" onConfirm={approve} onClose={onClose}>
      <Typography>
        The draft will of {fullName} is approved and emailed to <strong>{email}</strong>. An email cannot be called back.
      </Typography>
      {order.status === 'sent' && <Typography sx={{ mt: 1.5 }}>It has been sent before; this sends it once more.</Typography>}
    </ConfirmDialog>
  );
}
