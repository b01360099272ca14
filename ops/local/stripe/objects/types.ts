import type {
  UNUSED_CARD_FIELDS,
  UNUSED_CHARGE_FIELDS,
  UNUSED_DISPUTE_FIELDS,
  UNUSED_INTENT_FIELDS,
  UNUSED_PAYMENT_METHOD_FIELDS,
  UNUSED_REFUND_FIELDS,
} from './unused-fields.ts';

/** From here on: Stripe's objects, in its field names, as far as this stand-in fills them in. */

export type Metadata = Readonly<Record<string, string>>;

type PaymentIntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled';

export type NextAction =
  | { readonly type: 'redirect_to_url'; readonly redirect_to_url: { readonly url: string; readonly return_url: string } }
  | {
      readonly type: 'use_stripe_sdk';
      readonly use_stripe_sdk: { readonly type: 'three_d_secure_redirect'; readonly stripe_js: string; readonly source: string };
    };

export type PaymentError = {
  readonly type: 'card_error' | 'invalid_request_error';
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
  readonly doc_url: string;
  readonly charge?: string;
  readonly payment_method?: PaymentMethod;
};

export type PaymentIntent = typeof UNUSED_INTENT_FIELDS & {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly allowed_payment_method_types: readonly string[] | null;
  readonly amount: number;
  readonly amount_capturable: number;
  readonly amount_received: number;
  readonly automatic_payment_methods: { readonly enabled: true; readonly allow_redirects: 'always' | 'never' } | null;
  readonly canceled_at: number | null;
  readonly cancellation_reason: string | null;
  readonly capture_method: 'automatic_async';
  readonly client_secret: string;
  readonly confirmation_method: 'automatic';
  readonly created: number;
  readonly currency: string;
  readonly description: string | null;
  readonly excluded_payment_method_types: readonly string[] | null;
  readonly last_payment_error: PaymentError | null;
  readonly latest_charge: string | null;
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly next_action: NextAction | null;
  readonly payment_method: string | null;
  readonly payment_method_types: readonly string[];
  readonly processing: { readonly type: 'card'; readonly card: Readonly<Record<string, never>> } | null;
  readonly receipt_email: string | null;
  readonly statement_descriptor_suffix: string | null;
  readonly status: PaymentIntentStatus;
};

export type BillingDetails = {
  readonly address: Readonly<Record<'city' | 'country' | 'line1' | 'line2' | 'postal_code' | 'state', string | null>>;
  readonly email: string | null;
  readonly name: string | null;
  readonly phone: string | null;
};

type CardDetails = typeof UNUSED_CARD_FIELDS & {
  readonly brand: string;
  readonly display_brand: string;
  readonly country: string;
  readonly exp_month: number;
  readonly exp_year: number;
  readonly fingerprint: string;
  readonly funding: 'credit' | 'debit';
  readonly last4: string;
};

export type PaymentMethod = typeof UNUSED_PAYMENT_METHOD_FIELDS & {
  readonly id: string;
  readonly object: 'payment_method';
  readonly type: 'card';
  readonly card: CardDetails;
  readonly billing_details: BillingDetails;
  readonly created: number;
  readonly livemode: false;
  readonly metadata: Metadata;
};

export type ThreeDSecureResult = { readonly authentication_flow: 'challenge'; readonly result: 'authenticated'; readonly version: '2.2.0' };

export type Charge = typeof UNUSED_CHARGE_FIELDS & {
  readonly id: string;
  readonly object: 'charge';
  readonly amount: number;
  readonly amount_captured: number;
  readonly amount_refunded: number;
  readonly billing_details: BillingDetails;
  readonly captured: boolean;
  readonly created: number;
  readonly currency: string;
  readonly description: string | null;
  readonly disputed: boolean;
  readonly failure_code: string | null;
  readonly failure_message: string | null;
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly outcome: {
    readonly network_status: 'approved_by_network' | 'declined_by_network';
    readonly reason: string | null;
    readonly risk_level: 'normal';
    readonly seller_message: string;
    readonly type: 'authorized' | 'issuer_declined';
  };
  readonly paid: boolean;
  readonly payment_intent: string;
  readonly payment_method: string;
  readonly payment_method_details: {
    readonly type: 'card';
    readonly card: Omit<CardDetails, 'display_brand'> & { readonly network: string; readonly three_d_secure: ThreeDSecureResult | null };
  };
  readonly receipt_email: string | null;
  readonly refunded: boolean;
  readonly statement_descriptor_suffix: string | null;
  readonly status: 'succeeded' | 'failed';
};

export type Refund = typeof UNUSED_REFUND_FIELDS & {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly charge: string;
  readonly created: number;
  readonly currency: string;
  readonly failure_reason?: string;
  readonly metadata: Metadata;
  readonly payment_intent: string;
  readonly reason: string | null;
  readonly status: 'pending' | 'succeeded' | 'failed' | 'canceled';
};

export type BalanceTransaction = {
  readonly id: string;
  readonly object: 'balance_transaction';
  readonly amount: number;
  readonly created: number;
  readonly currency: string;
  readonly type: 'adjustment';
};

export type Dispute = typeof UNUSED_DISPUTE_FIELDS & {
  readonly id: string;
  readonly object: 'dispute';
  readonly amount: number;
  /** The money that went, and that came back. */
  readonly balance_transactions: readonly BalanceTransaction[];
  readonly charge: string;
  readonly created: number;
  readonly currency: string;
  readonly evidence: Readonly<Record<string, string>>;
  readonly evidence_details: {
    readonly due_by: number | null;
    readonly has_evidence: boolean;
    readonly past_due: false;
    readonly submission_count: number;
  };
  readonly is_charge_refundable: boolean;
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly payment_intent: string;
  readonly reason: string;
  readonly status:
    | 'warning_needs_response'
    | 'warning_under_review'
    | 'warning_closed'
    | 'needs_response'
    | 'under_review'
    | 'won'
    | 'lost';
};

export type EarlyFraudWarning = {
  readonly id: string;
  readonly object: 'radar.early_fraud_warning';
  readonly actionable: boolean;
  readonly charge: string;
  readonly created: number;
  readonly fraud_type: string;
  readonly livemode: false;
  readonly payment_intent: string;
};

export type EventObject = PaymentIntent | Charge | Refund | Dispute | EarlyFraudWarning;

export type StripeEvent = {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly created: number;
  readonly data: { readonly object: EventObject; readonly previous_attributes?: Readonly<Record<string, unknown>> };
  readonly livemode: false;
  readonly pending_webhooks: number;
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null };
  readonly type: string;
};
