import { invalidRequest, StripeApiError, unexpectedState, docUrl } from '../api/errors.ts';
import { UNUSED_REFUND_FIELDS } from '../objects/unused-fields.ts';
import type { Charge, Metadata, Refund } from '../objects/types.ts';
import { pounds } from './amounts.ts';
import { emit, seconds, type Operation } from './operation.ts';

type RefundRequest = {
  readonly charge: Charge;
  readonly amount: number | undefined;
  readonly reason: string | null;
  readonly metadata: Metadata;
};

export function refundCharge(operation: Operation, { charge, amount, reason, metadata }: RefundRequest): Refund {
  const left = charge.amount - charge.amount_refunded;
  checkRefundable(charge, left, amount);
  const behaviour = operation.change.get('payment_methods', charge.payment_method)?.behaviour.refund;
  const refund: Refund = {
    ...UNUSED_REFUND_FIELDS,
    id: operation.newId('re'),
    object: 'refund',
    amount: amount ?? left,
    charge: charge.id,
    created: seconds(operation.now),
    currency: charge.currency,
    metadata,
    payment_intent: charge.payment_intent,
    reason,
    status: behaviour === 'pending' ? 'pending' : 'succeeded',
  };
  operation.change.put('refunds', refund);
  const refunded = withRefunded(operation, charge, charge.amount_refunded + refund.amount);
  if (behaviour) settleLater(operation, refund.id);
  emit(operation, 'refund.created', refund);
  emit(operation, 'charge.refunded', refunded, { amount_refunded: charge.amount_refunded, refunded: charge.refunded });
  return refund;
}

export function settleRefund(operation: Operation, refund: Refund): void {
  const charge = operation.change.get('charges', refund.charge);
  if (!charge) return;
  if (refund.status === 'pending') {
    const succeeded: Refund = { ...refund, status: 'succeeded' };
    operation.change.put('refunds', succeeded);
    emit(operation, 'refund.updated', succeeded, { status: 'pending' });
    return;
  }
  const failed: Refund = { ...refund, status: 'failed', failure_reason: 'expired_or_canceled_card' };
  operation.change.put('refunds', failed);
  withRefunded(operation, charge, charge.amount_refunded - refund.amount);
  emit(operation, 'refund.failed', failed, { status: refund.status });
}

function withRefunded(operation: Operation, charge: Charge, amount_refunded: number): Charge {
  const updated: Charge = { ...charge, amount_refunded, refunded: amount_refunded === charge.amount };
  operation.change.put('charges', updated);
  return updated;
}

function settleLater({ change, now, settings }: Operation, id: string): void {
  change.put('settlements', { id, kind: 'refund', due_at: now.getTime() + settings.processingDelayMs, state: 'open' });
}

function checkRefundable(charge: Charge, left: number, amount: number | undefined): void {
  if (charge.status !== 'succeeded')
    throw unexpectedState(`This PaymentIntent (${charge.payment_intent}) does not have a successful charge to refund.`);
  if (left === 0) {
    const code = 'charge_already_refunded';
    const message = `Charge ${charge.id} has already been refunded.`;
    throw new StripeApiError(400, { type: 'invalid_request_error', code, doc_url: docUrl(code), message }, true);
  }
  if (amount === undefined || amount <= left) return;
  const limit = left === charge.amount ? `charge amount (${pounds(left)})` : `unrefunded amount on charge (${pounds(left)})`;
  throw invalidRequest(`Refund amount (${pounds(amount)}) is greater than ${limit}`, { param: 'amount' });
}
