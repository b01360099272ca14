import type Stripe from 'stripe';
import { z } from 'zod';
import type { Charge } from '../domain/order.commands.ts';
import type { Intent } from './payment-gateway.ts';

export const IntentId = z.string().regex(/^pi_\w{1,250}$/);

/**
 * What we use of an answer, checked: the library hands on whatever JSON comes with whatever status, a gateway's `{}` and half an answer too.
 */
const PaymentIntent = z.object({
  id: IntentId,
  client_secret: z.string().min(1),
  status: z.string().min(1),
  amount_received: z.int().min(0),
  currency: z.string().length(3),
  metadata: z.record(z.string(), z.string()),
  last_payment_error: z.object({ code: z.string().nullish(), decline_code: z.string().nullish() }).nullish(),
});
type PaymentIntent = z.infer<typeof PaymentIntent>;

const Refund = z.object({ amount: z.int().positive() });

export class NotAnAnswer extends Error {
  constructor() {
    super('The card provider answered something that is no answer');
    this.name = 'NotAnAnswer';
  }
}

/** Throws NotAnAnswer, also when it is about another intent than was asked about. */
export function intentIn(answer: Stripe.PaymentIntent, asked?: string): Intent {
  const { success, data } = PaymentIntent.safeParse(answer);
  if (!success || (asked !== undefined && data.id !== asked)) throw new NotAnAnswer();
  const { id, client_secret: clientSecret, amount_received: receivedPence, currency, metadata, last_payment_error: problem } = data;
  const failure = problem?.decline_code ?? problem?.code ?? null;
  const charge = { intentId: id, status: statusOf(data), receivedPence, currency, orderId: metadata['order_id'] ?? null, failure };
  return { id, clientSecret, charge };
}

export function refundedIn(answer: Stripe.Refund): { readonly amountPence: number } {
  const { success, data } = Refund.safeParse(answer);
  if (!success) throw new NotAnAnswer();
  return { amountPence: data.amount };
}

function statusOf({ status, last_payment_error }: PaymentIntent): Charge['status'] {
  if (status === 'succeeded') return 'succeeded';
  if (status === 'processing') return 'processing';
  if (status === 'canceled') return 'cancelled';
  return status === 'requires_payment_method' && last_payment_error ? 'failed' : 'open';
}
