import { docUrl } from '../api/errors.ts';
import type { NextAction, PaymentIntent } from '../objects/types.ts';
import type { Authentication, StoredPaymentMethod } from '../store/collections.ts';
import { startCharge } from './charge-card.ts';
import { emit, type Operation } from './operation.ts';

export const challengePath = (id: string): string => `/3d-secure/${id}`;

export function askToAuthenticate(
  operation: Operation,
  intent: PaymentIntent,
  payer: StoredPaymentMethod,
  returnUrl: string | null,
): PaymentIntent {
  const authentication: Authentication = {
    id: operation.newId('payatt'),
    payment_intent: intent.id,
    payment_method: payer.id,
    return_url: returnUrl,
  };
  operation.change.put('authentications', authentication);
  const waiting: PaymentIntent = {
    ...intent,
    status: 'requires_action',
    payment_method: payer.id,
    last_payment_error: null,
    next_action: nextAction(`${operation.settings.publicUrl}${challengePath(authentication.id)}`, authentication),
  };
  operation.change.put('payment_intents', waiting);
  emit(operation, 'payment_intent.requires_action', waiting);
  return waiting;
}

/** An answer that comes too late, or twice, changes nothing. */
export function answerChallenge(operation: Operation, authentication: Authentication, passed: boolean): PaymentIntent | undefined {
  const intent = operation.change.get('payment_intents', authentication.payment_intent);
  const payer = operation.change.get('payment_methods', authentication.payment_method);
  if (!intent || !payer || !awaits(intent, authentication)) return intent;
  return passed ? startCharge(operation, intent, payer) : refuse(operation, intent, payer);
}

export function awaits(intent: PaymentIntent, { id }: Authentication): boolean {
  return intent.status === 'requires_action' && JSON.stringify(intent.next_action).includes(id);
}

function nextAction(url: string, { id, return_url }: Authentication): NextAction {
  return return_url === null
    ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url, source: id } }
    : { type: 'redirect_to_url', redirect_to_url: { url, return_url } };
}

function refuse(operation: Operation, intent: PaymentIntent, payer: StoredPaymentMethod): PaymentIntent {
  const code = 'payment_intent_authentication_failure';
  const failed: PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: {
      code,
      doc_url: docUrl(code),
      message:
        'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
      payment_method: payer.method,
      type: 'invalid_request_error',
    },
  };
  operation.change.put('payment_intents', failed);
  emit(operation, 'payment_intent.payment_failed', failed);
  return failed;
}
