import { type Disputed, lostPence } from './order.disputes.state.ts';

/** `refundId` is null for the oldest, which gave a whole charge back. `pending`: the provider has it in hand; `failed`: the money is with us again. */
export type Refunded = {
  readonly refundId: string | null;
  readonly requestId: string | null;
  readonly intentId: string;
  readonly amountPence: number;
  readonly state: 'pending' | 'made' | 'failed';
};
/** Of a couple's two wills that were paid for together: the order's own, or the partner's. */
export type WillPaidFor = 'own' | 'second';
export type RefundRequest = {
  readonly id: string;
  readonly will: WillPaidFor;
  readonly intentId: string;
  readonly amountPence: number;
  readonly state: 'running' | 'paid' | 'failed';
};

/** Of a payment: what is on its way back to the customer. */
export type Refunds = {
  readonly refunded: readonly Refunded[];
  /** What was asked for here, oldest first. */
  readonly requests: readonly RefundRequest[];
};
type Payment = Refunds &
  Disputed & {
    readonly intentId: string | null;
    /** What came in for the order; null before, and when there was nothing to pay. */
    readonly paidPence: number | null;
    /** What of it is for the partner's will. */
    readonly secondPence: number;
  };

export const refundAsked = ({ refunded, requests }: Refunds, request: Omit<RefundRequest, 'state'>): Refunds => ({
  refunded,
  requests: [...requests, { ...request, state: 'running' }],
});

export const refundStarted = ({ refunded, requests }: Refunds, started: Omit<Refunded, 'state'>): Refunds => ({
  refunded: [...refunded, { ...started, state: 'pending' }],
  requests,
});

export const refundMade = ({ refunded, requests }: Refunds, made: Omit<Refunded, 'state'>): Refunds => ({
  refunded: [...refunded.filter(({ refundId }) => refundId === null || refundId !== made.refundId), { ...made, state: 'made' }],
  requests: ended(requests, made.requestId, 'paid'),
});

/** Not made, or sent back by the bank. */
export const refundFailed = ({ refunded, requests }: Refunds, refundId: string | null, requestId: string | null): Refunds => ({
  refunded: refunded.map((each) => (refundId !== null && each.refundId === refundId ? { ...each, state: 'failed' } : each)),
  requests: ended(requests, requestId, 'failed'),
});

const ended = (requests: readonly RefundRequest[], id: string | null, now: 'paid' | 'failed'): readonly RefundRequest[] =>
  requests.map((request) => (request.id === id ? { ...request, state: now } : request));

/** Of what was paid for the order, with what its bank took back after a dispute; a charge by mistake is no part of that. */
export const refundedPence = ({ payment }: { readonly payment: Payment }): number =>
  sum(payment.refunded.filter(({ state, intentId }) => state === 'made' && intentId === payment.intentId)) + lostPence(payment);

/**
 * What is kept of the payment for each will, once so much more went back. What nobody here asked for, made at the provider or taken by a bank,
 * goes off the order's own first.
 */
export function keptPence(
  order: { readonly payment: Payment },
  morePence = 0,
  of: WillPaidFor = 'own',
): Readonly<Record<WillPaidFor, number>> {
  const { paidPence, secondPence, refunded, requests } = order.payment;
  const paid = paidPence ?? 0;
  const asked = new Set(requests.flatMap(({ id, will }) => (will === 'second' ? id : [])));
  const ofSecond = sum(refunded.filter(({ state, requestId }) => state === 'made' && asked.has(requestId ?? '')));
  const back = refundedPence(order) + morePence;
  const backOfOwn = back - ofSecond - (of === 'second' ? morePence : 0);
  const own = Math.min(paid - secondPence, Math.max(0, paid - secondPence - backOfOwn));
  return { own, second: Math.max(0, paid - back - own) };
}

/** Asked of the provider, or in its hands, and not through: of the order's payment. */
export const refundingPence = ({ payment: { intentId, refunded, requests } }: { readonly payment: Payment }): number =>
  sum(requests.filter(({ state }) => state === 'running')) +
  sum(refunded.filter((each) => each.state === 'pending' && each.requestId === null && each.intentId === intentId));

const sum = (amounts: readonly { readonly amountPence: number }[]): number =>
  amounts.reduce((total, { amountPence }) => total + amountPence, 0);

/** Whether nothing would be left of what was paid for the order's own will. Such a will is not sent any more. */
export const isBeingRefundedWhole = (order: { readonly payment: Payment }): boolean => {
  const ofSecond = sum(order.payment.requests.filter(({ state, will }) => state === 'running' && will === 'second'));
  const refunding = refundingPence(order) - ofSecond;
  return refunding > 0 && keptPence(order, refunding).own === 0;
};

/** What is kept of the payment for the order's own will when so much more went; null when it is about another charge. */
export function leftAfter(
  order: { readonly payment: Payment },
  intentId: string,
  amountPence: number,
  of: WillPaidFor = 'own',
): number | null {
  const { payment } = order;
  if (payment.intentId !== intentId || payment.paidPence === null) return null;
  // What was paid in another currency, say, is not ours to count.
  return keptPence(order, amountPence, of).own;
}
