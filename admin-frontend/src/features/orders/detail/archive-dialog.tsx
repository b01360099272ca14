import Typography from '@mui/material/Typography';
import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { shortId } from '../../../shared/order-words.ts';
import { useChangeOrder } from './use-change-order.ts';

export function ArchiveDialog({ order, onClose }: { readonly order: AdminOrder; readonly onClose: () => void }) {
  const { change } = useChangeOrder(order.id);
  const undo = { label: 'Undo', run: () => change({ status: order.status }) };
  const { fullName } = order.user;
  return (
    <ConfirmDialog
      title={`Archive the order of ${fullName}?`}
      confirm="Archive Order"
      onConfirm={() => change({ status: 'archived' }, undo)}
      onClose={onClose}
    >
      <Typography>Order {shortId(order.id)} can no longer be approved or sent until it is set back to new.</Typography>
    </ConfirmDialog>
  );
}
