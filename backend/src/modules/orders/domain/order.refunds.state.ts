/** `kept`: whether it went out and has not come back. `refundId` is null for the oldest, which gave a whole charge back. */
export type Refunded = {
  readonly refundId: string | null;
  readonly intentId: string;
  readonly amountPence: number;
  readonly kept: boolean;
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
type Payment = Refunds & {
  readonly intentId: string | null;
  /** What came in for the order; null before, and when there was nothing to pay. */
  readonly paidPence: number | null;
};

export const refundAsked = ({ refunded, requests }: Refunds, request: Omit<RefundRequest, 'state'>): Refunds => ({
  refunded,
  requests: [...requests, { ...request, state: 'running' }],
});

/** Null when nobody asked for it here. */
export const refundMade = ({ refunded, requests }: Refunds, made: Omit<Refunded, 'kept'>, requestId: string | null): Refunds => ({
  refunded: [...refunded, { ...made, kept: true }],
  requests: ended(requests, requestId, 'paid'),
});

/** Not made, or sent back by the bank. */
export const refundFailed = ({ refunded, requests }: Refunds, refundId: string | null, requestId: string | null): Refunds => ({
  refunded: refunded.map((each) => (refundId !== null && each.refundId === refundId ? { ...each, kept: false } : each)),
  requests: ended(requests, requestId, 'failed'),
});

const ended = (requests: readonly RefundRequest[], id: string | null, now: 'paid' | 'failed'): readonly RefundRequest[] =>
  requests.map((request) => (request.id === id ? { ...request, state: now } : request));

/** Of what was paid for the order; a charge by mistake is no part of that. */
export const refundedPence = ({ payment: { intentId, refunded } }: { readonly payment: Payment }): number =>
  refunded.reduce((sum, each) => (each.kept && each.intentId === intentId ? sum + each.amountPence : sum), 0);

export const runningRefund = ({ payment: { requests } }: { readonly payment: Refunds }): RefundRequest | null =>
  requests.find(({ state }) => state === 'running') ?? null;

/** Whether nothing would be left of the payment. Such a will is not sent any more. */
export const isBeingRefundedWhole = (order: { readonly payment: Payment }): boolean => {
  const running = runningRefund(order);
  return running !== null && refundedPence(order) + running.amountPence >= (order.payment.paidPence ?? 0);
};
