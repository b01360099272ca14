import type { Charge } from '../objects/types.ts';
import { refundCharge } from '../payments/refund-charge.ts';
import { ok, type Call, type Endpoint, type Outcome } from './call.ts';
import { invalidRequest, noSuch, unexpectedState } from './errors.ts';
import { pageOf, readListParameters } from './listing.ts';
import * as read from './parameters.ts';
import { expand } from './render.ts';

const CREATE = {
  payment_intent: read.text,
  charge: read.text,
  amount: read.positiveInteger,
  reason: read.oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
  metadata: read.metadata,
  expand: read.list,
};

export const REFUND_ENDPOINTS: readonly Endpoint[] = [
  { method: 'POST', path: /^\/v1\/refunds$/, run: create },
  { method: 'GET', path: /^\/v1\/refunds$/, run: (call) => listOf(call, 'refunds') },
  { method: 'GET', path: /^\/v1\/refunds\/(\w+)$/, run: (call) => retrieve(call, 'refunds', 'refund') },
  { method: 'GET', path: /^\/v1\/charges$/, run: (call) => listOf(call, 'charges') },
  { method: 'GET', path: /^\/v1\/charges\/(\w+)$/, run: (call) => retrieve(call, 'charges', 'charge') },
];

function create({ form, operation, store }: Call): Outcome {
  const { payment_intent, charge, amount, reason, metadata, expand: paths } = read.readParameters(form, CREATE);
  const found = findCharge(operation.change, payment_intent, charge);
  const refund = refundCharge(operation, {
    charge: found,
    disputes: store.all('disputes').filter((dispute) => dispute.charge === found.id),
    amount,
    reason: reason ?? null,
    metadata: read.mergeMetadata({}, metadata),
  });
  return ok(expand(operation.change, refund, paths));
}

function findCharge(change: Call['operation']['change'], intentId: string | undefined, chargeId: string | undefined): Charge {
  if (chargeId !== undefined) {
    const charge = change.get('charges', chargeId);
    if (!charge) throw noSuch('charge', chargeId, 'charge');
    return charge;
  }
  if (intentId === undefined) {
    throw invalidRequest('One of the following params should be provided for this request: payment_intent or charge.');
  }
  const intent = change.get('payment_intents', intentId);
  if (!intent) throw noSuch('payment_intent', intentId, 'payment_intent');
  const charge = intent.latest_charge === null ? undefined : change.get('charges', intent.latest_charge);
  if (!charge) throw unexpectedState(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`);
  return charge;
}

function listOf({ store, form }: Call, name: 'charges' | 'refunds'): Outcome {
  const { payment_intent, charge, expand: paths } = readListParameters(form, { payment_intent: read.text, charge: read.text });
  const wanted = store
    .all(name)
    .filter((item) => payment_intent === undefined || item.payment_intent === payment_intent)
    .filter((item) => charge === undefined || (item.object === 'refund' && item.charge === charge));
  const listed = pageOf(wanted, `/v1/${name}`, form);
  const inside = paths?.map((path) => path.replace(/^data\./, ''));
  return ok({ ...listed, data: listed.data.map((item) => expand(store, item, inside)) });
}

function retrieve({ id, form, store }: Call, name: 'charges' | 'refunds', word: string): Outcome {
  const { expand: paths } = read.readParameters(form, { expand: read.list });
  const found = store.get(name, id);
  if (!found) throw noSuch(word, id, 'id');
  return ok(expand(store, found, paths));
}
