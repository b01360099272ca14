import type { Recorded } from '../../../event-sourcing/codec/recorded-fact.ts';
import type { FactOf } from '../../../event-sourcing/core/fact.ts';
import { streamIdOf } from '../../../event-sourcing/core/stream-name.ts';
import { defineProjection } from '../../../event-sourcing/projections/projection.ts';
import { Rows } from '../../../event-sourcing/projections/rows.ts';
import { CustomerSignedUp, EmailVerified } from '../../customers/domain/customer.facts.ts';
import {
  DisputeLost,
  DisputeWon,
  DraftSent,
  OrderMarkedSent,
  OrderPlaced,
  OrderStatusChanged,
  PaymentRefunded,
  PaymentSucceeded,
  RefundReturned,
} from '../../orders/domain/order.facts.ts';
import { WillSigned } from '../../wills/domain/signing.facts.ts';
import { AnswerSaved, WillSubmitted } from '../../wills/domain/will.facts.ts';
import { MilestoneRow } from './customer-milestone.entity.ts';

const handled = [
  CustomerSignedUp,
  EmailVerified,
  AnswerSaved,
  WillSubmitted,
  OrderPlaced,
  PaymentSucceeded,
  PaymentRefunded,
  RefundReturned,
  DisputeLost,
  DisputeWon,
  OrderMarkedSent,
  OrderStatusChanged,
  DraftSent,
  WillSigned,
] as const;
type Handled = FactOf<(typeof handled)[number]>;
type Change = Partial<Omit<MilestoneRow, 'customerId'>>;
type Table = {
  readonly [T in Exclude<Handled['type'], 'CustomerSignedUp'>]: (
    fact: Recorded<Extract<Handled, { type: T }>>,
    row: MilestoneRow,
    at: Date,
  ) => Change;
};

/** A second payment by mistake is paid back as well, and was never revenue. */
const paidBack = (of: string, pence: number, { intentId, refundedPence }: MilestoneRow): Change =>
  of === intentId ? { refundedPence: refundedPence + pence } : {};

const changes: Table = {
  EmailVerified: (_, { verifiedAt }, at) => ({ verifiedAt: verifiedAt ?? at }),
  // The fact names the question to show next.
  AnswerSaved: ({ data }, { answered }) => ({ answered: Math.max(answered, data.step - 1) }),
  WillSubmitted: (_, { submittedAt }, at) => ({ submittedAt: submittedAt ?? at }),
  OrderPlaced: (fact, _, at) => ({ orderId: streamIdOf(fact), orderedAt: at, partnerRef: fact.data.partnerRef }),
  PaymentSucceeded: ({ data: { amountPence, intentId, discount } }, _, at) => ({
    paidAt: at,
    paidPence: amountPence,
    intentId,
    discountCode: discount?.code ?? null,
    discountPence: discount?.discountPence ?? 0,
  }),
  PaymentRefunded: ({ data }, row) => paidBack(data.intentId, data.amountPence, row),
  RefundReturned: ({ data }, row) => paidBack(data.intentId, -data.amountPence, row),
  DisputeLost: ({ data }, row) => paidBack(data.intentId, data.amountPence, row),
  DisputeWon: ({ data }, row) => paidBack(data.intentId, -data.returnedPence, row),
  OrderMarkedSent: (_, { sentAt, sentByHand }, at) => ({ sentAt: sentAt ?? at, sentByHand: sentAt === null || sentByHand }),
  OrderStatusChanged: ({ data }, { sentByHand }) => (data.status === 'new' && sentByHand ? { sentAt: null, sentByHand: false } : {}),
  DraftSent: (_, { sentAt }, at) => ({ sentAt: sentAt ?? at, sentByHand: false }),
  WillSigned: (_, { signedAt }, at) => ({ signedAt: signedAt ?? at }),
};

const blank = {
  verifiedAt: null,
  answered: 0,
  submittedAt: null,
  orderId: null,
  partnerRef: null,
  orderedAt: null,
  paidAt: null,
  paidPence: 0,
  intentId: null,
  refundedPence: 0,
  discountCode: null,
  discountPence: 0,
  sentAt: null,
  sentByHand: false,
  signedAt: null,
} as const;

/** Facts of an order name its customer, but for a few; the streams of wills and customers go by the customer's id. */
const customerIdOf = (fact: Recorded<Handled>): string =>
  'customerId' in fact.data && fact.data.customerId !== null ? fact.data.customerId : streamIdOf(fact);

const namesOnlyOrder = ({ type }: Recorded<Handled>): boolean =>
  type === 'PaymentRefunded' || type === 'RefundReturned' || type === 'OrderStatusChanged';

export const customerMilestoneProjection = defineProjection({
  name: 'customer-milestone',
  on: handled,
  tables: ['customer_milestone'],
  async apply(facts, db) {
    const orders = facts.filter(namesOnlyOrder).map(streamIdOf);
    const known = orders.length === 0 ? [] : (await Rows.load(db, MilestoneRow, 'orderId', orders)).all();
    const rows = await Rows.load(db, MilestoneRow, 'customerId', [
      ...facts.map(customerIdOf),
      ...known.map(({ customerId }) => customerId),
    ]);
    for (const fact of facts) {
      const at = new Date(fact.recordedAt);
      if (fact.type === 'CustomerSignedUp') rows.set({ ...blank, customerId: streamIdOf(fact), signedUpAt: at });
      else {
        const row = namesOnlyOrder(fact) ? rows.all().find(({ orderId }) => orderId === streamIdOf(fact)) : rows.get(customerIdOf(fact));
        const change = changes[fact.type] as (fact: Handled, row: MilestoneRow, at: Date) => Change;
        if (row) rows.change(row.customerId, change(fact, row, at));
      }
    }
    await rows.save();
  },
});
