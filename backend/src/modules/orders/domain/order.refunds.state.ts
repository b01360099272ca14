import type { Decider } from '../../../event-sourcing/core/decider.ts';
import type { OrderCommand, OrderRefusal } from './order.commands.ts';
import type { OrderFact } from './order.facts.ts';
import type { Order, RefundRequest } from './order.state.ts';

type Evolve = Decider<Order, OrderCommand, OrderFact, OrderRefusal>['evolve'];

const withRequest = (state: Order, id: string | null, now: RefundRequest['state']): readonly RefundRequest[] =>
  state.payment.requests.map((request) => (request.id === id ? { ...request, state: now } : request));

/** Money on its way back to the customer. */
export const evolveRefunds: Pick<Evolve, 'RefundRequested' | 'PaymentRefunded' | 'RefundFailed' | 'RefundReturned'> = {
  RefundRequested: (state, { data: { requestId: id, intentId, amountPence } }) => ({
    ...state,
    payment: { ...state.payment, requests: [...state.payment.requests, { id, intentId, amountPence, state: 'running' }] },
  }),
  PaymentRefunded: (state, { data: { refundId, intentId, amountPence, requestId } }) => ({
    ...state,
    payment: {
      ...state.payment,
      refunded: [...state.payment.refunded, { refundId, intentId, amountPence, kept: true }],
      requests: withRequest(state, requestId, 'paid'),
    },
  }),
  RefundFailed: (state, { data: { requestId } }) => ({
    ...state,
    payment: { ...state.payment, requests: withRequest(state, requestId, 'failed') },
  }),
  RefundReturned: (state, { data: { refundId, requestId } }) => ({
    ...state,
    payment: {
      ...state.payment,
      refunded: state.payment.refunded.map((each) => (each.refundId === refundId ? { ...each, kept: false } : each)),
      requests: withRequest(state, requestId, 'failed'),
    },
  }),
};

/** Of what was paid for the order; a charge by mistake is no part of that. */
export const refundedPence = ({ payment: { intentId, refunded } }: Pick<Order, 'payment'>): number =>
  refunded.reduce((sum, each) => (each.kept && each.intentId === intentId ? sum + each.amountPence : sum), 0);

export const runningRefund = ({ payment: { requests } }: Pick<Order, 'payment'>): RefundRequest | null =>
  requests.find(({ state }) => state === 'running') ?? null;

/** Whether nothing would be left of the payment. Such a will is not sent any more. */
export const isBeingRefundedWhole = (order: Pick<Order, 'payment'>): boolean => {
  const running = runningRefund(order);
  return running !== null && refundedPence(order) + running.amountPence >= (order.payment.paidPence ?? 0);
};
