import { invalidRequest, StripeApiError, unexpectedState, docUrl } from '../api/errors.ts';
import { UNUSED_REFUND_FIELDS } from '../objects/unused-fields.ts';
import type { Charge, Dispute, Metadata, Refund } from '../objects/types.ts';
import { closeInquiry } from './dispute-charge.ts';
import { pounds } from './amounts.ts';
import { emit, seconds, type Operation } from './operation.ts';

type RefundRequest = {
  readonly charge: Charge;
  readonly amount: number | undefined;
  readonly reason: string | null;
  readonly metadata: Metadata;
  /** Of this charge. */
  readonly disputes: readonly Dispute[];
};

export function refundCharge(operation: Operation, { charge, amount, reason, metadata, disputes }: RefundRequest): Refund {
  const left = charge.amount - charge.amount_refunded;
  checkRefundable(charge, left, { amount, disputes });
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
  // A refund of everything is what an inquiry asks for.
  if (refunded.refunded) for (const dispute of disputes) closeInquiry(operation, dispute);
  return refund;
}

/** As Stripe tells of it: twice, once by the older name. A refund that is over stays what it is. */
export function settleRefund(operation: Operation, refund: Refund, status: 'succeeded' | 'failed' | 'canceled'): void {
  const charge = operation.change.get('charges', refund.charge);
  if (!charge || refund.status === 'failed' || refund.status === 'canceled' || refund.status === status) return;
  const settled: Refund = { ...refund, status, ...(status === 'failed' && { failure_reason: 'expired_or_canceled_card' }) };
  operation.change.put('refunds', settled);
  if (status !== 'succeeded') withRefunded(operation, charge, charge.amount_refunded - refund.amount);
  const previous = { status: refund.status };
  emit(operation, status === 'failed' ? 'refund.failed' : 'refund.updated', settled, previous);
  emit(operation, 'charge.refund.updated', settled, previous);
}

/** As its card has it. It may have been ended by hand in the meantime. */
export function settleByCard(operation: Operation, refund: Refund): void {
  const charge = operation.change.get('charges', refund.charge);
  const behaviour = charge && operation.change.get('payment_methods', charge.payment_method)?.behaviour.refund;
  if (behaviour) settleRefund(operation, refund, behaviour === 'fails' ? 'failed' : 'succeeded');
}

function withRefunded(operation: Operation, charge: Charge, amount_refunded: number): Charge {
  const updated: Charge = { ...charge, amount_refunded, refunded: amount_refunded === charge.amount };
  operation.change.put('charges', updated);
  return updated;
}

function settleLater({ change, now, settings }: Operation, id: string): void {
  change.put('settlements', { id, kind: 'refund', due_at: now.getTime() + settings.processingDelayMs, state: 'open' });
}

function checkRefundable(charge: Charge, left: number, { amount, disputes }: Pick<RefundRequest, 'amount' | 'disputes'>): void {
  if (disputes.some(({ is_charge_refundable }) => !is_charge_refundable)) {
    const code = 'charge_disputed';
    const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`;
    throw new StripeApiError(400, { type: 'invalid_request_error', code, doc_url: docUrl(code), message }, true);
  }
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
