import { loseDispute, submitEvidence } from '../payments/dispute-charge.ts';
import type { Dispute } from '../objects/types.ts';
import { ok, type Call, type Endpoint, type Outcome } from './call.ts';
import { noSuch } from './errors.ts';
import { pageOf, readListParameters } from './listing.ts';
import * as read from './parameters.ts';

export const DISPUTE_ENDPOINTS: readonly Endpoint[] = [
  { method: 'GET', path: /^\/v1\/disputes$/, run: (call) => listOf(call, 'disputes', '/v1/disputes') },
  { method: 'GET', path: /^\/v1\/disputes\/(\w+)$/, run: (call) => ok(disputeOf(call)) },
  { method: 'POST', path: /^\/v1\/disputes\/(\w+)$/, run: update },
  { method: 'POST', path: /^\/v1\/disputes\/(\w+)\/close$/, run: (call) => ok(loseDispute(call.operation, disputeOf(call))) },
  {
    method: 'GET',
    path: /^\/v1\/radar\/early_fraud_warnings$/,
    run: (call) => listOf(call, 'early_fraud_warnings', '/v1/radar/early_fraud_warnings'),
  },
];

function listOf({ store, form }: Call, name: 'disputes' | 'early_fraud_warnings', url: string): Outcome {
  const { payment_intent, charge } = readListParameters(form, { payment_intent: read.text, charge: read.text });
  const wanted = store
    .all(name)
    .filter((item) => payment_intent === undefined || item.payment_intent === payment_intent)
    .filter((item) => charge === undefined || item.charge === charge);
  return ok(pageOf(wanted, url, form));
}

function disputeOf({ id, operation }: Call): Dispute {
  const dispute = operation.change.get('disputes', id);
  if (!dispute) throw noSuch('dispute', id, 'dispute');
  return dispute;
}

const EVIDENCE = {
  customer_email_address: read.text,
  customer_name: read.text,
  product_description: read.text,
  service_date: read.text,
  uncategorized_text: read.text,
};

/** Without `submit=false` it is handed in at once. */
function update(call: Call): Outcome {
  const { evidence, submit = true } = read.readParameters(call.form, { evidence: read.nested(EVIDENCE), submit: read.flag });
  const dispute = disputeOf(call);
  const given = Object.fromEntries(Object.entries(evidence ?? {}).filter((each): each is [string, string] => each[1] !== undefined));
  if (submit) return ok(submitEvidence(call.operation, dispute, given));
  const staged: Dispute = { ...dispute, evidence: { ...dispute.evidence, ...given } };
  call.operation.change.put('disputes', staged);
  return ok(staged);
}
