import { type Disputed, lostPence } from './order.disputes.state.ts';

/** `refundId` is null for the oldest, which gave a whole charge back. `pending`: the provider has it in hand; `failed`: the money is with us again. */
export type Refunded = {
  readonly refundId: string | null;
  readonly requestId: string | null;
  readonly intentId: string;
  readonly amountPence: number;
  readonly state: 'pending' | 'made' | 'failed';
};
export type RefundRequest = {
  readonly id: string;
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

/** Asked of the provider, or in its hands, and not through: of the order's payment. */
export const refundingPence = ({ payment: { intentId, refunded, requests } }: { readonly payment: Payment }): number =>
  sum(requests.filter(({ state }) => state === 'running')) +
  sum(refunded.filter((each) => each.state === 'pending' && each.requestId === null && each.intentId === intentId));

const sum = (amounts: readonly { readonly amountPence: number }[]): number =>
  amounts.reduce((total, { amountPence }) => total + amountPence, 0);

/** Whether nothing would be left of the payment. Such a will is not sent any more. */
export const isBeingRefundedWhole = (order: { readonly payment: Payment }): boolean => {
  const refunding = refundingPence(order);
  return refunding > 0 && refundedPence(order) + refunding >= (order.payment.paidPence ?? 0);
};

/** What is kept of the order's payment when so much more went; null when it is about another charge. */
export function leftAfter(order: { readonly payment: Payment }, intentId: string, amountPence: number): number | null {
  const { payment } = order;
  if (payment.intentId !== intentId || payment.paidPence === null) return null;
  // What was paid in another currency, say, is not ours to count.
  return Math.max(0, payment.paidPence - refundedPence(order) - amountPence);
}
