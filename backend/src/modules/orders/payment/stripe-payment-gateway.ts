import { CURRENCY } from '@willow/contracts';
import Stripe from 'stripe';
import type { Charge } from '../domain/order.commands.ts';
import {
  InvalidWebhookSignature,
  type Intent,
  type IntentRequest,
  PaymentGateway,
  PaymentUnavailable,
  type WebhookEvent,
} from './payment-gateway.ts';

type StripeSettings = {
  readonly secretKey: string | undefined;
  readonly webhookSecret: string | undefined;
  readonly apiBase: string | undefined;
};

const TIMEOUT_MS = 10_000;

/** Stripe behind our port. Without a secret key every call says that payment is unavailable; free orders never come here. */
export class StripePaymentGateway extends PaymentGateway {
  readonly #stripe: Stripe | null;
  readonly #webhookSecret: string | undefined;

  constructor({ secretKey, webhookSecret, apiBase }: StripeSettings) {
    super();
    this.#stripe = secretKey
      ? new Stripe(secretKey, { maxNetworkRetries: 2, timeout: TIMEOUT_MS, telemetry: false, ...addressOf(apiBase) })
      : null;
    this.#webhookSecret = webhookSecret;
  }

  async createIntent({ orderId, amountPence, attempt }: IntentRequest): Promise<Intent> {
    const idempotencyKey = `order-${orderId}-${attempt}-${amountPence}`;
    return intentOf(
      await this.#call((stripe) =>
        stripe.paymentIntents.create(
          {
            amount: amountPence,
            currency: CURRENCY,
            allowed_payment_method_types: ['card'],
            metadata: { order_id: orderId, attempt: String(attempt) },
          },
          { idempotencyKey },
        ),
      ),
    );
  }

  async findIntent(intentId: string): Promise<Intent | null> {
    const found = await this.#call(async (stripe) => {
      try {
        return await stripe.paymentIntents.retrieve(intentId);
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    });
    return found && intentOf(found);
  }

  async cancelIntent(intentId: string): Promise<boolean> {
    return this.#call(async (stripe) => {
      try {
        await stripe.paymentIntents.cancel(intentId);
        return true;
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return false;
        throw error;
      }
    });
  }

  async refund(intentId: string): Promise<{ amountPence: number }> {
    const refund = await this.#call((stripe) =>
      stripe.refunds.create({ payment_intent: intentId }, { idempotencyKey: `refund-${intentId}` }),
    );
    return { amountPence: refund.amount };
  }

  readWebhook(rawBody: Buffer, signature: string): WebhookEvent | null {
    if (!this.#stripe || !this.#webhookSecret) throw new InvalidWebhookSignature();
    let event: Stripe.Event;
    try {
      event = this.#stripe.webhooks.constructEvent(rawBody, signature, this.#webhookSecret);
    } catch {
      // The library's error carries the whole payload: it ends here.
      throw new InvalidWebhookSignature();
    }
    if (!event.type.startsWith('payment_intent.')) return null;
    const intent = event.data.object as Stripe.PaymentIntent;
    const orderId = intent.metadata?.['order_id'];
    return orderId ? { intentId: intent.id, orderId } : null;
  }

  async #call<T>(work: (stripe: Stripe) => Promise<T>): Promise<T> {
    if (!this.#stripe) throw new PaymentUnavailable();
    try {
      return await work(this.#stripe);
    } catch (error) {
      throw new PaymentUnavailable(error);
    }
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

function addressOf(apiBase: string | undefined): { host?: string; port?: string; protocol?: 'http' | 'https' } {
  if (!apiBase) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  return { host: hostname, port: port || (protocol === 'https:' ? '443' : '80'), protocol: protocol === 'https:' ? 'https' : 'http' };
}

function intentOf(intent: Stripe.PaymentIntent): Intent {
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    charge: {
      intentId: intent.id,
      status: statusOf(intent),
      receivedPence: intent.amount_received,
      currency: intent.currency,
      orderId: intent.metadata['order_id'] ?? null,
      failure: intent.last_payment_error?.decline_code ?? intent.last_payment_error?.code ?? null,
    },
  };
}

function statusOf({ status, last_payment_error }: Stripe.PaymentIntent): Charge['status'] {
  if (status === 'succeeded') return 'succeeded';
  if (status === 'processing') return 'processing';
  if (status === 'canceled') return 'cancelled';
  return status === 'requires_payment_method' && last_payment_error ? 'failed' : 'open';
}
