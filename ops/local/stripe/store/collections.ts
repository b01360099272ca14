import type { CardBehaviour } from '../objects/test-cards.ts';
import type { Charge, Dispute, EarlyFraudWarning, PaymentIntent, PaymentMethod, Refund, StripeEvent } from '../objects/types.ts';

/** The card's number is not kept. */
export type StoredPaymentMethod = { readonly id: string; readonly method: PaymentMethod; readonly behaviour: CardBehaviour };

export type Authentication = {
  readonly id: string;
  readonly payment_intent: string;
  readonly payment_method: string;
  /** Of a full-page challenge; null when the page's script shows it in a frame. */
  readonly return_url: string | null;
};

/** Something that a bank decides later. */
export type Settlement = {
  readonly id: string;
  readonly kind: 'payment' | 'refund' | 'bank_report';
  readonly due_at: number;
  readonly state: 'open' | 'done';
};

export type Delivery = { readonly id: string; readonly state: 'pending' | 'delivered' | 'failed'; readonly attempts: number };

export type IdempotencyKey = {
  readonly id: string;
  readonly fingerprint: string;
  readonly endpoint: string;
  readonly created: number;
  readonly request_id: string;
  readonly status: number;
  readonly body: string;
};

export type Collections = {
  readonly payment_methods: StoredPaymentMethod;
  readonly payment_intents: PaymentIntent;
  readonly charges: Charge;
  readonly refunds: Refund;
  readonly disputes: Dispute;
  readonly early_fraud_warnings: EarlyFraudWarning;
  readonly authentications: Authentication;
  readonly settlements: Settlement;
  readonly events: StripeEvent;
  readonly deliveries: Delivery;
  readonly idempotency_keys: IdempotencyKey;
};

export type Name = keyof Collections;
