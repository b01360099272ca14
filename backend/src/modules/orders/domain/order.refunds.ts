import type { Decider } from '../../../event-sourcing/core/decider.ts';
import { refuse } from '../../../event-sourcing/core/refusal.ts';
import type { OrderCommand, OrderRefusal, ProviderRefund } from './order.commands.ts';
import { isHeldByBank } from './order.disputes.state.ts';
import {
  OrderArchived,
  type OrderFact,
  PaymentRefunded,
  RefundFailed,
  RefundRequested,
  RefundReturned,
  RefundStarted,
} from './order.facts.ts';
import { type Order, stopsWill } from './order.state.ts';
import { keptPence, leftAfter, refundedPence, type Refunded, refundingPence, type WillPaidFor } from './order.refunds.state.ts';

type Decide = Decider<Order, OrderCommand, OrderFact, OrderRefusal>['decide'];

/** Paying money back: what may be asked for, and what the card provider says came of it. */
export const decideRefunds: Pick<Decide, 'RequestRefund' | 'RecordRefund' | 'RecordRefundRefused'> = {
  RequestRefund: ({ requestId, amountPence, refundedPence: seen, reason, note, will }, state) => {
    const { placed, payment, approval } = state;
    if (!placed) return refuse('OrderUnknown');
    // A second click, or a second try after an answer that was lost.
    if (payment.requests.some(({ id }) => id === requestId)) return [];
    if (payment.status !== 'succeeded') return refuse('PaymentNotReceived');
    const { intentId, paidPence } = payment;
    if (intentId === null || paidPence === null) return refuse('NothingToRefund');
    if (refundingPence(state) > 0) return refuse('RefundRunning');
    if (isHeldByBank(state)) return refuse('DisputeStopsRefund');
    const before = refundedPence(state);
    if (seen !== before) return refuse('RefundedMeanwhile');
    const kept = keptPence(state)[will];
    if (amountPence > kept) return refuse('RefundTooMuch');
    // Whether the will goes out decides what a refund of everything means.
    if (approval && will === 'own' && amountPence === kept) return refuse('BeingSent');
    return [RefundRequested.of({ requestId, intentId, amountPence, reason, ...(will === 'second' && { will }) }, { note })];
  },
  RecordRefund: ({ refund }, state) => {
    if (!state.placed) return [];
    if (refund.status === 'pending') return started(refund, state);
    return refund.status === 'failed' ? failed(refund, state) : paidBack(refund, state);
  },
  RecordRefundRefused: ({ requestId, reason }, { payment: { requests } }) => {
    const request = requests.find(({ id, state }) => id === requestId && state === 'running');
    return request ? [RefundFailed.of({ requestId, ...chargeOf(request), refundId: null, reason })] : [];
  },
};

const chargeOf = ({ intentId, amountPence }: { readonly intentId: string; readonly amountPence: number }) => ({ intentId, amountPence });

const willOf = ({ requestId }: ProviderRefund, { payment: { requests } }: Order): WillPaidFor =>
  requests.find(({ id }) => id === requestId)?.will ?? 'own';

const isThis =
  (refund: ProviderRefund) =>
  ({ refundId, intentId }: Refunded): boolean =>
    refundId === null ? intentId === refund.intentId : refundId === refund.id;

function started(refund: ProviderRefund, state: Order): readonly OrderFact[] {
  if (state.payment.refunded.some(isThis(refund))) return [];
  const leftPence = leftAfter(state, refund.intentId, refund.amountPence, willOf(refund, state));
  return [RefundStarted.of({ ...chargeOf(refund), refundId: refund.id, requestId: refund.requestId, leftPence })];
}

/** Each refund once, whoever reports it and how often. One that came back stays what it is when an older report arrives after it. */
function paidBack(refund: ProviderRefund, state: Order): readonly OrderFact[] {
  const { payment, placed } = state;
  if (payment.refunded.some((each) => each.state !== 'pending' && isThis(refund)(each))) return [];
  const data = { ...chargeOf(refund), refundId: refund.id, requestId: refund.requestId, customerId: placed?.customerId ?? null };
  const will = willOf(refund, state);
  const left = leftAfter(state, refund.intentId, refund.amountPence, will);
  const made = PaymentRefunded.of({ ...data, leftPence: left });
  return left === 0 && will === 'own' && stopsWill(state) ? [made, OrderArchived.of({})] : [made];
}

function failed(refund: ProviderRefund, state: Order): readonly OrderFact[] {
  const { payment, placed } = state;
  const reason = refund.failure ?? 'unknown';
  const known = payment.refunded.find(({ refundId }) => refundId === refund.id);
  if (known?.state === 'failed') return [];
  if (known?.state === 'made') {
    const data = { ...chargeOf(refund), refundId: refund.id, requestId: refund.requestId, customerId: placed?.customerId ?? null };
    return [
      RefundReturned.of({ ...data, leftPence: leftAfter(state, refund.intentId, -refund.amountPence, willOf(refund, state)), reason }),
    ];
  }
  const request = payment.requests.find(({ id, state: standing }) => id === refund.requestId && standing === 'running');
  return known || request ? [RefundFailed.of({ requestId: request?.id ?? null, ...chargeOf(refund), refundId: refund.id, reason })] : [];
}
