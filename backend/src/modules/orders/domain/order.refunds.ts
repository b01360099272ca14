import type { Decider } from '../../../event-sourcing/core/decider.ts';
import { refuse } from '../../../event-sourcing/core/refusal.ts';
import type { OrderCommand, OrderRefusal, ProviderRefund } from './order.commands.ts';
import { OrderArchived, type OrderFact, PaymentRefunded, RefundFailed, RefundRequested, RefundReturned } from './order.facts.ts';
import type { Order } from './order.state.ts';
import { refundedPence, runningRefund } from './order.refunds.state.ts';

type Decide = Decider<Order, OrderCommand, OrderFact, OrderRefusal>['decide'];

/** Paying money back: what may be asked for, and what the card provider says came of it. */
export const decideRefunds: Pick<Decide, 'RequestRefund' | 'RecordRefund' | 'RecordRefundRefused'> = {
  RequestRefund: ({ requestId, amountPence, refundedPence: seen, reason, note }, state) => {
    const { placed, payment, approval } = state;
    if (!placed) return refuse('OrderUnknown');
    // A second click, or a second try after an answer that was lost.
    if (payment.requests.some(({ id }) => id === requestId)) return [];
    if (payment.status !== 'succeeded') return refuse('PaymentNotReceived');
    const { intentId, paidPence } = payment;
    if (intentId === null || paidPence === null) return refuse('NothingToRefund');
    if (runningRefund(state)) return refuse('RefundRunning');
    const before = refundedPence(state);
    if (seen !== before) return refuse('RefundedMeanwhile');
    if (amountPence > paidPence - before) return refuse('RefundTooMuch');
    // Whether the will goes out decides what a refund of everything means.
    if (approval && amountPence === paidPence - before) return refuse('BeingSent');
    return [RefundRequested.of({ requestId, intentId, amountPence, reason }, { note })];
  },
  RecordRefund: ({ refund }, state) => {
    if (!state.placed || refund.status === 'pending') return [];
    return refund.status === 'failed' ? failed(refund, state) : paidBack(refund, state);
  },
  RecordRefundRefused: ({ requestId, reason }, { payment: { requests } }) => {
    const request = requests.find(({ id, state }) => id === requestId && state === 'running');
    return request ? [RefundFailed.of({ requestId, ...chargeOf(request), refundId: null, reason })] : [];
  },
};

const chargeOf = ({ intentId, amountPence }: { readonly intentId: string; readonly amountPence: number }) => ({ intentId, amountPence });

/** Each refund once, whoever reports it and how often. One that came back stays what it is when an older report arrives after it. */
function paidBack(refund: ProviderRefund, state: Order): readonly OrderFact[] {
  const { payment, placed } = state;
  const isThis = ({ refundId, intentId }: Order['payment']['refunded'][number]): boolean =>
    refundId === null ? intentId === refund.intentId : refundId === refund.id;
  if (payment.refunded.some(isThis)) return [];
  const data = { ...chargeOf(refund), refundId: refund.id, requestId: refund.requestId, customerId: placed?.customerId ?? null };
  const left = leftAfter(refund.intentId, state, refund.amountPence);
  const made = PaymentRefunded.of({ ...data, leftPence: left });
  return left === 0 && stopsWill(state) ? [made, OrderArchived.of({})] : [made];
}

function failed(refund: ProviderRefund, state: Order): readonly OrderFact[] {
  const { payment, placed } = state;
  const reason = refund.failure ?? 'unknown';
  const made = payment.refunded.find(({ refundId }) => refundId === refund.id);
  if (made) {
    if (!made.kept) return [];
    const data = { ...chargeOf(refund), refundId: refund.id, requestId: refund.requestId, customerId: placed?.customerId ?? null };
    return [RefundReturned.of({ ...data, leftPence: leftAfter(refund.intentId, state, -refund.amountPence), reason })];
  }
  const request = payment.requests.find(({ id, state: standing }) => id === refund.requestId && standing === 'running');
  return request ? [RefundFailed.of({ requestId: request.id, ...chargeOf(refund), refundId: refund.id, reason })] : [];
}

/** Never less than nothing: what was paid in another currency, say, is not ours to count. */
function leftAfter(intentId: string, state: Order, amountPence: number): number | null {
  const { payment } = state;
  if (payment.intentId !== intentId || payment.paidPence === null) return null;
  return Math.max(0, payment.paidPence - refundedPence(state) - amountPence);
}

/** Nobody has this will yet, and it is not paid for any more: it is put away, and does not come up for sending. */
const stopsWill = ({ versions, status }: Order): boolean => status !== 'archived' && !versions.some(({ sent }) => sent);
