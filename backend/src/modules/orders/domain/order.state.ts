import type { OrderStatus, PaymentStatus } from '@willow/contracts';
import type { Decider } from '../../../kernel/decider.ts';
import type { OrderCommand, OrderRefusal } from './order.commands.ts';
import type { OrderFact } from './order.facts.ts';

export type Placed = {
  readonly customerId: string;
  readonly willRevision: number;
  readonly amountPence: number;
  readonly partnerRef: string | null;
};
export type AppliedDiscount = { readonly code: string; readonly percent: number; readonly discountPence: number };

export type Order = {
  readonly placed: Placed | null;
  readonly discount: AppliedDiscount | null;
  readonly status: OrderStatus;
  readonly payment: {
    readonly status: PaymentStatus;
    /** The intent the customer is paying, or paid, with. */
    readonly intentId: string | null;
    readonly amountPence: number;
    readonly attempt: number;
    /** Intents whose outcome was a second charge or a wrong amount, so that each is recorded once. */
    readonly set: readonly string[];
    readonly refunded: readonly string[];
  };
  readonly receipt: { readonly sent: boolean; readonly outcomes: Readonly<Record<string, 'sent' | 'failed'>> };
  /** The approval that is on its way, and how earlier ones ended. */
  readonly approval: string | null;
  readonly sends: Readonly<Record<string, 'sent' | 'failed'>>;
  readonly delivered: boolean;
  readonly notes: string | null;
};

export const initialOrder: Order = {
  placed: null,
  discount: null,
  status: 'new',
  payment: { status: 'pending', intentId: null, amountPence: 0, attempt: 0, set: [], refunded: [] },
  receipt: { sent: false, outcomes: {} },
  approval: null,
  sends: {},
  delivered: false,
  notes: null,
};

/** What the customer has to pay, in pence. */
export const finalPence = (order: Order): number => (order.placed?.amountPence ?? 0) - (order.discount?.discountPence ?? 0);

const paid = (state: Order, change: Partial<Order['payment']>): Order => ({ ...state, payment: { ...state.payment, ...change } });

/** How an order follows from its facts. */
export const evolveOrder: Decider<Order, OrderCommand, OrderFact, OrderRefusal>['evolve'] = {
  OrderPlaced: (state, { data }) => ({ ...state, placed: data }),
  OrderRevised: (state, { data }) => ({ ...state, placed: state.placed && { ...state.placed, willRevision: data.willRevision } }),
  DiscountApplied: (state, { data }) => ({ ...state, discount: data }),
  DiscountRemoved: (state) => ({ ...state, discount: null }),
  PaymentRequested: (state, { data }) => paid(state, { ...data, status: 'pending' }),
  PaymentProcessing: (state) => paid(state, { status: 'processing' }),
  PaymentSucceeded: (state, { data }) => paid(state, { status: 'succeeded', intentId: data.intentId, amountPence: data.amountPence }),
  PaymentFailed: (state) => paid(state, { status: 'failed' }),
  PaymentMismatched: (state, { data }) => paid(state, { set: [...state.payment.set, data.intentId] }),
  DuplicatePaymentReceived: (state, { data }) => paid(state, { set: [...state.payment.set, data.intentId] }),
  PaymentRefunded: (state, { data }) => paid(state, { refunded: [...state.payment.refunded, data.intentId] }),
  ReceiptRequested: (state) => state,
  ReceiptSent: (state, { data }) => ({
    ...state,
    receipt: { sent: true, outcomes: ended(state.receipt.outcomes, data.requestId, 'sent') },
  }),
  ReceiptFailed: (state, { data }) => ({
    ...state,
    receipt: { ...state.receipt, outcomes: ended(state.receipt.outcomes, data.requestId, 'failed') },
  }),
  InformationRequested: (state) => ({ ...state, status: 'in_review' }),
  OrderNoted: (state, { personal }) => ({ ...state, notes: personal?.notes ?? null }),
  OrderStatusChanged: (state, { data }) => ({ ...state, status: data.status }),
  OrderArchived: (state) => ({ ...state, status: 'archived' }),
  DraftApproved: (state, { data }) => ({ ...state, approval: data.approvalId }),
  DraftSent: (state, { data }) => ({
    ...state,
    approval: null,
    status: 'sent',
    delivered: true,
    sends: ended(state.sends, data.approvalId, 'sent'),
  }),
  DraftSendFailed: (state, { data }) => ({ ...state, approval: null, sends: ended(state.sends, data.approvalId, 'failed') }),
};

const ended = (outcomes: Readonly<Record<string, 'sent' | 'failed'>>, id: string | null, outcome: 'sent' | 'failed') =>
  id === null ? outcomes : { ...outcomes, [id]: outcome };
