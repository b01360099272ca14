import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { tokens } from '../../../shared/theme/tokens.ts';
import type { AdminOrderDetail } from '@willow/contracts/operator/operator.contract';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { APPROVE, readingAt } from '../reading-address.ts';
import { approvalNote, useApproval } from '../use-approval.ts';
import { useApprove } from '../use-approve.ts';
import { approveWords, isMarked } from '../order-words.ts';
import { MarkSentDialog } from './mark-sent-dialog.tsx';
import { ArchiveDialog } from './archive-dialog.tsx';
import { ReturnDialog } from './return-dialog.tsx';
import { useReturnAnswers } from './use-return-answers.ts';
import { useChangeOrder } from './use-change-order.ts';

const AskDialog = lazy(() => import('../enquiries/ask-dialog.tsx'));

export function OrderActions({ detail }: { readonly detail: AdminOrderDetail }) {
  const { order } = detail;
  const [asking, setAsking] = useState<'archive' | 'ask' | 'return' | 'mark' | null>(null);
  const { sending } = useApprove(order);
  const approval = useApproval(order.id);
  const { change, busy } = useChangeOrder(order.id);
  const giveBack = useReturnAnswers(detail);
  const archived = order.status === 'archived';
  const navigate = useNavigate();
  const { search } = useLocation();
  const close = () => setAsking(null);
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Action note={approvalNote(order, approval.reason)} important={!approval.open}>
        {(noteId) => (
          <Button
            variant="contained"
            disabled={sending || archived || !approval.open}
            aria-describedby={noteId}
            onClick={() => void navigate({ ...readingAt(order.id, search), hash: APPROVE })}
          >
            {sending ? 'Sending…' : approveWords(order)}
          </Button>
        )}
      </Action>
      <Action note="Asks the customer by email and on the dashboard, and puts the order in review.">
        <Button variant="outlined" disabled={archived || sending} onClick={() => setAsking('ask')}>
          Request Additional Information
        </Button>
      </Action>
      {order.paymentStatus === 'succeeded' && !order.returned && !archived && (
        <Action note="Lets the customer change the answers and submit again without paying.">
          <Button variant="outlined" disabled={giveBack.busy || sending} onClick={() => setAsking('return')}>
            Return Answers to Customer
          </Button>
        </Action>
      )}
      {order.paymentStatus === 'succeeded' && !order.returned && !archived && order.status !== 'sent' && (
        <Action note="For a will sent some other way than by our email.">
          <Button variant="outlined" disabled={busy || sending || !approval.open} onClick={() => setAsking('mark')}>
            Mark as Sent by Hand
          </Button>
        </Action>
      )}
      {isMarked(order) && (
        <Action note="Returns the order to New, as if it had not been marked.">
          <Button variant="outlined" disabled={busy || sending} onClick={() => change({ status: 'new' })}>
            Undo Mark as Sent
          </Button>
        </Action>
      )}
      <Action note={archived ? 'Returns the order to New.' : 'Archives the order. It can be set back to New.'}>
        {archived ? (
          <Button variant="outlined" disabled={busy} onClick={() => change({ status: 'new' })}>
            Set Back to New
          </Button>
        ) : (
          <Button variant="outlined" color="error" disabled={busy || sending} onClick={() => setAsking('archive')}>
            Archive Order
          </Button>
        )}
      </Action>
      <Suspense fallback={null}>{asking === 'ask' && <AskDialog detail={detail} onClose={close} />}</Suspense>
      {asking === 'return' && <ReturnDialog fullName={order.user.fullName} onConfirm={giveBack.run} onClose={close} />}
      {asking === 'mark' && (
        <MarkSentDialog fullName={order.user.fullName} onConfirm={() => void change({ status: 'sent' })} onClose={close} />
      )}
      {asking === 'archive' && <ArchiveDialog order={order} onClose={close} />}
    </Box>
  );
}

type ActionProps = {
  readonly note: string;
  /** Whether the note keeps the action from being taken. */
  readonly important?: boolean;
  readonly children: ReactNode | ((noteId: string) => ReactNode);
};

function Action({ note, important = false, children }: ActionProps) {
  const id = useId();
  return (
    <div>
      {typeof children === 'function' ? children(id) : children}
      <Typography
        variant="body2"
        id={id}
        sx={{ mt: 0.5, overflowWrap: 'anywhere', ...(important ? STOPPED : { color: 'text.secondary' }) }}
      >
        {note}
      </Typography>
    </div>
  );
}

const STOPPED = {
  p: 1.5,
  background: tokens.colour.goldPale,
  borderInlineStart: `4px solid ${tokens.colour.gold}`,
  borderRadius: 1,
} as const;
