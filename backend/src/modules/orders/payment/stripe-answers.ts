import type Stripe from 'stripe';
import { z } from 'zod';
import type { Charge, ProviderRefund } from '../domain/order.commands.ts';
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

const Refund = z.object({
  id: z.string().regex(/^\w{1,250}$/),
  amount: z.int().positive(),
  payment_intent: z.string(),
  status: z.string().nullish(),
  failure_reason: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});
const Refunds = z.object({ data: z.array(Refund) });

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

/** Throws NotAnAnswer, also when it is of another charge than was asked about. */
export function refundIn(answer: Stripe.Refund, intentId: string): ProviderRefund {
  const { success, data } = Refund.safeParse(answer);
  if (!success || data.payment_intent !== intentId) throw new NotAnAnswer();
  return providerRefund(data);
}

export function refundsIn(answer: Stripe.ApiList<Stripe.Refund>, intentId: string): readonly ProviderRefund[] {
  const { success, data } = Refunds.safeParse(answer);
  if (!success || data.data.some(({ payment_intent }) => payment_intent !== intentId)) throw new NotAnAnswer();
  return data.data.map(providerRefund);
}

const providerRefund = ({ id, amount, payment_intent, status, failure_reason, metadata }: z.infer<typeof Refund>): ProviderRefund => ({
  id,
  intentId: payment_intent,
  amountPence: amount,
  status: refundStatusOf(status ?? 'pending'),
  failure: failure_reason ?? (status === 'canceled' ? 'canceled' : null),
  requestId: metadata?.['request_id'] ?? null,
});

function refundStatusOf(status: string): ProviderRefund['status'] {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

function statusOf({ status, last_payment_error }: PaymentIntent): Charge['status'] {
  if (status === 'succeeded') return 'succeeded';
  if (status === 'processing') return 'processing';
  if (status === 'canceled') return 'cancelled';
  return status === 'requires_payment_method' && last_payment_error ? 'failed' : 'open';
}
