import { UNUSED_INTENT_FIELDS } from '../objects/unused-fields.ts';
import type { Metadata, PaymentIntent } from '../objects/types.ts';
import { emit, seconds, type Operation } from './operation.ts';

/** Whatever the account has switched on, unless narrowed down. */
export type MethodChoice = {
  readonly allowed?: readonly string[];
  readonly excluded?: readonly string[];
  readonly allow_redirects?: 'always' | 'never';
};

const ACCOUNT_METHODS = ['card', 'link'];

type NewPaymentIntent = {
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Metadata;
  readonly description: string | null;
  readonly receipt_email: string | null;
  readonly statement_descriptor_suffix: string | null;
  readonly choice: MethodChoice;
};

export function createPaymentIntent(operation: Operation, wanted: NewPaymentIntent): PaymentIntent {
  const { choice, ...details } = wanted;
  const id = operation.newId('pi');
  const intent: PaymentIntent = {
    ...UNUSED_INTENT_FIELDS,
    ...details,
    ...methodFields(choice),
    id,
    object: 'payment_intent',
    amount_capturable: 0,
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_${operation.newId('secret')}`,
    confirmation_method: 'automatic',
    created: seconds(operation.now),
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    next_action: null,
    payment_method: null,
    processing: null,
    status: 'requires_payment_method',
  };
  operation.change.put('payment_intents', intent);
  emit(operation, 'payment_intent.created', intent);
  return intent;
}

type MethodFields = Pick<
  PaymentIntent,
  'allowed_payment_method_types' | 'automatic_payment_methods' | 'excluded_payment_method_types' | 'payment_method_types'
>;

export function methodFields({ allowed, excluded, allow_redirects = 'always' }: MethodChoice): MethodFields {
  return {
    allowed_payment_method_types: allowed ?? null,
    automatic_payment_methods: allowed ? null : { enabled: true, allow_redirects },
    excluded_payment_method_types: excluded ?? null,
    payment_method_types: ACCOUNT_METHODS.filter((type) => (allowed ?? ACCOUNT_METHODS).includes(type) && !excluded?.includes(type)),
  };
}
