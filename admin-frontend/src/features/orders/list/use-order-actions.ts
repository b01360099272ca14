import { pathOf } from '@willow/contracts/endpoint';
import {
  type AdminOrder,
  draftPdf,
  finalPdf,
  getAdminOrder,
  reconcileOrder,
  resendReceipt,
  sendDraft,
} from '@willow/contracts/operator/operator.contract';
import { useLocation } from 'react-router';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { useMay } from '../../../shared/session/may.ts';
import { showToast } from '../../../shared/toast/toasts.ts';
import type { RowAction } from '../../../shared/ui/action-button.tsx';
import { PAYMENT_WORDS } from '../../../shared/order-words.ts';
import { isStopped } from '../order-words.ts';
import { useReconcileOrderMutation } from '../orders.api.ts';
import { useApprove } from '../use-approve.ts';
import { useResendReceipt } from '../use-resend.ts';

/** What the person at the console may do with an order as it stands. Whether it succeeds, the server decides. */
export function useOrderActions(order: AdminOrder, onApprove: (order: AdminOrder) => void): readonly RowAction[] {
  const may = useMay();
  const { search } = useLocation();
  const { sending } = useApprove(order);
  const reconcile = useReconcile(order.id);
  const resend = useResendReceipt(order.id);
  const sayBlocked = useBlockedToast();
  const { id } = order;
  const paid = order.paymentStatus === 'succeeded';
  const approve: RowAction = {
    label: sending ? 'Sending…' : 'Approve',
    next: paid && !isStopped(order),
    busy: sending,
    run: () => onApprove(order),
  };
  const blocked = (order.review?.block ?? 0) > 0;
  const finalAction: RowAction = blocked ? { label: 'Final PDF', run: sayBlocked } : { label: 'Final PDF', href: pathOf(finalPdf, { id }) };
  return [
    may(getAdminOrder) ? { label: 'View', to: `/orders/${id}/applicant${search}` } : { label: 'History', to: `/orders/${id}/history` },
    order.status === 'new' && may(sendDraft) && approve,
    order.paymentStatus === 'processing' && may(reconcileOrder) && { ...reconcile, next: true },
    paid && may(draftPdf) && { label: 'Draft PDF', href: pathOf(draftPdf, { id }) },
    paid && may(finalPdf) && finalAction,
    paid && may(resendReceipt) && resend,
  ].filter((action) => action !== false);
}

/** The server would say so on a page of its own. */
function useBlockedToast() {
  const description = 'A review flag blocks the final will. Open the order to see which.';
  return () => showToast({ tone: 'error', title: 'Error', description });
}

function useReconcile(id: string) {
  const [reconcile, { isLoading: busy }] = useReconcileOrderMutation();
  const run = async () => {
    const { data, error } = await reconcile(id);
    if (error)
      return showToast({
        tone: 'error',
        title: 'Reconciliation failed',
        description: errorMessage(error, 'The card provider could not be reached. Try again in a moment.'),
      });
    const receipt = data.emailSent ? ' A receipt was emailed.' : '';
    showToast({
      tone: 'success',
      title: 'Payment reconciled',
      description: `Payment status: ${PAYMENT_WORDS[data.orderStatus].text}.${receipt}`,
    });
  };
  return { label: 'Fix Payment', busy, run: () => void run() };
}
