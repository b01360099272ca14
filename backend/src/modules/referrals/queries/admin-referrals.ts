import type { QueryBus } from '@nestjs/cqrs';
import { type AdminReferral, poundsOf } from '@willow/contracts';
import { GetCustomer } from '../../customers/index.ts';
import { GetOrderStandings } from '../../orders/index.ts';
import type { Dated } from '../../../event-sourcing/core/tell.ts';
import { earnsReward } from '../domain/reward.ts';
import type { ReferralFact } from '../domain/referral.facts.ts';
import type { Referrals } from '../referrals.repository.ts';

const ERASED = { fullName: 'Erased', email: '' };

/** Referrals as the console shows them, in the order of the ids. Names stand only sealed in the log, so each is read from its stream. */
export async function adminReferralsOf(ids: readonly string[], referrals: Referrals, queries: QueryBus): Promise<AdminReferral[]> {
  const loaded = await Promise.all(ids.map(async (id) => ({ id, ...(await referrals.load(id)) })));
  const referrers = await referrersOf(
    loaded.map(({ state }) => state.referrerId),
    queries,
  );
  const orders = await queries.execute(new GetOrderStandings(loaded.flatMap(({ state }) => state.orderId ?? [])));
  return loaded.map(({ id, state: { referrerId, friend, status, earningsPence, orderId, notes }, facts }) => {
    const at = (type: ReferralFact['type']) => facts.find((fact) => fact.type === type)?.metadata.occurredAt;
    const order = orderId === null ? undefined : orders.get(orderId);
    return {
      id,
      referrer: referrers.get(referrerId) ?? ERASED,
      refereeName: friend?.name ?? ERASED.fullName,
      refereeEmail: friend?.email ?? ERASED.email,
      status: status === 'unknown' ? 'pending' : status,
      earnings: earningsPence === null ? null : poundsOf(earningsPence),
      order: orderId !== null && order ? { id: orderId, status: order.status } : null,
      ...(status === 'paid' && order && !earnsReward(order) && { friendRefunded: true as const }),
      createdAt: at('ReferralInvited') ?? '',
      paymentDate: status === 'paid' ? paidAt(facts) : null,
      notes,
    };
  });
}

/** When the reward was marked as paid last. */
export const paidAt = (facts: readonly (ReferralFact & Dated)[]): string | null =>
  facts.findLast(({ type }) => type === 'ReferralPaid')?.metadata.occurredAt ?? null;

async function referrersOf(ids: readonly (string | null)[], queries: QueryBus) {
  const found = [...new Set(ids)].map(async (id) => {
    const details = id === null ? null : (await queries.execute(new GetCustomer(id)))?.details;
    return [id, details ? { fullName: details.fullName, email: details.email } : ERASED] as const;
  });
  return new Map(await Promise.all(found));
}
