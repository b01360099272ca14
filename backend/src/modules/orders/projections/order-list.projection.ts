import type { Recorded } from '../../../event-sourcing/codec/recorded-fact.ts';
import { streamIdOf } from '../../../event-sourcing/core/stream-name.ts';
import { defineProjection } from '../../../event-sourcing/projections/projection.ts';
import { Rows } from '../../../event-sourcing/projections/rows.ts';
import { WriteOnlyRows } from '../../../event-sourcing/projections/write-only-rows.ts';
import type { FactOf } from '../../../event-sourcing/core/fact.ts';
import { DraftFailed, DraftGenerated, DraftRefused, DraftRetried } from '../../wills/index.ts';
import { orderFacts, type OrderFact } from '../domain/order.facts.ts';
import { OrderRow } from './order-list.entity.ts';

/** On the stream of the will. */
const draftFacts = [DraftGenerated, DraftRefused, DraftFailed, DraftRetried] as const;
type Handled = OrderFact | FactOf<(typeof draftFacts)[number]>;

type Change = Partial<Omit<OrderRow, 'id' | 'customerId' | 'createdAt' | 'updatedAt'>>;
/** The facts whose effect depends on the row as it is. */
const LOOK_BACK = ['AnswersResubmitted', 'ProblemReported', 'ProblemAnswered'] as const;
type Looking<K> = K extends (typeof LOOK_BACK)[number] ? [row: OrderRow | undefined] : [];
type Table = {
  readonly [K in Exclude<Handled['type'], 'OrderPlaced'>]: (fact: Recorded<Extract<Handled, { type: K }>>, ...row: Looking<K>) => Change;
};

const UNMARKED = { markedSentBy: null, markedSentAt: null } as const;

const nothing = (): Change => ({});

const changes: Table = {
  OrderRevised: nothing,
  DiscountApplied: ({ data }) => ({ discountCode: data.code, discountPence: data.discountPence }),
  DiscountRemoved: () => ({ discountCode: null, discountPence: 0 }),
  DiscountHoldDropped: nothing,
  PaymentRequested: () => ({ paymentStatus: 'pending' }),
  PaymentProcessing: () => ({ paymentStatus: 'processing' }),
  PaymentSucceeded: ({ data: { discount } }) => ({
    paymentStatus: 'succeeded',
    draft: 'making',
    discountCode: discount?.code ?? null,
    discountPence: discount?.discountPence ?? 0,
  }),
  PaymentFailed: () => ({ paymentStatus: 'failed' }),
  PaymentMismatched: nothing,
  DuplicatePaymentReceived: nothing,
  PaymentRefunded: nothing,
  PersonalDataOpened: nothing,
  ReceiptRequested: nothing,
  ReceiptSent: nothing,
  ReceiptFailed: nothing,
  AnswersReturned: () => ({ status: 'in_review', returned: true, draft: null }),
  AnswersResubmitted: (_, row) => ({
    status: row?.status === 'archived' ? 'archived' : 'new',
    returned: false,
    draft: 'making',
    ...UNMARKED,
  }),
  NewerSubmissionLocked: nothing,
  // What was sent stays what it is until the changes are handed in.
  WillUpdateOpened: () => ({ returned: true, updating: true }),
  WillUpdateClosed: () => ({ returned: false, updating: false }),
  InformationRequested: () => ({ status: 'in_review' }),
  ProblemReported: (_, row) => ({ openProblems: (row?.openProblems ?? 0) + 1 }),
  ProblemAnswered: (_, row) => ({ openProblems: (row?.openProblems ?? 1) - 1 }),
  OrderNoted: ({ personal }) => ({ hasNotes: Boolean(personal?.notes) }),
  OrderStatusChanged: ({ data: { status } }) => ({ status, ...(status === 'new' && UNMARKED) }),
  OrderMarkedSent: ({ metadata }) => ({
    status: 'sent',
    updating: false,
    markedSentBy: metadata.actor,
    markedSentAt: new Date(metadata.occurredAt),
  }),
  OrderArchived: () => ({ status: 'archived' }),
  DraftApproved: () => ({ sending: true, mailFailed: false }),
  DraftSent: () => ({ sending: false, status: 'sent', updating: false, ...UNMARKED }),
  DraftSendFailed: () => ({ sending: false, mailFailed: true }),
  DraftGenerated: () => ({ draft: 'made' }),
  DraftRefused: () => ({ draft: 'refused' }),
  DraftFailed: () => ({ draft: 'failed' }),
  DraftRetried: () => ({ draft: 'making' }),
};

const blank = {
  status: 'new',
  paymentStatus: 'pending',
  discountPence: 0,
  discountCode: null,
  hasNotes: false,
  sending: false,
  mailFailed: false,
  returned: false,
  openProblems: 0,
  updating: false,
  draft: null,
  ...UNMARKED,
} as const;

const orderIdOf = (fact: Recorded<Handled>): string => ('orderId' in fact.data ? fact.data.orderId : streamIdOf(fact));

export const orderListProjection = defineProjection({
  name: 'order-list',
  on: [...orderFacts, ...draftFacts],
  tables: ['order_list'],
  async apply(facts, db) {
    const seen = facts.some(({ type }) => LOOK_BACK.some((looking) => looking === type))
      ? await Rows.load(db, OrderRow, 'id', facts.map(orderIdOf))
      : null;
    const orders = seen ?? new WriteOnlyRows(db, OrderRow);
    for (const fact of facts) {
      const id = orderIdOf(fact);
      const at = new Date(fact.recordedAt);
      if (fact.type === 'OrderPlaced') {
        const { customerId, amountPence, partnerRef } = fact.data;
        orders.set({ ...blank, id, customerId, amountPence, partnerRef, createdAt: at, updatedAt: at });
      } else {
        const change = changes[fact.type] as (fact: Handled, row: OrderRow | undefined) => Change;
        orders.change(id, { ...change(fact, seen?.get(id)), updatedAt: at });
      }
    }
    await orders.save();
  },
});
