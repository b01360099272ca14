import { isDisputed, isSuspectedFraud } from './order.disputes.state.ts';
import { isBeingRefundedWhole } from './order.refunds.state.ts';
import type { Order } from './order.state.ts';

type Stop = 'RefundStopsSending' | 'DisputeStopsSending' | 'FraudWarningStopsSending';

/** Why no will goes out for this payment, though it came in; null when nothing stops it. */
export function stoppedByPayment(order: Pick<Order, 'payment'>): Stop | null {
  if (isBeingRefundedWhole(order)) return 'RefundStopsSending';
  if (isDisputed(order)) return 'DisputeStopsSending';
  return isSuspectedFraud(order) ? 'FraudWarningStopsSending' : null;
}
