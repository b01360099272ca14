import type { Recorded } from '../../../event-sourcing/codec/recorded-fact.ts';
import { streamIdOf } from '../../../event-sourcing/core/stream-name.ts';
import { defineProjection } from '../../../event-sourcing/projections/projection.ts';
import { Rows } from '../../../event-sourcing/projections/rows.ts';
import type { FactOf } from '../../../event-sourcing/core/fact.ts';
import { MailBounced } from '../../deliveries/index.ts';
import { looksIn, OrderOpened, RecordViewed, showsTheWill } from '../../operators/index.ts';
import { DraftFailed, DraftGenerated, DraftRefused, DraftRetried } from '../../wills/index.ts';
import { orderFacts, type OrderFact } from '../domain/order.facts.ts';
import { changesHands, type PaymentIssues, stageOf } from '../domain/order.stage.ts';
import { isVisit } from '../domain/order.visits.ts';
import { OrderRow, ReviewFlagRow } from './order-list.entity.ts';
import { isOfReview, type ReviewFact, reviewFacts, standingFlags } from './standing-flags.ts';

/** On the stream of the will. */
const draftFacts = [DraftGenerated, DraftRefused, DraftFailed, DraftRetried] as const;
type Changing = OrderFact | FactOf<(typeof draftFacts)[number]> | FactOf<typeof MailBounced>;
type Handled = Changing | ReviewFact | FactOf<typeof RecordViewed> | FactOf<typeof OrderOpened>;

type Change = Partial<Omit<OrderRow, 'id' | 'customerId' | 'createdAt' | 'updatedAt' | 'stage' | 'waitingSince'>>;
type Table = {
  readonly [K in Exclude<Changing['type'], 'OrderPlaced'>]: (fact: Recorded<Extract<Changing, { type: K }>>, row: OrderRow) => Change;
};

type Priced = Pick<OrderRow, 'amountPence' | 'discountPence' | 'secondWillPence' | 'prepaid'>;

export const finalPenceOf = ({ amountPence, discountPence, secondWillPence, prepaid }: Priced): number =>
  (prepaid ? 0 : amountPence - discountPence) + secondWillPence;

const UNMARKED = { markedSentBy: null, markedSentAt: null } as const;

const nothing = (): Change => ({});

type Issues = Pick<OrderRow, 'paymentIssues'>;

const without = ({ paymentIssues }: Issues, kind: PaymentIssues[string]): PaymentIssues =>
  Object.fromEntries(Object.entries(paymentIssues).filter(([, each]) => each !== kind));
const withoutOne = ({ paymentIssues }: Issues, id: string): PaymentIssues =>
  Object.fromEntries(Object.entries(paymentIssues).filter(([each]) => each !== id));

/** One that was asked for here goes by its request, which was there first. Null for the oldest. */
const nameOf = ({ requestId, refundId }: { readonly requestId: string | null; readonly refundId: string | null }): string =>
  requestId ?? refundId ?? '';

function issues(paymentIssues: PaymentIssues): Change {
  const has = (kind: 'refunding' | 'refund_failed'): boolean =>
    Object.values(paymentIssues).some((each) => each === kind || each === `other_${kind}`);
  const refund = has('refunding') ? 'running' : has('refund_failed') ? 'failed' : null;
  return { paymentIssues, refund };
}

/** Of older mails nothing follows: a newer one has taken their place. */
function bounced(key: string, { willMail, receiptMail }: OrderRow): Change {
  return { ...(key === willMail && { willBounced: true }), ...(key === receiptMail && { receiptBounced: true }) };
}

const changes: Table = {
  OrderRevised: nothing,
  DiscountApplied: ({ data }) => ({ discountCode: data.code, discountPence: data.discountPence }),
  DiscountRemoved: () => ({ discountCode: null, discountPence: 0 }),
  DiscountHoldDropped: nothing,
  SecondWillAdded: ({ data }) => ({ secondWillPence: data.pence }),
  SecondWillRemoved: () => ({ secondWillPence: 0 }),
  WillPrepaid: () => ({ prepaid: true }),
  WillPrepaymentEnded: () => ({ prepaid: false }),
  PaymentRequested: () => ({ paymentStatus: 'pending' }),
  CheckoutReopened: nothing,
  StartAgreed: nothing,
  PaymentProcessing: () => ({ paymentStatus: 'processing' }),
  PaymentSucceeded: ({ id, data: { discount, secondWill, prepaidBy } }) => ({
    paymentStatus: 'succeeded',
    receiptMail: id,
    mismatched: false,
    draft: 'making',
    discountCode: discount?.code ?? null,
    discountPence: discount?.discountPence ?? 0,
    secondWillPence: secondWill?.pence ?? 0,
    prepaid: prepaidBy !== undefined,
  }),
  PaymentFailed: () => ({ paymentStatus: 'failed' }),
  PaymentMismatched: () => ({ mismatched: true }),
  DuplicatePaymentReceived: nothing,
  // Another try at what failed.
  RefundRequested: ({ data: { requestId } }, row) => issues({ ...without(row, 'refund_failed'), [requestId]: 'refunding' }),
  RefundStarted: ({ data }, { paymentIssues }) =>
    issues({ ...paymentIssues, [nameOf(data)]: data.leftPence === null ? 'other_refunding' : 'refunding' }),
  PaymentRefunded: ({ data }, row) => ({
    // What did not match is given back.
    mismatched: false,
    ...(data.leftPence !== null && { refundedPence: row.refundedPence + data.amountPence }),
    ...issues(withoutOne({ paymentIssues: data.leftPence === 0 ? without(row, 'fraud') : row.paymentIssues }, nameOf(data))),
  }),
  RefundFailed: ({ data }, { paymentIssues }) => {
    const isOther = paymentIssues[nameOf(data)] === 'other_refunding';
    return issues({ ...paymentIssues, [nameOf(data)]: isOther ? 'other_refund_failed' : 'refund_failed' });
  },
  RefundReturned: ({ data }, { paymentIssues, refundedPence }) => ({
    ...issues({ ...paymentIssues, [nameOf(data)]: data.leftPence === null ? 'other_refund_failed' : 'refund_failed' }),
    ...(data.leftPence !== null && { refundedPence: refundedPence - data.amountPence }),
  }),
  DisputeOpened: ({ data: { disputeId, status } }, row) => issues({ ...without(row, 'fraud'), [disputeId]: status }),
  DisputeUpdated: ({ data: { disputeId, status } }, { paymentIssues }) => issues({ ...paymentIssues, [disputeId]: status }),
  DisputeFundsWithdrawn: nothing,
  DisputeFundsReinstated: nothing,
  DisputeWon: ({ data: { disputeId, returnedPence } }, row) => ({
    ...issues(withoutOne(row, disputeId)),
    refundedPence: row.refundedPence - returnedPence,
  }),
  DisputeLost: ({ data: { disputeId, amountPence, leftPence } }, { paymentIssues, refundedPence }) => ({
    ...issues({ ...paymentIssues, [disputeId]: 'lost' }),
    ...(leftPence !== null && { refundedPence: refundedPence + amountPence }),
  }),
  DisputeClosed: ({ data: { disputeId } }, row) => issues(withoutOne(row, disputeId)),
  FraudWarningReceived: ({ data: { warningId, disputed } }, { paymentIssues, refundedPence, ...priced }) =>
    disputed || refundedPence >= finalPenceOf(priced) ? {} : issues({ ...paymentIssues, [warningId]: 'fraud' }),
  PaymentIssueSettled: ({ data: { issueId } }, row) => issues(withoutOne(row, issueId)),
  PersonalDataOpened: nothing,
  ReceiptRequested: ({ id }) => ({ receiptMail: id, receiptBounced: false }),
  ReceiptSent: () => ({ receiptFailed: false }),
  ReceiptFailed: () => ({ receiptFailed: true }),
  AnswersReturned: () => ({ status: 'in_review', returned: true }),
  AnswersTakenBack: () => ({ returned: false }),
  AnswersResubmitted: (_, row) => ({
    status: row.status === 'archived' ? 'archived' : 'new',
    returned: false,
    draft: 'making',
    // What did not go out was another version.
    mailFailed: false,
    willBounced: false,
    ...UNMARKED,
  }),
  NewerSubmissionLocked: () => ({ draft: 'making' }),
  DetailsCorrectionBegun: nothing,
  DetailsCorrectionEnded: nothing,
  // What was sent stays what it is until the changes are handed in.
  WillUpdateOpened: () => ({ returned: true, updating: true }),
  WillUpdateClosed: () => ({ returned: false, updating: false }),
  InformationRequested: () => ({ status: 'in_review' }),
  EnquiryRaised: (_, row) => ({ status: 'in_review', openEnquiries: row.openEnquiries + 1 }),
  EnquiryAnswered: (_, row) => ({ openEnquiries: row.openEnquiries - 1, answeredEnquiries: row.answeredEnquiries + 1 }),
  EnquiryClosed: ({ data: { answered } }, row) =>
    answered ? { answeredEnquiries: row.answeredEnquiries - 1 } : { openEnquiries: row.openEnquiries - 1 },
  ProblemReported: (_, row) => ({ openProblems: row.openProblems + 1 }),
  ProblemAnswered: (_, row) => ({ openProblems: row.openProblems - 1 }),
  OrderNoted: ({ personal }) => ({ hasNotes: Boolean(personal?.notes) }),
  OrderStatusChanged: ({ data: { status } }) => ({ status, ...(status === 'new' && UNMARKED) }),
  OrderMarkedSent: ({ metadata }) => ({
    status: 'sent',
    updating: false,
    mailFailed: false,
    willBounced: false,
    markedSentBy: metadata.actor,
    markedSentAt: new Date(metadata.occurredAt),
  }),
  OrderArchived: () => ({ status: 'archived' }),
  OrderAssigned: ({ data: { operatorId } }) => ({ assignee: operatorId }),
  OrderUnassigned: () => ({ assignee: null }),
  DraftApproved: ({ id }) => ({ sending: true, mailFailed: false, willMail: id, willBounced: false }),
  DraftSent: () => ({ sending: false, status: 'sent', updating: false, ...UNMARKED }),
  DraftSendFailed: () => ({ sending: false, mailFailed: true }),
  ResendRequested: ({ id }) => ({ willMail: id, willBounced: false }),
  WillResent: () => ({ mailFailed: false }),
  ResendFailed: () => ({ mailFailed: true }),
  DraftGenerated: () => ({ draft: 'made' }),
  DraftRefused: () => ({ draft: 'refused' }),
  DraftFailed: () => ({ draft: 'failed' }),
  DraftRetried: () => ({ draft: 'making' }),
  MailBounced: (fact, row) => bounced(streamIdOf(fact), row),
};

const blank = {
  status: 'new',
  paymentStatus: 'pending',
  discountPence: 0,
  discountCode: null,
  secondWillPence: 0,
  prepaid: false,
  refundedPence: 0,
  refund: null,
  paymentIssues: {},
  hasNotes: false,
  sending: false,
  mailFailed: false,
  receiptFailed: false,
  willMail: null,
  willBounced: false,
  receiptMail: null,
  receiptBounced: false,
  mismatched: false,
  returned: false,
  openProblems: 0,
  openEnquiries: 0,
  answeredEnquiries: 0,
  updating: false,
  draft: null,
  block: null,
  high: null,
  proposed: null,
  ...UNMARKED,
  openedBy: null,
  openedAt: null,
  assignee: null,
} as const;

/** A mail may be of no order. */
const orderIdOf = (fact: Recorded<Handled>): string => ('orderId' in fact.data ? (fact.data.orderId ?? '') : streamIdOf(fact));

/** The row as the fact leaves it, and at its stage. Who comes to the checkout again begins there anew. */
function changedBy(fact: Recorded<Handled>, row: OrderRow, changed: Change): OrderRow {
  const at = new Date(fact.recordedAt);
  const next = { ...(row as object), ...changed, updatedAt: at } as OrderRow;
  const stage = stageOf(next);
  const begins = changesHands(row.stage, stage) || (stage === 'checkout' && isVisit(fact));
  return { ...(next as object), stage, ...(begins && { waitingSince: at }) } as OrderRow;
}

/** The row after a fact about it; undefined while the order was not placed. */
export function orderRowAfter(fact: Recorded<Changing>, row: OrderRow | undefined): OrderRow | undefined {
  if (fact.type === 'OrderPlaced') {
    const { customerId, amountPence, partnerRef } = fact.data;
    const at = new Date(fact.recordedAt);
    const placed = { ...blank, id: orderIdOf(fact), customerId, amountPence, partnerRef, createdAt: at, updatedAt: at, waitingSince: at };
    return { ...placed, stage: stageOf(placed) };
  }
  const change = changes[fact.type] as (fact: Recorded<Changing>, row: OrderRow) => Change;
  return row && changedBy(fact, row, change(fact, row));
}

export const orderListProjection = defineProjection({
  name: 'order-list',
  on: [...orderFacts, ...draftFacts, ...reviewFacts, RecordViewed, OrderOpened, MailBounced],
  tables: ['order_list', 'review_flag'],
  async apply(facts, db) {
    const orders = await Rows.load(db, OrderRow, 'id', facts.map(orderIdOf));
    const reviewed = facts.filter(isOfReview).map(({ data }) => data.orderId);
    const flags = await Rows.load(db, ReviewFlagRow, 'orderId', reviewed);
    for (const fact of facts) {
      const id = orderIdOf(fact);
      const row = orders.get(id);
      if (fact.type === 'RecordViewed' || fact.type === 'OrderOpened') {
        // Who looks changes nothing about the order: neither its stage nor when it was last changed.
        if (row && looksIn(fact)?.opened.some(({ what }) => showsTheWill(what)))
          orders.change(id, { openedBy: fact.metadata.actor, openedAt: new Date(fact.metadata.occurredAt) });
      } else if (isOfReview(fact)) {
        const standing = standingFlags(flags, fact);
        if (row && (fact.type === 'WillReviewed' || row.block !== null)) orders.set(changedBy(fact, row, standing));
      } else {
        const after = orderRowAfter(fact, row);
        if (after) orders.set(after);
      }
    }
    await flags.save();
    await orders.save();
  },
});
