import type { EntityManager } from 'typeorm';
import type { Recorded } from '../../../event-sourcing/codec/recorded-fact.ts';
import type { FactOf } from '../../../event-sourcing/core/fact.ts';
import { streamIdOf } from '../../../event-sourcing/core/stream-name.ts';
import { defineProjection } from '../../../event-sourcing/projections/projection.ts';
import { Rows } from '../../../event-sourcing/projections/rows.ts';
import { CustomerSignedUp, PersonalDataErased, SignedUpBeside, SignupDetailsReplaced } from '../../customers/domain/customer.facts.ts';
import {
  DisputeLost,
  DisputeWon,
  OrderPlaced,
  PaymentRefunded,
  PaymentSucceeded,
  RefundReturned,
} from '../../orders/domain/order.facts.ts';
import { partnerFacts } from '../domain/partner.facts.ts';
import { RefCodeAssigned } from '../domain/ref-code.facts.ts';
import { PartnerCodeRow, PartnerOrderRow, PartnerRow, PartnerSignupRow } from './partner-commission.entity.ts';

const handled = [
  ...partnerFacts,
  RefCodeAssigned,
  CustomerSignedUp,
  SignupDetailsReplaced,
  SignedUpBeside,
  PersonalDataErased,
  OrderPlaced,
  PaymentSucceeded,
  PaymentRefunded,
  RefundReturned,
  DisputeLost,
  DisputeWon,
] as const;
type Handled = FactOf<(typeof handled)[number]>;
type Of<T extends Handled['type']> = Recorded<Extract<Handled, { type: T }>>;
type SignedUp = 'CustomerSignedUp' | 'SignupDetailsReplaced' | 'SignedUpBeside';

type Table = { readonly [T in Handled['type']]: (fact: Of<T>, rows: Touched) => void };

/** Whose code it was at this point of the log: a code is a partner's from one fact to another. */
function attach(fact: Of<SignedUp>, { partners, codes, signups }: Touched): void {
  const { partnerRef: refCode } = fact.data;
  if (refCode === null) return;
  const partner = partners.get(codes.get(refCode)?.partnerId ?? '');
  if (partner?.active && partner.refCode === refCode) signups.set({ customerId: streamIdOf(fact), refCode, partnerId: partner.id });
}

/** A second payment by mistake is paid back as well, and was never revenue. The oldest facts do not say what was left. */
function paidBack(fact: Of<'PaymentRefunded' | 'RefundReturned' | 'DisputeLost' | 'DisputeWon'>, pence: number, { orders }: Touched): void {
  const orderId = streamIdOf(fact);
  const order = orders.get(orderId);
  if (order?.intentId !== fact.data.intentId) return;
  const { leftPence } = fact.data;
  orders.change(orderId, { refundedPence: leftPence === null ? order.refundedPence + pence : (order.paidPence ?? 0) - leftPence });
}

const changes: Table = {
  RefCodeAssigned: ({ data: { refCode, partnerId: id } }, { partners, codes }) => {
    codes.set({ refCode, partnerId: id });
    if (partners.get(id)) partners.change(id, { refCode });
    else partners.set({ id, refCode, commissionBasisPoints: 0, active: false, createdAt: null });
  },
  PartnerCreated: (fact, { partners }) => {
    const id = streamIdOf(fact);
    partners.set({ id, refCode: partners.get(id)?.refCode ?? '', ...fact.data, createdAt: new Date(fact.recordedAt) });
  },
  PartnerUpdated: () => undefined,
  PartnerRateChanged: (fact, { partners }) => partners.change(streamIdOf(fact), fact.data),
  PartnerActivated: (fact, { partners }) => partners.change(streamIdOf(fact), { active: true }),
  PartnerDeactivated: (fact, { partners }) => partners.change(streamIdOf(fact), { active: false }),
  PartnerDeleted: (fact, { partners }) => {
    const partner = partners.get(streamIdOf(fact));
    if (partner) partners.delete(partner);
  },
  CustomerSignedUp: attach,
  SignupDetailsReplaced: attach,
  SignedUpBeside: attach,
  // Who came by a partner is forgotten; what the partner is owed for the order is not.
  PersonalDataErased: (fact, { signups }) => {
    const customerId = streamIdOf(fact);
    for (const signup of signups.all()) if (signup.customerId === customerId) signups.delete(signup);
  },
  OrderPlaced: (fact, { signups, orders }) => {
    const { customerId, partnerRef } = fact.data;
    const signup = partnerRef === null ? undefined : signups.get([customerId, partnerRef]);
    if (signup) orders.set({ orderId: streamIdOf(fact), partnerId: signup.partnerId, paidPence: null, intentId: null, refundedPence: 0 });
  },
  PaymentSucceeded: (fact, { orders }) => {
    // Of the partner's will, that was paid for as well, nothing is owed: it came by nobody.
    const { amountPence, intentId, secondWill } = fact.data;
    orders.change(streamIdOf(fact), { paidPence: amountPence - (secondWill?.pence ?? 0), intentId });
  },
  PaymentRefunded: (fact, rows) => paidBack(fact, fact.data.amountPence, rows),
  RefundReturned: (fact, rows) => paidBack(fact, -fact.data.amountPence, rows),
  DisputeLost: (fact, rows) => paidBack(fact, fact.data.amountPence, rows),
  DisputeWon: (fact, rows) => paidBack(fact, -fact.data.returnedPence, rows),
};

type Touched = Awaited<ReturnType<typeof touchedBy>>;

const PARTNERS = new Set<string>(partnerFacts.map(({ type }) => type));
const PAYMENTS = new Set<string>([PaymentSucceeded, PaymentRefunded, RefundReturned, DisputeLost, DisputeWon].map(({ type }) => type));

/** All rows that a batch reads or writes; most facts have nothing to do with a partner, and touch none. */
async function touchedBy(facts: readonly Recorded<Handled>[], db: EntityManager) {
  const idsOf = (types: ReadonlySet<string>): readonly string[] => facts.filter(({ type }) => types.has(type)).map(streamIdOf);
  const assigned = facts.flatMap((fact) => (fact.type === 'RefCodeAssigned' ? [fact.data] : []));
  const used = facts.flatMap(({ data }) => ('partnerRef' in data && data.partnerRef !== null ? [data.partnerRef] : []));
  const codes = await Rows.load(db, PartnerCodeRow, 'refCode', [...assigned.map(({ refCode }) => refCode), ...used]);
  const named = [...assigned, ...codes.all()].map(({ partnerId }) => partnerId);
  const customers = facts.flatMap((fact) => {
    if (fact.type === 'PersonalDataErased') return [streamIdOf(fact)];
    return fact.type === 'OrderPlaced' && fact.data.partnerRef !== null ? [fact.data.customerId] : [];
  });
  const partners = await Rows.load(db, PartnerRow, 'id', [...idsOf(PARTNERS), ...named]);
  const signups = await Rows.load(db, PartnerSignupRow, 'customerId', customers);
  const orders = await Rows.load(db, PartnerOrderRow, 'orderId', idsOf(PAYMENTS));
  return { codes, partners, signups, orders };
}

/** Attribution is decided by the order of the log alone, so that it is the same however often and in whatever batches it is read. */
export const partnerCommissionProjection = defineProjection({
  name: 'partner-commission',
  on: handled,
  tables: ['partner', 'partner_code', 'partner_signup', 'partner_order'],
  async apply(facts, db) {
    const rows = await touchedBy(facts, db);
    for (const fact of facts) {
      const change = changes[fact.type] as (fact: Recorded<Handled>, rows: Touched) => void;
      change(fact, rows);
    }
    for (const table of [rows.codes, rows.partners, rows.signups, rows.orders]) await table.save();
  },
});
