import { unexpectedState } from '../api/errors.ts';
import type { BankReport } from '../objects/test-cards.ts';
import { UNUSED_DISPUTE_FIELDS } from '../objects/unused-fields.ts';
import type { BalanceTransaction, Charge, Dispute, EarlyFraudWarning } from '../objects/types.ts';
import { emit, seconds, type Operation } from './operation.ts';

const RESPONSE_SECONDS = 9 * 24 * 3600;

/** What a bank says of a payment that was made. */
export function reportBank(operation: Operation, charge: Charge, report: BankReport): void {
  if (charge.status !== 'succeeded') throw unexpectedState(`Charge ${charge.id} did not succeed.`);
  if (report === 'fraud_warning') warn(operation, charge);
  else openDispute(operation, charge, report);
}

function warn(operation: Operation, charge: Charge): void {
  const warning: EarlyFraudWarning = {
    id: operation.newId('issfr'),
    object: 'radar.early_fraud_warning',
    actionable: !charge.disputed && !charge.refunded,
    charge: charge.id,
    created: seconds(operation.now),
    fraud_type: 'unauthorized_use_of_card',
    livemode: false,
    payment_intent: charge.payment_intent,
  };
  operation.change.put('early_fraud_warnings', warning);
  emit(operation, 'radar.early_fraud_warning.created', warning);
}

function openDispute(operation: Operation, charge: Charge, kind: Exclude<BankReport, 'fraud_warning'>): void {
  const isInquiry = kind === 'inquiry';
  const dispute: Dispute = {
    ...UNUSED_DISPUTE_FIELDS,
    id: operation.newId('du'),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created: seconds(operation.now),
    currency: charge.currency,
    evidence: {},
    evidence_details: { due_by: seconds(operation.now) + RESPONSE_SECONDS, has_evidence: false, past_due: false, submission_count: 0 },
    is_charge_refundable: isInquiry,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: isInquiry ? 'general' : kind,
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  };
  operation.change.put('charges', { ...charge, disputed: true });
  operation.change.put('disputes', dispute);
  emit(operation, 'charge.dispute.created', dispute);
  if (!isInquiry) withdraw(operation, dispute);
}

function withdraw(operation: Operation, dispute: Dispute): void {
  const taken = { ...dispute, balance_transactions: [...dispute.balance_transactions, moved(operation, dispute, -dispute.amount)] };
  operation.change.put('disputes', taken);
  emit(operation, 'charge.dispute.funds_withdrawn', taken);
}

const moved = ({ newId, now }: Operation, { currency }: Dispute, amount: number): BalanceTransaction => ({
  id: newId('txn'),
  object: 'balance_transaction',
  amount,
  created: seconds(now),
  currency,
  type: 'adjustment',
});

const isInquiry = ({ status }: Dispute): boolean => status.startsWith('warning_');
const isOver = ({ status }: Dispute): boolean => status === 'won' || status === 'lost' || status === 'warning_closed';

/** Hands the evidence in. In a test Stripe decides by what the text says; anything else is looked at by the bank. */
export function submitEvidence(operation: Operation, dispute: Dispute, evidence: Readonly<Record<string, string>>): Dispute {
  checkOpen(dispute);
  const { evidence_details: details } = dispute;
  const handedIn: Dispute = {
    ...dispute,
    evidence: { ...dispute.evidence, ...evidence },
    evidence_details: { ...details, has_evidence: true, submission_count: details.submission_count + 1 },
    status: isInquiry(dispute) ? 'warning_under_review' : 'under_review',
  };
  operation.change.put('disputes', handedIn);
  emit(operation, 'charge.dispute.updated', handedIn, { status: dispute.status });
  const said = evidence['uncategorized_text'];
  if (said === 'winning_evidence') return winDispute(operation, handedIn);
  if (said === 'losing_evidence') return loseDispute(operation, handedIn);
  return said === 'escalate_inquiry_evidence' ? escalateInquiry(operation, handedIn) : handedIn;
}

export function winDispute(operation: Operation, dispute: Dispute): Dispute {
  checkOpen(dispute);
  if (isInquiry(dispute)) return end(operation, dispute, 'warning_closed');
  const won = end(operation, dispute, 'won');
  const returned = { ...won, balance_transactions: [...won.balance_transactions, moved(operation, won, won.amount)] };
  operation.change.put('disputes', returned);
  emit(operation, 'charge.dispute.funds_reinstated', returned);
  return returned;
}

export function loseDispute(operation: Operation, dispute: Dispute): Dispute {
  checkOpen(dispute);
  return end(operation, dispute, isInquiry(dispute) ? 'warning_closed' : 'lost');
}

export function escalateInquiry(operation: Operation, dispute: Dispute): Dispute {
  checkOpen(dispute);
  if (!isInquiry(dispute)) throw unexpectedState(`Dispute ${dispute.id} is no inquiry.`);
  const escalated: Dispute = { ...dispute, status: 'needs_response', is_charge_refundable: false };
  operation.change.put('disputes', escalated);
  emit(operation, 'charge.dispute.updated', escalated, { status: dispute.status });
  withdraw(operation, escalated);
  return operation.change.get('disputes', dispute.id) ?? escalated;
}

export function closeInquiry(operation: Operation, dispute: Dispute): void {
  if (isInquiry(dispute) && !isOver(dispute)) end(operation, dispute, 'warning_closed');
}

function end(operation: Operation, dispute: Dispute, status: 'won' | 'lost' | 'warning_closed'): Dispute {
  const ended: Dispute = { ...dispute, status, is_charge_refundable: status !== 'lost' };
  operation.change.put('disputes', ended);
  emit(operation, 'charge.dispute.closed', ended, { status: dispute.status });
  return ended;
}

function checkOpen(dispute: Dispute): void {
  if (isOver(dispute)) throw unexpectedState(`This dispute is already closed: ${dispute.status}.`);
}
