import type Stripe from 'stripe';
import { z } from 'zod';
import type { Movement, Payout } from './payment-gateway.ts';
import { NotAnAnswer } from './stripe-answers.ts';

const id = z.string().regex(/^\w{1,250}$/);

const Payouts = z.object({
  data: z.array(z.object({ id, amount: z.int(), arrival_date: z.int(), status: z.string() })),
});

/** A charge, a refund and a dispute name their payment. */
const Source = z.object({ payment_intent: z.string().nullish() });
const Movements = z.object({
  data: z.array(z.object({ id, type: z.string(), amount: z.int(), fee: z.int(), source: z.union([Source, z.string()]).nullish() })),
});

/** Throws NotAnAnswer. */
export function payoutsIn(answer: Stripe.ApiList<Stripe.Payout>): readonly Payout[] {
  const { success, data } = Payouts.safeParse(answer);
  if (!success) throw new NotAnAnswer();
  return data.data.map(({ arrival_date, amount, ...payout }) => ({
    id: payout.id,
    status: payout.status,
    amountPence: amount,
    arrivesOn: new Date(arrival_date * 1000).toISOString().slice(0, 10),
  }));
}

/** Throws NotAnAnswer. */
export function movementsIn(answer: Stripe.ApiList<Stripe.BalanceTransaction>): readonly Movement[] {
  const { success, data } = Movements.safeParse(answer);
  if (!success) throw new NotAnAnswer();
  return data.data
    .filter(({ type }) => type !== 'payout')
    .map(({ type, amount, fee, source, ...movement }) => ({
      id: movement.id,
      kind: type,
      amountPence: amount,
      feePence: fee,
      intentId: typeof source === 'object' ? (source?.payment_intent ?? null) : null,
    }));
}
