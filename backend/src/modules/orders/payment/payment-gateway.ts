import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import type { Charge, FraudWarning, OrderRefusal, ProviderDispute, ProviderRefund } from '../domain/order.commands.ts';

/** The card provider cannot be used now, or said no to us. Nothing was charged by this call. */
export class PaymentUnavailable extends RefusedError<OrderRefusal> {
  constructor(cause?: unknown) {
    super('PaymentUnavailable', { cause });
    this.name = 'PaymentUnavailable';
  }
}

/** The card provider said no for good, and nothing was paid back: asked again, it says the same. */
export class RefundRefused extends Error {
  /** `reason`: the provider's code, such as `charge_disputed`. */
  constructor(
    readonly reason: string,
    cause?: unknown,
  ) {
    super(`The card provider refused a refund: ${reason}`, { cause });
    this.name = 'RefundRefused';
  }
}

/** How long a person waits for the provider, whatever is asked of it, before being told that it does not work. */
export const PROVIDER_DEADLINE_MS = 7_500;

/** Not signed by the provider, not signed lately, or signed and no event. */
export class InvalidWebhook extends Error {
  constructor() {
    super('The webhook is not the provider’s');
    this.name = 'InvalidWebhook';
  }
}

export type Intent = { readonly id: string; readonly clientSecret: string; readonly charge: Charge };
export type IntentRequest = { readonly orderId: string; readonly amountPence: number; readonly attempt: number };
/** Of a refund, a dispute and a warning of fraud the intent alone is named: whose it is has to be asked. */
export type WebhookEvent =
  | { readonly about: 'payment'; readonly intentId: string; readonly orderId: string }
  | { readonly about: 'refund' | 'dispute'; readonly intentId: string };
/** `amountPence` null: all that is left. `requestId` comes back with the refund; null when nobody asked for it here. */
export type RefundOrder = {
  readonly key: string;
  readonly intentId: string;
  readonly amountPence: number | null;
  readonly requestId: string | null;
};

/** One movement of our money that a payout is made of; `intentId` null: it is about no payment, such as a fee of its own. */
export type Movement = {
  readonly id: string;
  /** The provider's word, such as `charge` or `refund`. */
  readonly kind: string;
  /** Less than nothing when it is taken. */
  readonly amountPence: number;
  readonly feePence: number;
  readonly intentId: string | null;
};
/** `arrivesOn`: a date. */
export type Payout = { readonly id: string; readonly arrivesOn: string; readonly status: string; readonly amountPence: number };

export type Disputes = { readonly disputes: readonly ProviderDispute[]; readonly warnings: readonly FraudWarning[] };

/** The card provider. Every call that changes something carries an idempotency key; every call has a deadline. Throws PaymentUnavailable. */
export abstract class PaymentGateway {
  /** Makes an intent; the same order, attempt and amount give the same intent again. */
  abstract createIntent(request: IntentRequest): Promise<Intent>;

  /** An intent as it stands; null when the provider does not know it. */
  abstract findIntent(intentId: string): Promise<Intent | null>;

  /** Cancels an intent that was not paid. False when it is too late for that. */
  abstract cancelIntent(intentId: string): Promise<boolean>;

  /** Pays back; with one key once, however often it is asked within a day. Throws RefundRefused. */
  abstract refund(order: RefundOrder): Promise<ProviderRefund>;

  /** Every refund of a charge, whoever made it. */
  abstract findRefunds(intentId: string): Promise<readonly ProviderRefund[]>;

  /** Every dispute of a charge, and every warning of fraud that its card's bank gave. */
  abstract findDisputes(intentId: string): Promise<Disputes>;

  /** What the provider pays out to us on these days, both included; null leaves that end open. */
  abstract findPayouts(days: { readonly from: string | null; readonly to: string | null }): Promise<readonly Payout[]>;

  /** All that one payout is made of, but for itself. */
  abstract findMovements(payoutId: string): Promise<readonly Movement[]>;

  /** Checks a webhook's signature over its raw bytes, then its shape; null when it is about none of our business. Throws InvalidWebhook. */
  abstract readWebhook(rawBody: Buffer, signature: string): WebhookEvent | null;
}
