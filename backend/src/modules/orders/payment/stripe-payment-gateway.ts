import { CURRENCY } from '@willow/contracts';
import Stripe from 'stripe';
import {
  type Disputes,
  type Intent,
  type IntentRequest,
  InvalidWebhook,
  type Movement,
  PaymentGateway,
  PaymentUnavailable,
  type Payout,
  PROVIDER_DEADLINE_MS,
  type RefundOrder,
  RefundRefused,
  type WebhookEvent,
} from './payment-gateway.ts';
import { operation } from '../../../event-sourcing/telemetry/operation.ts';
import type { ProviderRefund } from '../domain/order.commands.ts';
import { intentIn, refundIn, refundsIn } from './stripe-answers.ts';
import { disputesIn, warningsIn } from './stripe-disputes.ts';
import { movementsIn, payoutsIn } from './stripe-payouts.ts';
import { eventIn } from './stripe-webhook.ts';
import { withinTime } from './within-time.ts';

type StripeSettings = {
  readonly secretKey: string | undefined;
  readonly webhookSecret: string | undefined;
  readonly apiBase: string | undefined;
  readonly deadlineMs?: number;
};

/** Stripe behind our port. Without a secret key every call says that payment is unavailable; free orders never come here. */
export class StripePaymentGateway extends PaymentGateway {
  readonly #stripe: Stripe | null;
  readonly #webhookSecret: string | undefined;
  readonly #deadlineMs: number;

  constructor({ secretKey, webhookSecret, apiBase, deadlineMs = PROVIDER_DEADLINE_MS }: StripeSettings) {
    super();
    this.#deadlineMs = deadlineMs;
    // Two tries fit into the deadline, with the library's pause between them. Both carry the same idempotency key.
    const timeout = Math.floor(deadlineMs * 0.45);
    this.#stripe = secretKey ? new Stripe(secretKey, { maxNetworkRetries: 1, timeout, telemetry: false, ...addressOf(apiBase) }) : null;
    this.#webhookSecret = webhookSecret;
  }

  async createIntent({ orderId, amountPence, attempt }: IntentRequest): Promise<Intent> {
    const intent = {
      amount: amountPence,
      currency: CURRENCY,
      allowed_payment_method_types: ['card' as const],
      metadata: { order_id: orderId, attempt: String(attempt) },
    };
    const idempotencyKey = `order-${orderId}-${attempt}-${amountPence}`;
    return this.#call('create-intent', async (stripe) => intentIn(await stripe.paymentIntents.create(intent, { idempotencyKey })));
  }

  async findIntent(intentId: string): Promise<Intent | null> {
    return this.#call('find-intent', async (stripe) => {
      try {
        return intentIn(await stripe.paymentIntents.retrieve(intentId), intentId);
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    });
  }

  async cancelIntent(intentId: string): Promise<boolean> {
    return this.#call('cancel-intent', async (stripe) => {
      try {
        return intentIn(await stripe.paymentIntents.cancel(intentId), intentId).charge.status === 'cancelled';
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return false;
        throw error;
      }
    });
  }

  async refund({ key, intentId, amountPence, requestId }: RefundOrder): Promise<ProviderRefund> {
    const refund = {
      payment_intent: intentId,
      ...(amountPence !== null && { amount: amountPence }),
      ...(requestId !== null && { metadata: { request_id: requestId } }),
    };
    return this.#call('refund', async (stripe) => {
      try {
        return refundIn(await stripe.refunds.create(refund, { idempotencyKey: `refund-${key}` }), intentId);
      } catch (error) {
        throw isRefusal(error) ? new RefundRefused(error.code ?? 'invalid_request', error) : error;
      }
    });
  }

  async findRefunds(intentId: string): Promise<readonly ProviderRefund[]> {
    return this.#call('find-refunds', async (stripe) =>
      refundsIn(await stripe.refunds.list({ payment_intent: intentId, limit: MAX_LISTED }), intentId),
    );
  }

  async findDisputes(intentId: string): Promise<Disputes> {
    const ofIntent = { payment_intent: intentId, limit: MAX_LISTED };
    return this.#call('find-disputes', async (stripe) => {
      const [disputes, warnings] = await Promise.all([stripe.disputes.list(ofIntent), stripe.radar.earlyFraudWarnings.list(ofIntent)]);
      return { disputes: disputesIn(disputes, intentId), warnings: warningsIn(warnings, intentId) };
    });
  }

  async findPayouts({ from, to }: { readonly from: string | null; readonly to: string | null }): Promise<readonly Payout[]> {
    const arrival_date = { ...(from !== null && { gte: secondOf(from) }), ...(to !== null && { lt: secondOf(to) + DAY_SECONDS }) };
    return this.#pages('find-payouts', (stripe, page) => stripe.payouts.list({ arrival_date, limit: MAX_LISTED, ...page }), payoutsIn);
  }

  async findMovements(payout: string): Promise<readonly Movement[]> {
    const asked = { payout, limit: MAX_LISTED, expand: ['data.source'] };
    return this.#pages('find-movements', (stripe, page) => stripe.balanceTransactions.list({ ...asked, ...page }), movementsIn);
  }

  readWebhook(rawBody: Buffer, signature: string): WebhookEvent | null {
    if (!this.#stripe || !this.#webhookSecret) throw new InvalidWebhook();
    return eventIn(this.#stripe, rawBody, signature, this.#webhookSecret);
  }

  /** Page after page, each with the deadline of a call. */
  async #pages<Item extends { readonly id: string }, Found>(
    name: string,
    list: (stripe: Stripe, page: { readonly starting_after?: string }) => Promise<Stripe.ApiList<Item>>,
    read: (answer: Stripe.ApiList<Item>) => readonly Found[],
  ): Promise<readonly Found[]> {
    const found: Found[] = [];
    for (let after: string | undefined; ;) {
      const page = await this.#call(name, async (stripe) => {
        const answer = await list(stripe, after === undefined ? {} : { starting_after: after });
        return { found: read(answer), last: answer.has_more ? answer.data.at(-1)?.id : undefined };
      });
      found.push(...page.found);
      if (page.last === undefined) return found;
      after = page.last;
    }
  }

  /** The library's own limits count silence, not time, and leave out its pauses. */
  async #call<T>(name: string, work: (stripe: Stripe) => Promise<T>): Promise<T> {
    const stripe = this.#stripe;
    if (!stripe) throw new PaymentUnavailable();
    const call = (): Promise<T> => withinTime(work(stripe), this.#deadlineMs, () => new PaymentUnavailable());
    try {
      return await operation('payment', { operation: name }, call);
    } catch (error) {
      throw error instanceof PaymentUnavailable || error instanceof RefundRefused ? error : new PaymentUnavailable(error);
    }
  }
}

/** As many as the provider gives at once; of one payment of ours there are two or three. */
const MAX_LISTED = 100;

const DAY_SECONDS = 24 * 3600;
/** A payout arrives on a date, which the provider gives as its first second in UTC. */
const secondOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 1000;

/** Said by the provider, and not by something in between. */
const isRefusal = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.rawType === 'invalid_request_error';

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

function addressOf(apiBase: string | undefined): { host?: string; port?: string; protocol?: 'http' | 'https' } {
  if (!apiBase) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  return { host: hostname, port: port || (protocol === 'https:' ? '443' : '80'), protocol: protocol === 'https:' ? 'https' : 'http' };
}
