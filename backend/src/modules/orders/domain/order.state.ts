import type { EnquiryState, OrderStatus, PaymentStatus } from '@willow/contracts';
import type { Decider } from '../../../event-sourcing/core/decider.ts';
import type { OrderCommand, OrderRefusal } from './order.commands.ts';
import type { OrderFact } from './order.facts.ts';
import { type Disputed, disputeOpened, issueRaised, issuesSettled, withDispute } from './order.disputes.state.ts';
import type { SecondWill } from './order.second-will.facts.ts';
import { refundAsked, refundedPence, refundFailed, refundMade, type Refunds, refundStarted } from './order.refunds.state.ts';

export type Placed = {
  readonly customerId: string;
  readonly willRevision: number;
  readonly amountPence: number;
  readonly partnerRef: string | null;
};
export type Hold = { readonly code: string; readonly hold: number };
export type AppliedDiscount = {
  readonly code: string;
  readonly percent: number;
  readonly discountPence: number;
  readonly hold: number | null;
};

/** What an intent was made for. A price holds for the intent that was asked for at it, whatever is asked for later. */
export type Requested = {
  readonly amountPence: number;
  readonly discount: AppliedDiscount | null;
  readonly secondWill: SecondWill | null;
};

type OrderVersion = { readonly willRevision: number; readonly customerRevision: number; readonly sent: boolean };

/** Mails that are resent. `pending`: the request that is on its way. */
type Resends = { readonly pending: string | null; readonly outcomes: Readonly<Record<string, 'sent' | 'failed'>> };

export type Order = {
  readonly placed: Placed | null;
  readonly discount: AppliedDiscount | null;
  /** Of which day the terms are that the customer agreed to before paying. */
  readonly startAgreed: string | null;
  readonly droppedHolds: readonly Hold[];
  /** The partner's will, that is paid for with this order. */
  readonly secondWill: SecondWill | null;
  /** The partner's order that paid for this one. */
  readonly prepaidBy: string | null;
  /** Orders that had paid for this one, until that money went back. */
  readonly endedPrepayments: readonly string[];
  readonly status: OrderStatus;
  readonly payment: {
    readonly status: PaymentStatus;
    readonly intentId: string | null;
    readonly attempt: number;
    /** How often the customer came to the checkout, apart from looks within the hour. */
    readonly visits: number;
    readonly requested: Readonly<Record<string, Requested>>;
    /** Charges that are not ours to keep, so that each is recorded once. */
    readonly setAside: readonly string[];
    /** What came in for the order; null before, and when there was nothing to pay. */
    readonly paidPence: number | null;
    /** What of it is for the partner's will. */
    readonly secondPence: number;
  } & Refunds &
    Disputed;
  readonly receipt: Resends & { readonly sent: boolean };
  /** Of the mail with a will that was sent. */
  readonly resend: Resends;
  /** On its way to the customer. */
  readonly approval: string | null;
  readonly sends: Readonly<Record<string, 'sent' | 'failed'>>;
  readonly customerRevision: number | null;
  /** Every will that was paid for with this order, one after the other; the last one is what it is for. */
  readonly versions: readonly OrderVersion[];
  /** Whether the current version counts as sent because an operator said so, and no mail went. */
  readonly markedSent: boolean;
  /** The newest one. */
  readonly notes: string | null;
  /** Whose of the team the order is. */
  readonly assignee: string | null;
  readonly returned: boolean;
  /** Whether a question of ours opened the answers, and not an operator who returned them. */
  readonly returnedForEnquiry: boolean;
  /** What the customer said is wrong: oldest first. */
  readonly problems: readonly { readonly id: string; readonly answered: boolean }[];
  /** What we asked the customer: oldest first. */
  readonly enquiries: readonly { readonly id: string; readonly step: number | null; readonly state: EnquiryState }[];
  /** Of the customer's details, that are begun and not done. */
  readonly corrections: readonly string[];
  /** Whether it was the customer who asked for that, to change a will that was sent. */
  readonly updateOpen: boolean;
  /** The days on which updates were opened that were handed in. */
  readonly updates: readonly string[];
  readonly updateOpenedOn: string | null;
};

export const initialOrder: Order = {
  placed: null,
  discount: null,
  startAgreed: null,
  droppedHolds: [],
  secondWill: null,
  prepaidBy: null,
  endedPrepayments: [],
  status: 'new',
  payment: {
    status: 'pending',
    intentId: null,
    attempt: 0,
    visits: 0,
    requested: {},
    setAside: [],
    paidPence: null,
    secondPence: 0,
    refunded: [],
    requests: [],
    disputes: [],
    issues: [],
  },
  receipt: { sent: false, pending: null, outcomes: {} },
  resend: { pending: null, outcomes: {} },
  approval: null,
  sends: {},
  customerRevision: null,
  versions: [],
  markedSent: false,
  notes: null,
  assignee: null,
  returned: false,
  returnedForEnquiry: false,
  problems: [],
  enquiries: [],
  corrections: [],
  updateOpen: false,
  updates: [],
  updateOpenedOn: null,
};

/** Which will an order is for: with the details as they were when it was paid for, the newest ones until then. */
export const willVersionOf = ({ placed, customerRevision }: { readonly placed: Placed; readonly customerRevision: number | null }) => ({
  customerId: placed.customerId,
  willRevision: placed.willRevision,
  customerRevision,
});

/** Whether answers and details stay as they are, because they are paid for or being paid for. */
export const isLocked = ({ payment, returned }: Pick<Order, 'payment' | 'returned'>): boolean =>
  !returned && (payment.status === 'processing' || payment.status === 'succeeded');

/** Nothing goes out while a question about it stands, or its answer has not been read. */
export const hasOpenEnquiry = ({ enquiries }: Pick<Order, 'enquiries'>): boolean => enquiries.some(({ state }) => state !== 'closed');

/** Whether a question stands that wants other answers. */
export const opensStep = ({ enquiries }: Pick<Order, 'enquiries'>): boolean =>
  enquiries.some(({ step, state }) => step !== null && state !== 'closed');

/** Nobody has this will yet, and it is not paid for any more: it is put away, and does not come up for sending. */
export const stopsWill = ({ versions, status }: Order): boolean => status !== 'archived' && !versions.some(({ sent }) => sent);

/** What is paid for the order's own will: nothing when the partner has paid for it. */
export const ownPence = ({ placed, discount, prepaidBy }: Pick<Order, 'placed' | 'discount' | 'prepaidBy'>): number =>
  prepaidBy === null ? (placed?.amountPence ?? 0) - (discount?.discountPence ?? 0) : 0;

export const finalPence = (order: Pick<Order, 'placed' | 'discount' | 'prepaidBy' | 'secondWill'>): number =>
  ownPence(order) + (order.secondWill?.pence ?? 0);

export const isSameHold = (one: Hold, other: { readonly code: string; readonly hold: number | null } | null): boolean =>
  one.code === other?.code && one.hold === other.hold;

const withPayment = (state: Order, change: Partial<Order['payment']>): Order => ({ ...state, payment: { ...state.payment, ...change } });

const setAside = (state: Order, intentId: string): Order => withPayment(state, { setAside: [...state.payment.setAside, intentId] });

export const evolveOrder: Decider<Order, OrderCommand, OrderFact, OrderRefusal>['evolve'] = {
  OrderPlaced: (state, { data }) => ({ ...state, placed: data }),
  OrderRevised: (state, { data }) => ({ ...state, placed: state.placed && { ...state.placed, willRevision: data.willRevision } }),
  DiscountApplied: (state, { data }) => ({ ...state, discount: data }),
  DiscountRemoved: (state) => ({ ...state, discount: null }),
  DiscountHoldDropped: (state, { data: { code, hold } }) => ({ ...state, droppedHolds: [...state.droppedHolds, { code, hold }] }),
  SecondWillAdded: (state, { data }) => ({ ...state, secondWill: data }),
  SecondWillRemoved: (state) => ({ ...state, secondWill: null }),
  WillPrepaid: (state, { data }) => ({ ...state, prepaidBy: data.by }),
  WillPrepaymentEnded: (state, { data }) => ({ ...state, prepaidBy: null, endedPrepayments: [...state.endedPrepayments, data.by] }),
  PaymentRequested: (state, { data: { intentId, amountPence, attempt } }) => {
    const asked: Requested = { amountPence, discount: state.discount, secondWill: state.secondWill };
    const { requested, visits } = state.payment;
    return withPayment(state, { intentId, attempt, visits: visits + 1, status: 'pending', requested: { ...requested, [intentId]: asked } });
  },
  CheckoutReopened: (state) => withPayment(state, { visits: state.payment.visits + 1 }),
  StartAgreed: (state, { data }) => ({ ...state, startAgreed: data.terms }),
  PaymentProcessing: (state) => withPayment(state, { status: 'processing' }),
  PaymentSucceeded: (state, { data: { intentId, amountPence, willRevision, discount, customerRevision, secondWill = null } }) => ({
    ...withPayment(state, {
      status: 'succeeded',
      intentId,
      paidPence: intentId === null ? null : amountPence,
      secondPence: secondWill?.pence ?? 0,
    }),
    placed: state.placed && { ...state.placed, willRevision },
    discount,
    secondWill,
    customerRevision,
    versions: [{ willRevision, customerRevision, sent: false }],
  }),
  PaymentFailed: (state) => withPayment(state, { status: 'failed' }),
  PaymentMismatched: (state, { data }) => setAside(state, data.intentId),
  DuplicatePaymentReceived: (state, { data }) => setAside(state, data.intentId),
  // Another try at what failed.
  RefundRequested: (state, { data: { requestId: id, intentId, amountPence, will } }) =>
    withPayment(state, {
      ...refundAsked(state.payment, { id, intentId, amountPence, will: will ?? 'own' }),
      ...issuesSettled(state.payment, (issue) => issue.about === 'refund' && issue.intentId === intentId),
    }),
  RefundStarted: (state, { data: { leftPence: _, ...started } }) => withPayment(state, refundStarted(state.payment, started)),
  PaymentRefunded: (state, { data: { refundId, intentId, amountPence, requestId } }) =>
    withoutReason(withPayment(state, refundMade(state.payment, { refundId, intentId, amountPence, requestId }))),
  RefundFailed: (state, { data }) => withFailedRefund(state, data),
  RefundReturned: (state, { data }) => withFailedRefund(state, data),
  DisputeOpened: (state, { data: { disputeId: id, intentId, amountPence, phase, status, dueBy } }) => {
    const opened = { id, intentId, amountPence, phase, status, dueBy, funds: 'here', lostPence: 0 } as const;
    return withPayment(state, disputeOpened(state.payment, opened));
  },
  DisputeUpdated: (state, { data: { disputeId, phase, status, dueBy } }) =>
    withPayment(state, withDispute(state.payment, disputeId, { phase, status, dueBy })),
  DisputeFundsWithdrawn: (state, { data }) => withPayment(state, withDispute(state.payment, data.disputeId, { funds: 'withdrawn' })),
  DisputeFundsReinstated: (state, { data }) => withPayment(state, withDispute(state.payment, data.disputeId, { funds: 'reinstated' })),
  DisputeWon: (state, { data }) => withPayment(state, withDispute(state.payment, data.disputeId, { status: 'won', lostPence: 0 })),
  DisputeLost: (state, { data: { disputeId, amountPence, leftPence } }) =>
    withPayment(state, withDispute(state.payment, disputeId, { status: 'lost', lostPence: leftPence === null ? 0 : amountPence })),
  DisputeClosed: (state, { data }) => withPayment(state, withDispute(state.payment, data.disputeId, { status: 'closed' })),
  FraudWarningReceived: (state, { data: { warningId: id, intentId, disputed } }) => {
    const raised = issueRaised(state.payment, { id, about: 'fraud', intentId });
    return withoutReason(withPayment(state, disputed ? issuesSettled(raised, (issue) => issue.id === id) : raised));
  },
  PaymentIssueSettled: (state, { data }) =>
    withPayment(
      state,
      issuesSettled(state.payment, ({ id }) => id === data.issueId),
    ),
  ReceiptRequested: (state, { data }) => ({ ...state, receipt: { ...state.receipt, pending: data.requestId } }),
  ReceiptSent: (state, { data }) => ({ ...state, receipt: { ...came(state.receipt, data.requestId, 'sent'), sent: true } }),
  ReceiptFailed: (state, { data }) => ({
    ...state,
    receipt: { ...came(state.receipt, data.requestId, 'failed'), sent: state.receipt.sent },
  }),
  ResendRequested: (state, { data }) => ({ ...state, resend: { ...state.resend, pending: data.requestId } }),
  WillResent: (state, { data }) => ({ ...state, resend: came(state.resend, data.requestId, 'sent') }),
  ResendFailed: (state, { data }) => ({ ...state, resend: came(state.resend, data.requestId, 'failed') }),
  AnswersReturned: (state) => ({ ...state, returned: true, returnedForEnquiry: opensStep(state), status: 'in_review' }),
  AnswersTakenBack: (state) => ({ ...state, returned: false, returnedForEnquiry: false }),
  WillUpdateOpened: (state, { data: { on } }) => ({ ...state, returned: true, updateOpen: true, updateOpenedOn: on }),
  WillUpdateClosed: (state) => ({ ...state, returned: false, updateOpen: false, updateOpenedOn: null }),
  AnswersResubmitted: (state, { data: { willRevision, customerRevision } }) => ({
    ...state,
    returned: false,
    returnedForEnquiry: false,
    updateOpen: false,
    updates: state.updateOpen && state.updateOpenedOn !== null ? [...state.updates, state.updateOpenedOn] : state.updates,
    markedSent: false,
    // Put away in the meantime, refunded perhaps: it takes an operator to bring it back.
    status: state.status === 'archived' ? 'archived' : 'new',
    placed: state.placed && { ...state.placed, willRevision },
    customerRevision,
    versions: [...state.versions, { willRevision, customerRevision, sent: false }],
  }),
  // Taken over while it was locked: nothing of the submission before it was ever approved.
  NewerSubmissionLocked: (state, { data: { willRevision, customerRevision } }) => ({
    ...state,
    placed: state.placed && { ...state.placed, willRevision },
    customerRevision,
    versions: [...state.versions.slice(0, -1), { willRevision, customerRevision, sent: false }],
  }),
  DetailsCorrectionBegun: (state, { data }) => ({ ...state, corrections: [...state.corrections, data.correctionId] }),
  DetailsCorrectionEnded: (state, { data }) => ({ ...state, corrections: state.corrections.filter((id) => id !== data.correctionId) }),
  InformationRequested: (state) => ({ ...state, status: 'in_review' }),
  EnquiryRaised: (state, { data: { enquiryId, step } }) => ({
    ...state,
    status: 'in_review',
    enquiries: [...state.enquiries, { id: enquiryId, step, state: 'open' }],
  }),
  EnquiryAnswered: (state, { data }) => withEnquiry(state, data.enquiryId, 'answered'),
  EnquiryClosed: (state, { data }) => withEnquiry(state, data.enquiryId, 'closed'),
  ProblemReported: (state, { data }) => ({ ...state, problems: [...state.problems, { id: data.problemId, answered: false }] }),
  ProblemAnswered: (state, { data }) => ({
    ...state,
    problems: state.problems.map((problem) => (problem.id === data.problemId ? { ...problem, answered: true } : problem)),
  }),
  PersonalDataOpened: (state) => state,
  OrderNoted: (state, { personal }) => ({ ...state, notes: personal?.notes ?? null }),
  OrderStatusChanged: (state, { data: { status } }) =>
    status === 'new' && state.markedSent
      ? { ...state, status, markedSent: false, versions: lastIs(state, { sent: false }) }
      : { ...state, status },
  OrderMarkedSent: (state) => ({ ...state, status: 'sent', markedSent: true, versions: lastIs(state, { sent: true }) }),
  OrderArchived: (state) => ({ ...state, status: 'archived' }),
  OrderAssigned: (state, { data: { operatorId } }) => ({ ...state, assignee: operatorId }),
  OrderUnassigned: (state) => ({ ...state, assignee: null }),
  DraftApproved: (state, { data }) => ({ ...state, approval: data.approvalId }),
  DraftSent: (state, { data }) => ({
    ...state,
    approval: null,
    status: 'sent',
    markedSent: false,
    sends: ended(state.sends, data.approvalId, 'sent'),
    // Nothing is submitted again while a mail is on its way, so what went out is the last one.
    versions: lastIs(state, { sent: true }),
  }),
  DraftSendFailed: (state, { data }) => ({ ...state, approval: null, sends: ended(state.sends, data.approvalId, 'failed') }),
};

type FailedRefund = { readonly refundId: string | null; readonly requestId: string | null; readonly intentId: string };

function withFailedRefund(state: Order, { refundId, requestId, intentId }: FailedRefund): Order {
  const id = requestId ?? refundId;
  const after = withPayment(state, refundFailed(state.payment, refundId, requestId));
  return id === null ? after : withPayment(after, issueRaised(after.payment, { id, about: 'refund', intentId }));
}

/** Of a payment that went back whole a bank need not be warned of any more. */
const withoutReason = (state: Order): Order =>
  state.payment.paidPence !== null && refundedPence(state) >= state.payment.paidPence
    ? withPayment(
        state,
        issuesSettled(state.payment, ({ about, intentId }) => about === 'fraud' && intentId === state.payment.intentId),
      )
    : state;

const withEnquiry = (state: Order, id: string, now: EnquiryState): Order => ({
  ...state,
  enquiries: state.enquiries.map((enquiry) => (enquiry.id === id ? { ...enquiry, state: now } : enquiry)),
});

const lastIs = ({ versions }: Order, change: Pick<OrderVersion, 'sent'>): readonly OrderVersion[] =>
  versions.map((version, index) => (index === versions.length - 1 ? { ...version, ...change } : version));

/** Null: the receipt that nobody asked for. */
const came = ({ pending, outcomes }: Resends, requestId: string | null, outcome: 'sent' | 'failed'): Resends => ({
  pending: pending === requestId ? null : pending,
  outcomes: ended(outcomes, requestId, outcome),
});

const ended = (outcomes: Readonly<Record<string, 'sent' | 'failed'>>, id: string | null, outcome: 'sent' | 'failed') =>
  id === null ? outcomes : { ...outcomes, [id]: outcome };
