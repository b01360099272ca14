import { beforeAll, describe, expect, it } from '@jest/globals';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../event-sourcing/context.ts';
import type { RecordedFact } from '../../event-sourcing/codec/recorded-fact.ts';
import { customerWithWill } from '../../testing/people.ts';
import { type Product, sharedProduct } from '../../testing/product.ts';
import { until } from '../../testing/until.ts';
import { Customers } from '../customers/customers.repository.ts';
import type { Details } from '../customers/domain/customer.facts.ts';
import { Invitees } from './invitees.repository.ts';
import { ReferralReactions } from './reactions/referral.reactions.ts';
import { Referrals } from './referrals.repository.ts';

const RACES = 50;

let product: Product;
let referrers: readonly string[];
beforeAll(async () => {
  product = await sharedProduct();
  referrers = await Promise.all([1, 2, 3].map(async () => (await customerWithWill(product)).id));
});

const context = (): Context => ({ actor: 'system:test', correlationId: uuid(), causationId: uuid(), now: product.clock.now() });
const inApi = <T>(type: abstract new (...args: never[]) => T): T => product.api.get<T>(type, { strict: false });
const details = (email: string): Details => ({
  fullName: 'Sam Poole',
  dob: '1975-03-27',
  email,
  mobile: null,
  addressLine1: '3 Mill Road',
  addressLine2: null,
  city: 'Wells',
  county: null,
  postcode: 'BA5 2AB',
});

/** Invited as the API does it, and known as one who is invited before anything else happens. */
async function invited(referrerId: string, email: string): Promise<string> {
  const [referrals, invitees] = [inApi(Referrals), inApi(Invitees)];
  const invitee = invitees.idOf(email);
  const id = referrals.idFor(referrerId, invitee);
  const friend = { name: 'Sam Poole', email };
  await referrals.handle(id, { type: 'Invite', referrerId, invitee, via: null, friend }, context());
  await invitees.handle(invitee, { type: 'RecordInvitation', referralId: id }, context());
  return id;
}

/** Signs up and proves the address; the worker's own reaction sees that too, and takes part. */
async function joins(email: string, referralId: string | null): Promise<string> {
  const [customers, id, linkId] = [inApi(Customers), uuid(), uuid()];
  const later = new Date(product.clock.now().getTime() + 3_600_000).toISOString();
  const link = {
    linkId,
    tokenHash: linkId,
    browserHash: null,
    verifyExpiresAt: later,
    loginExpiresAt: later,
    codeHash: null,
    discountCode: null,
    invitationHash: null,
  };
  await customers.handle(id, { type: 'SignUp', details: details(email), referralId, partnerRef: null, link }, context());
  await customers.handle(id, { type: 'UseLink', tokenHash: linkId, now: product.clock.now().toISOString() }, context());
  return id;
}

/** Facts as the subscription would give them again: the same join, and payments of several orders. */
function replaysOf(customerId: string): readonly RecordedFact[] {
  const metadata = { actor: 'system:test', correlationId: uuid(), causationId: uuid(), occurredAt: new Date().toISOString() };
  const shared = { revision: 1, position: '1', recordedAt: metadata.occurredAt, metadata, personal: null };
  const fact = (type: string, stream: string, data: object) => ({ ...shared, id: uuid(), type, stream, data }) as unknown as RecordedFact;
  const joined = fact('EmailVerified', `customer-${customerId}`, { linkId: 'l', referralId: null, partnerRef: null });
  const paid = [1, 2, 3].map((n) => fact('PaymentSucceeded', `order-${customerId}-${n}`, { customerId }));
  return [joined, ...paid, joined, ...paid];
}

const rewardsFor = async (ids: readonly string[]) => {
  const loaded = await Promise.all(ids.map((id) => inApi(Referrals).load(id)));
  return loaded.flatMap(({ facts }) => facts).filter(({ type }) => type === 'ReferralSucceeded');
};

describe('a friend who was invited by three, at once from all sides', () => {
  it.each(Array.from({ length: RACES }, (_, race) => race))('race %i: is one reward of £25 (C-325, D-067, D-068, T-15)', async (race) => {
    const email = `race.${race}@friends.test`;
    const own = await Promise.all(referrers.map((id) => invited(id, email)));
    const elsewhere = await invited(referrers[race % 3]!, `other.${race}@friends.test`);
    // Without an id, by an invitation of their own, or by a link that another friend is taking at the same moment.
    const named = [null, own[race % 3]!, elsewhere][race % 3] ?? null;
    const [customerId, rival] = await Promise.all([joins(email, named), joins(`rival.${race}@friends.test`, elsewhere)]);
    const sides = [product.api, product.worker].map((side) => side.get(ReferralReactions, { strict: false }));
    const follow = sides.map(({ others }) => others.find(({ name }) => name === 'follow-friends')!);
    await Promise.all([customerId, rival].flatMap((id) => replaysOf(id).flatMap((fact) => follow.map((reaction) => reaction.react(fact)))));
    const ids = [...own, elsewhere];
    const beside = [customerId, rival].flatMap((id) => referrers.map((referrer) => inApi(Referrals).idFor(referrer, id)));
    const rewards = await until(async () => {
      const found = await rewardsFor([...ids, ...beside]);
      return found.length >= 2 && found;
    }, 'both friends to be rewarded');
    expect(rewards.map(({ data }) => data)).toEqual([1, 2].map(() => expect.objectContaining({ earningsPence: 2500 })));
    const claims = await Promise.all([...ids, ...beside].map(async (id) => (await inApi(Referrals).load(id)).state));
    for (const friend of [customerId, rival])
      expect(claims.filter(({ claimedBy, status }) => claimedBy === friend && status === 'successful')).toHaveLength(1);
  });
});
