import Typography from '@mui/material/Typography';
import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { MESSAGES } from '@willow/contracts/messages';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { useLocation, useNavigate } from 'react-router';
import { isMarked, isStopped } from './order-words.ts';
import { useApprove } from './use-approve.ts';

type ApproveDialogProps = { readonly order: AdminOrder; readonly onClose: () => void };

export function ApproveDialog(props: ApproveDialogProps) {
  return isStopped(props.order) ? <Stopped {...props} /> : <Question {...props} />;
}

function Stopped({ order: { id, user, review, returned }, onClose }: ApproveDialogProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <ConfirmDialog
      title={`The will of ${user.fullName} cannot go out yet`}
      confirm={returned ? 'Open the order' : 'Open the review flags'}
      onConfirm={() => void navigate(`/orders/${id}/actions${search}`)}
      onClose={onClose}
    >
      {returned && <Typography>{MESSAGES.answersReturned}</Typography>}
      {!returned && review && review.block > 0 && (
        <Typography>{counted(review.block, 'review flag blocks it', 'review flags block it')}.</Typography>
      )}
      {!returned && review && review.high > 0 && (
        <Typography>{counted(review.high, 'review flag waits for a decision', 'review flags wait for a decision')}.</Typography>
      )}
    </ConfirmDialog>
  );
}

const counted = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`;

const SENT_BEFORE = 'It has been sent before; this sends it once more.';
const MARKED_BEFORE = 'It was marked as sent by hand; this is the first email with it.';

function Question({ order, onClose }: ApproveDialogProps) {
  const { approve } = useApprove(order);
  const { fullName, email } = order.user;
  return (
    <ConfirmDialog title={`Send the draft to ${fullName}?`} confirm="Approve & Send Draft" onConfirm={approve} onClose={onClose}>
      <Typography>
        The draft will of {fullName} is approved and emailed to <strong>{email}</strong>. An email cannot be called back.
      </Typography>
      {order.status === 'sent' && <Typography sx={{ mt: 1.5 }}>{isMarked(order) ? MARKED_BEFORE : SENT_BEFORE}</Typography>}
    </ConfirmDialog>
  );
}
