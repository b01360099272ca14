import { invalidRequest } from './errors.ts';
import type { EventObject, PaymentIntent, PaymentMethod, StripeEvent } from '../objects/types.ts';
import type { View } from '../store/stripe-store.ts';
import type { Caller } from './authenticate.ts';

type Get = Pick<View, 'get'>;
type Expandable = EventObject | PaymentMethod;

/** No metadata, no charge. */
const PUBLIC_FIELDS: readonly (keyof PaymentIntent)[] = [
  'id',
  'object',
  'amount',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
];

export function intentFor(caller: Caller, intent: PaymentIntent): Partial<PaymentIntent> {
  if (caller.kind === 'server') return intent;
  return Object.fromEntries(PUBLIC_FIELDS.map((field) => [field, intent[field]]));
}

const REFERENCES: Readonly<Record<string, Readonly<Record<string, (store: Get, id: string) => Expandable | undefined>>>> = {
  payment_intent: {
    latest_charge: (store, id) => store.get('charges', id),
    payment_method: (store, id) => store.get('payment_methods', id)?.method,
  },
  charge: { payment_intent: (store, id) => store.get('payment_intents', id) },
  refund: {
    charge: (store, id) => store.get('charges', id),
    payment_intent: (store, id) => store.get('payment_intents', id),
  },
};

/** As asked for with `expand[]`. */
export function expand(store: Get, object: Expandable, paths: readonly string[] = []): Readonly<Record<string, unknown>> {
  const expanded: Record<string, unknown> = { ...object };
  for (const path of paths) {
    const [field = '', ...rest] = path.split('.');
    const find = REFERENCES[object.object]?.[field];
    if (!find) throw invalidRequest(`This property cannot be expanded (${field}).`, { param: 'expand' });
    const id = expanded[field];
    const target = typeof id === 'string' ? find(store, id) : undefined;
    if (target) expanded[field] = expand(store, target, rest.length === 0 ? [] : [rest.join('.')]);
  }
  return expanded;
}

export function eventView(store: Get, event: StripeEvent): StripeEvent {
  const delivery = store.get('deliveries', event.id);
  return { ...event, pending_webhooks: delivery && delivery.state !== 'delivered' ? 1 : 0 };
}
