import type { QueryBus } from '@nestjs/cqrs';
import { type AdminReferral, poundsOf } from '@willow/contracts';
import { type Details, GetCustomer } from '../../customers/index.ts';
import { GetOrderStandings } from '../../orders/index.ts';
import type { Dated } from '../../../event-sourcing/core/tell.ts';
import { earnsReward, payableFrom } from '../domain/reward.ts';
import { sameAsReferrer } from '../domain/same-person.ts';
import type { ReferralFact } from '../domain/referral.facts.ts';
import type { Referrals } from '../referrals.repository.ts';

const ERASED = { fullName: 'Erased', email: '' };

/** Referrals as the console shows them, in the order of the ids. Names stand only sealed in the log, so each is read from its stream. */
export async function adminReferralsOf(ids: readonly string[], referrals: Referrals, queries: QueryBus): Promise<AdminReferral[]> {
  const loaded = await Promise.all(ids.map(async (id) => ({ id, ...(await referrals.load(id)) })));
  const people = await detailsOf(
    loaded.flatMap(({ state }) => [state.referrerId, state.claimedBy]),
    queries,
  );
  const orders = await queries.execute(new GetOrderStandings(loaded.flatMap(({ state }) => state.orderId ?? [])));
  return loaded.map(({ id, state: { referrerId, claimedBy, friend, status, earningsPence, orderId, notes }, facts }) => {
    const at = (type: ReferralFact['type']) => facts.find((fact) => fact.type === type)?.metadata.occurredAt;
    const order = orderId === null ? undefined : orders.get(orderId);
    const [referrer, account] = [people.get(referrerId), people.get(claimedBy)];
    const common = referrer && account ? sameAsReferrer(referrer, account) : [];
    const payable = payableFrom(status, facts);
    return {
      id,
      referrer: referrer ? { fullName: referrer.fullName, email: referrer.email } : ERASED,
      refereeName: friend?.name ?? ERASED.fullName,
      refereeEmail: friend?.email ?? ERASED.email,
      status: status === 'unknown' ? 'pending' : status,
      earnings: earningsPence === null ? null : poundsOf(earningsPence),
      order: orderId !== null && order ? { id: orderId, status: order.status } : null,
      ...(status === 'paid' && order && !earnsReward(order) && { friendRefunded: true as const }),
      ...(payable !== null && { payableFrom: payable }),
      ...(common.length > 0 && { sameAsReferrer: common }),
      createdAt: at('ReferralInvited') ?? '',
      paymentDate: status === 'paid' ? paidAt(facts) : null,
      notes,
    };
  });
}

/** When the reward was marked as paid last. */
export const paidAt = (facts: readonly (ReferralFact & Dated)[]): string | null =>
  facts.findLast(({ type }) => type === 'ReferralPaid')?.metadata.occurredAt ?? null;

async function detailsOf(ids: readonly (string | null)[], queries: QueryBus): Promise<ReadonlyMap<string | null, Details | null>> {
  const found = [...new Set(ids)].map(
    async (id) => [id, id === null ? null : ((await queries.execute(new GetCustomer(id)))?.details ?? null)] as const,
  );
  return new Map(await Promise.all(found));
}
