import { docUrl } from '../api/errors.ts';
import { UNUSED_CHARGE_FIELDS } from '../objects/unused-fields.ts';
import type { Decline } from '../objects/test-cards.ts';
import type { Charge, PaymentIntent, ThreeDSecureResult } from '../objects/types.ts';
import type { StoredPaymentMethod } from '../store/collections.ts';
import { emit, seconds, type Operation } from './operation.ts';

const AUTHENTICATED: ThreeDSecureResult = { authentication_flow: 'challenge', result: 'authenticated', version: '2.2.0' };

/** Some test cards leave the payment in `processing` for a while. */
export function startCharge(operation: Operation, intent: PaymentIntent, payer: StoredPaymentMethod): PaymentIntent {
  if (!payer.behaviour.processes) return finishCharge(operation, intent, payer);
  const processing: PaymentIntent = {
    ...intent,
    status: 'processing',
    payment_method: payer.id,
    next_action: null,
    last_payment_error: null,
    processing: { type: 'card', card: {} },
  };
  operation.change.put('payment_intents', processing);
  operation.change.put('settlements', {
    id: intent.id,
    kind: 'payment',
    due_at: operation.now.getTime() + operation.settings.processingDelayMs,
    state: 'open',
  });
  emit(operation, 'payment_intent.processing', processing);
  return processing;
}

export function finishCharge(operation: Operation, intent: PaymentIntent, payer: StoredPaymentMethod): PaymentIntent {
  const { declines } = payer.behaviour;
  const charge = newCharge(operation, intent, payer);
  operation.change.put('charges', charge);
  const charged: PaymentIntent = { ...intent, latest_charge: charge.id, next_action: null, processing: null };
  const settled = declines ? declinedIntent(charged, payer, declines, charge.id) : paidIntent(charged, payer.id);
  operation.change.put('payment_intents', settled);
  if (!declines && payer.behaviour.later) reportLater(operation, charge.id);
  emit(operation, declines ? 'charge.failed' : 'charge.succeeded', charge);
  emit(operation, declines ? 'payment_intent.payment_failed' : 'payment_intent.succeeded', settled);
  return settled;
}

function reportLater({ change, now, settings }: Operation, id: string): void {
  change.put('settlements', { id, kind: 'bank_report', due_at: now.getTime() + settings.processingDelayMs, state: 'open' });
}

function paidIntent(intent: PaymentIntent, payerId: string): PaymentIntent {
  return { ...intent, status: 'succeeded', amount_received: intent.amount, payment_method: payerId, last_payment_error: null };
}

function declinedIntent(intent: PaymentIntent, payer: StoredPaymentMethod, decline: Decline, charge: string): PaymentIntent {
  return {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    last_payment_error: { ...decline, type: 'card_error', doc_url: docUrl(decline.code), charge, payment_method: payer.method },
  };
}

function newCharge({ newId, now }: Operation, intent: PaymentIntent, { method, behaviour }: StoredPaymentMethod): Charge {
  const { declines } = behaviour;
  const { display_brand: _, ...card } = method.card;
  return {
    ...UNUSED_CHARGE_FIELDS,
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: declines ? 0 : intent.amount,
    amount_refunded: 0,
    billing_details: method.billing_details,
    captured: !declines,
    created: seconds(now),
    currency: intent.currency,
    description: intent.description,
    disputed: false,
    failure_code: declines?.code ?? null,
    failure_message: declines?.message ?? null,
    livemode: false,
    metadata: intent.metadata,
    outcome: outcome(declines),
    paid: !declines,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      type: 'card',
      card: { ...card, network: card.brand, three_d_secure: behaviour.authenticates ? AUTHENTICATED : null },
    },
    receipt_email: intent.receipt_email,
    refunded: false,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: declines ? 'failed' : 'succeeded',
  };
}

function outcome(decline: Decline | undefined): Charge['outcome'] {
  return decline
    ? {
        network_status: 'declined_by_network',
        reason: decline.decline_code,
        risk_level: 'normal',
        seller_message: `The bank returned the decline code \`${decline.decline_code}\`.`,
        type: 'issuer_declined',
      }
    : {
        network_status: 'approved_by_network',
        reason: null,
        risk_level: 'normal',
        seller_message: 'Payment complete.',
        type: 'authorized',
      };
}
