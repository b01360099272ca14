import type { Charge, Dispute, Refund } from '../objects/types.ts';
import type { View } from '../store/stripe-store.ts';

/** What a movement of money is about. */
export type Source = Charge | Refund | Dispute;

export type Movement = {
  readonly id: string;
  readonly object: 'balance_transaction';
  readonly amount: number;
  readonly available_on: number;
  readonly created: number;
  readonly currency: string;
  readonly fee: number;
  readonly net: number;
  readonly source: string;
  readonly status: 'available' | 'pending';
  readonly type: 'charge' | 'refund' | 'refund_failure' | 'adjustment' | 'payout';
};

export type Payout = {
  readonly id: string;
  readonly object: 'payout';
  readonly amount: number;
  readonly arrival_date: number;
  readonly automatic: true;
  readonly created: number;
  readonly currency: string;
  readonly livemode: false;
  readonly status: 'paid' | 'in_transit';
};

const DAY = 24 * 3600;
/** Of a European card: 1.5 % and 20p. */
const feeOf = (amount: number): number => Math.round(amount * 0.015) + 20;

const moved = (
  source: Source,
  type: Movement['type'],
  { id = `txn_${source.id}`, amount, created = source.created, fee = 0 }: { id?: string; amount: number; created?: number; fee?: number },
): Movement => ({
  id,
  object: 'balance_transaction',
  amount,
  available_on: created,
  created,
  currency: source.currency,
  fee,
  net: amount - fee,
  source: source.id,
  status: 'available',
  type,
});

/** Every movement of the shop's money, oldest first: all of it follows from what happened to its charges. */
function movements(store: View): readonly Movement[] {
  const charges = store.all('charges').filter(({ status }) => status === 'succeeded');
  return [
    ...charges.map((charge) => moved(charge, 'charge', { amount: charge.amount, fee: feeOf(charge.amount) })),
    ...store.all('refunds').flatMap((refund) => {
      const paid = moved(refund, 'refund', { amount: -refund.amount });
      const isBack = refund.status === 'failed' || refund.status === 'canceled';
      return isBack ? [paid, moved(refund, 'refund_failure', { id: `txn_${refund.id}_back`, amount: refund.amount })] : [paid];
    }),
    ...store
      .all('disputes')
      .flatMap((dispute) =>
        dispute.balance_transactions.map(({ id, amount, created }) => moved(dispute, 'adjustment', { id, amount, created })),
      ),
  ].toSorted((one, other) => one.created - other.created);
}

const dayOf = (second: number): number => Math.floor(second / DAY) * DAY;

/** What moved on one day in UTC arrives on the next, oldest first. */
export function payoutsOf(store: View, now: number): readonly { readonly payout: Payout; readonly movements: readonly Movement[] }[] {
  return [...Map.groupBy(movements(store), ({ created }) => dayOf(created))].map(([day, ofDay]) => {
    const [arrival, amount] = [day + DAY, ofDay.reduce((sum, { net }) => sum + net, 0)];
    const payout: Payout = {
      id: `po_${new Date(day * 1000).toISOString().slice(0, 10).replaceAll('-', '')}`,
      object: 'payout',
      amount,
      arrival_date: arrival,
      automatic: true,
      created: day,
      currency: ofDay[0]?.currency ?? 'gbp',
      livemode: false,
      status: arrival <= now ? 'paid' : 'in_transit',
    };
    const own = { ...(ofDay[0] as Movement), id: `txn_${payout.id}`, source: payout.id, type: 'payout', created: day, fee: 0 } as const;
    return { payout, movements: [{ ...own, amount: -amount, net: -amount }, ...ofDay] };
  });
}

export const sourceOf = (store: View, id: string): Source | undefined =>
  store.get('charges', id) ?? store.get('refunds', id) ?? store.get('disputes', id);
