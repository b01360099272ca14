import type Stripe from 'stripe';
import { z } from 'zod';
import { InvalidWebhook, type WebhookEvent } from './payment-gateway.ts';
import { IntentId } from './stripe-answers.ts';

const TOLERANCE_SECONDS = 300;

const Event = z.object({ type: z.string().min(1), data: z.object({ object: z.record(z.string(), z.unknown()) }) });
const AboutIntent = z.object({
  id: IntentId,
  metadata: z
    .object({ order_id: z.string().nullish() })
    .nullish()
    .transform((metadata) => metadata?.order_id),
});
/** Of refunds, of charges that were refunded, of disputes and of warnings. */
const OfIntent = z.object({ payment_intent: IntentId.nullish() });
const OrderId = z.uuid();

/** The library looks at what is too old only; a signature made for tomorrow would be good until then. */
function isFromTheFuture(signature: string): boolean {
  const latest = Date.now() / 1000 + TOLERANCE_SECONDS;
  const times = signature.split(',').filter((part) => part.trim().startsWith('t='));
  return !times.every((part) => Number(part.trim().slice(2)) <= latest);
}

/** Null when it is about nothing of ours. Throws InvalidWebhook. */
export function eventIn(stripe: Stripe, rawBody: Buffer, signature: string, secret: string): WebhookEvent | null {
  const event = parsed(Event, signedBody(stripe, rawBody, signature, secret));
  const about = isOfRefund(event.type) ? 'refund' : isOfDispute(event.type) ? 'dispute' : null;
  if (about) {
    const { payment_intent: intentId } = parsed(OfIntent, event.data.object);
    return intentId ? { about, intentId } : null;
  }
  if (!event.type.startsWith('payment_intent.')) return null;
  const { id, metadata: orderId } = parsed(AboutIntent, event.data.object);
  // An account may sell other things beside ours.
  return OrderId.safeParse(orderId).success ? { about: 'payment', intentId: id, orderId: orderId! } : null;
}

const isOfRefund = (type: string): boolean => type.startsWith('refund.') || type.startsWith('charge.refund');

const isOfDispute = (type: string): boolean => type.startsWith('charge.dispute.') || type.startsWith('radar.early_fraud_warning.');

function signedBody(stripe: Stripe, rawBody: Buffer, signature: string, secret: string): unknown {
  if (isFromTheFuture(signature)) throw new InvalidWebhook();
  try {
    return stripe.webhooks.constructEvent(rawBody, signature, secret, TOLERANCE_SECONDS);
  } catch {
    // The library's error carries the whole payload: it ends here.
    throw new InvalidWebhook();
  }
}

function parsed<T>(schema: z.ZodType<T>, value: unknown): T {
  const { success, data } = schema.safeParse(value);
  if (!success) throw new InvalidWebhook();
  return data;
}
