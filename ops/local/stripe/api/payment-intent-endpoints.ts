import { answerChallenge } from '../payments/authentication.ts';
import { checkAmount, checkCurrency } from '../payments/amounts.ts';
import { cancelPaymentIntent, updatePaymentIntent, withPayer } from '../payments/change-payment-intent.ts';
import { confirmPaymentIntent, type Confirmation } from '../payments/confirm-payment-intent.ts';
import { createPaymentIntent } from '../payments/create-payment-intent.ts';
import type { PaymentIntent } from '../objects/types.ts';
import { ok, type Call, type Endpoint, type Outcome } from './call.ts';
import { readConfirmation } from './confirmation-parameters.ts';
import { invalidRequest, noSuch } from './errors.ts';
import { pageOf, readListParameters } from './listing.ts';
import { methodChoice } from './method-choice.ts';
import * as read from './parameters.ts';
import { expand, intentFor } from './render.ts';

const DETAILS = {
  amount: read.positiveInteger,
  currency: read.text,
  metadata: read.metadata,
  description: read.clearableText,
  receipt_email: read.email,
  payment_method: read.text,
  allowed_payment_method_types: read.list,
  excluded_payment_method_types: read.list,
  payment_method_types: read.list,
  statement_descriptor_suffix: read.clearableText,
  expand: read.list,
};

const CREATE = {
  ...DETAILS,
  automatic_payment_methods: read.nested({ enabled: read.flag, allow_redirects: read.oneOf('always', 'never') }),
  capture_method: read.oneOf('automatic', 'automatic_async'),
  confirm: read.flag,
  return_url: read.absoluteUrl,
  use_stripe_sdk: read.flag,
};

const REASONS = read.oneOf('abandoned', 'duplicate', 'fraudulent', 'requested_by_customer');

export const PAYMENT_INTENT_ENDPOINTS: readonly Endpoint[] = [
  { method: 'POST', path: /^\/v1\/payment_intents$/, run: create },
  { method: 'GET', path: /^\/v1\/payment_intents$/, run: listAll },
  { method: 'GET', path: /^\/v1\/payment_intents\/(\w+)$/, browser: true, run: retrieve },
  { method: 'POST', path: /^\/v1\/payment_intents\/(\w+)$/, run: update },
  { method: 'POST', path: /^\/v1\/payment_intents\/(\w+)\/confirm$/, browser: true, run: confirm },
  { method: 'POST', path: /^\/v1\/payment_intents\/(\w+)\/cancel$/, run: cancel },
  { method: 'POST', path: /^\/v1\/payment_intents\/(\w+)\/source_cancel$/, browser: true, run: abandonChallenge },
];

function create(call: Call): Outcome {
  const { operation, form } = call;
  const { confirm: confirmNow, return_url, use_stripe_sdk, payment_method, ...sent } = read.readParameters(form, CREATE);
  const intent = createPaymentIntent(operation, {
    amount: checkAmount(read.required(sent.amount, 'amount')),
    currency: checkCurrency(read.required(sent.currency, 'currency')),
    metadata: read.mergeMetadata({}, sent.metadata),
    description: sent.description ?? null,
    receipt_email: sent.receipt_email ?? null,
    statement_descriptor_suffix: sent.statement_descriptor_suffix ?? null,
    choice: methodChoice(call, sent) ?? {},
  });
  const ready = payment_method === undefined ? intent : withPayer(operation, intent, payment_method);
  operation.change.put('payment_intents', ready);
  if (!confirmNow) return answer(call, ready, sent.expand);
  return confirmed(
    call,
    ready,
    { ...(return_url !== undefined && { return_url }), ...(use_stripe_sdk && { use_stripe_sdk }) },
    sent.expand,
  );
}

function listAll({ store, form }: Call): Outcome {
  const { expand: paths } = readListParameters(form, {});
  const listed = pageOf(store.all('payment_intents'), '/v1/payment_intents', form);
  const inside = paths?.map((path) => path.replace(/^data\./, ''));
  return ok({ ...listed, data: listed.data.map((intent) => expand(store, intent, inside)) });
}

function retrieve(call: Call): Outcome {
  const { expand: paths } = read.readParameters(call.form, { expand: read.list, client_secret: read.text, key: read.text });
  return answer(call, findIntent(call), paths);
}

function update(call: Call): Outcome {
  const {
    expand: paths,
    amount,
    currency,
    allowed_payment_method_types,
    excluded_payment_method_types,
    payment_method_types,
    ...sent
  } = read.readParameters(call.form, DETAILS);
  const choice = methodChoice(call, { allowed_payment_method_types, excluded_payment_method_types, payment_method_types });
  const checked = {
    ...(amount !== undefined && { amount: checkAmount(amount) }),
    ...(currency !== undefined && { currency: checkCurrency(currency) }),
    ...(choice && { choice }),
  };
  return answer(call, updatePaymentIntent(call.operation, findIntent(call), { ...sent, ...checked }), paths);
}

function confirm(call: Call): Outcome {
  const { confirmation, paths } = readConfirmation(call);
  return confirmed(call, findIntent(call), confirmation, paths);
}

function cancel(call: Call): Outcome {
  const { cancellation_reason, expand: paths } = read.readParameters(call.form, { cancellation_reason: REASONS, expand: read.list });
  return answer(call, cancelPaymentIntent(call.operation, findIntent(call), cancellation_reason ?? null), paths);
}

function abandonChallenge(call: Call): Outcome {
  const { source } = read.readParameters(call.form, { source: read.text, client_secret: read.text, key: read.text });
  const intent = findIntent(call);
  const authentication = call.operation.change.get('authentications', read.required(source, 'source'));
  if (authentication?.payment_intent !== intent.id) throw noSuch('source', source ?? '', 'source');
  return answer(call, answerChallenge(call.operation, authentication, false) ?? intent, []);
}

function confirmed(call: Call, intent: PaymentIntent, confirmation: Confirmation, paths: readonly string[] | undefined): Outcome {
  const result = confirmPaymentIntent(call.operation, intent, confirmation);
  if (!result.last_payment_error) return answer(call, result, paths);
  return { status: 402, body: { error: { ...result.last_payment_error, payment_intent: intentFor(call.caller, result) } } };
}

function answer({ caller, operation }: Call, intent: PaymentIntent, paths: readonly string[] | undefined): Outcome {
  return ok(caller.kind === 'server' ? expand(operation.change, intent, paths) : intentFor(caller, intent));
}

function findIntent({ caller, id, operation }: Call): PaymentIntent {
  const intent = operation.change.get('payment_intents', id);
  if (!intent) throw noSuch('payment_intent', id, 'intent');
  if (caller.kind === 'server' || caller.clientSecret === intent.client_secret) return intent;
  throw invalidRequest('The client_secret provided does not match the client_secret associated with the PaymentIntent.', {
    code: 'payment_intent_invalid_parameter',
    param: 'client_secret',
  });
}
