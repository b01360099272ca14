import { unexpectedState } from '../api/errors.ts';
import { mergeMetadata } from '../api/parameters.ts';
import type { Metadata, PaymentIntent } from '../objects/types.ts';
import { methodFields, type MethodChoice } from './create-payment-intent.ts';
import { emit, seconds, type Operation } from './operation.ts';
import { findPaymentMethod } from './payment-methods.ts';

const OPEN: readonly PaymentIntent['status'][] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];
const CANCELLABLE = 'requires_payment_method, requires_capture, requires_confirmation, requires_action, processing';

type PaymentIntentUpdate = {
  readonly amount?: number;
  readonly currency?: string;
  readonly metadata?: Metadata;
  readonly description?: string | null;
  readonly receipt_email?: string | null;
  readonly payment_method?: string;
  readonly choice?: MethodChoice;
  readonly statement_descriptor_suffix?: string | null;
};

/** Amount and method are fixed once it is being paid. */
export function updatePaymentIntent(operation: Operation, intent: PaymentIntent, update: PaymentIntentUpdate): PaymentIntent {
  const { metadata, payment_method, choice, ...plain } = update;
  for (const name of ['amount', 'currency', 'payment_method'] as const) {
    if (update[name] !== undefined && !OPEN.includes(intent.status)) throw tooLate(intent, name);
  }
  const updated: PaymentIntent = {
    ...intent,
    ...plain,
    ...(choice && methodFields(choice)),
    metadata: mergeMetadata(intent.metadata, metadata),
  };
  const result = payment_method === undefined ? updated : withPayer(operation, updated, payment_method);
  operation.change.put('payment_intents', result);
  return result;
}

export function cancelPaymentIntent(operation: Operation, intent: PaymentIntent, reason: string | null): PaymentIntent {
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw unexpectedState(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${CANCELLABLE}.`,
      intent,
    );
  }
  const cancelled: PaymentIntent = {
    ...intent,
    status: 'canceled',
    canceled_at: seconds(operation.now),
    cancellation_reason: reason,
    next_action: null,
    processing: null,
  };
  operation.change.put('payment_intents', cancelled);
  emit(operation, 'payment_intent.canceled', cancelled);
  return cancelled;
}

/** Does not try it yet. */
export function withPayer(operation: Operation, intent: PaymentIntent, id: string): PaymentIntent {
  return { ...intent, payment_method: findPaymentMethod(operation, id).id, status: 'requires_confirmation', next_action: null };
}

function tooLate(intent: PaymentIntent, name: string) {
  return unexpectedState(
    `This PaymentIntent's ${name} could not be updated because it has a status of ${intent.status}. You may only update the ${name} of a PaymentIntent with one of the following statuses: ${OPEN.join(', ')}.`,
    intent,
  );
}
