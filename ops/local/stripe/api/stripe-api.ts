import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, Faults } from '../../kit/faults.ts';
import { HANG_UP, type LocalHandler, type LocalRequest, type LocalResponse } from '../../kit/http-server.ts';
import { json } from '../../kit/responses.ts';
import { API_VERSION, type Operation } from '../payments/operation.ts';
import type { Store } from '../store/stripe-store.ts';
import { authenticate, type Keys } from './authenticate.ts';
import type { Call, Endpoint, Outcome } from './call.ts';
import { StripeApiError, invalidRequest, unauthorised } from './errors.ts';
import { DISPUTE_ENDPOINTS } from './dispute-endpoints.ts';
import { EVENT_ENDPOINTS } from './event-endpoints.ts';
import { parseForm, type FormFields } from './form-body.ts';
import { createIdempotency, readAttempt, type Attempt } from './idempotency.ts';
import { PAYOUT_ENDPOINTS } from './payout-endpoints.ts';
import { PAYMENT_INTENT_ENDPOINTS } from './payment-intent-endpoints.ts';
import { REFUND_ENDPOINTS } from './refund-endpoints.ts';

const ENDPOINTS: readonly Endpoint[] = [
  ...PAYMENT_INTENT_ENDPOINTS,
  ...REFUND_ENDPOINTS,
  ...DISPUTE_ENDPOINTS,
  ...PAYOUT_ENDPOINTS,
  ...EVENT_ENDPOINTS,
];
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
};

type ApiParts = {
  readonly store: Store;
  readonly keys: Keys;
  readonly faults: Faults;
  readonly now: () => Date;
  readonly newId: (prefix: string) => string;
  readonly newOperation: (request?: Operation['request']) => Operation;
};

export function createStripeApi(parts: ApiParts): LocalHandler {
  const answerOnce = answeringOnce(parts);
  return async (request) => {
    if (request.method === 'OPTIONS') return { status: 204, headers: CORS };
    const requestId = parts.newId('req');
    const headers = { 'request-id': requestId, 'stripe-version': API_VERSION, ...CORS };
    const fault = parts.faults.take(request.method, request.path);
    if (fault?.kind === 'drop-before') return HANG_UP;
    if (fault?.kind === '500' || fault?.kind === '429') return withHeaders(faultAnswer(fault.kind), headers);
    const answer = await answerOnce(request, requestId, fault);
    return fault?.kind === 'drop-after' ? HANG_UP : withHeaders(answer, headers);
  };
}

/** A request with a used idempotency key gets the earlier answer. */
function answeringOnce(parts: ApiParts): (request: LocalRequest, requestId: string, fault: Fault | undefined) => Promise<LocalResponse> {
  const idempotency = createIdempotency(parts.store);
  return async (request, requestId, fault) => {
    let attempt: Attempt | undefined;
    try {
      const routed = route(request, parts.keys);
      const entered = readAttempt(request);
      const earlier = entered && idempotency.enter(entered, parts.now());
      if (earlier)
        return {
          ...jsonText(earlier.status, earlier.body),
          headers: { ...JSON_TYPE, 'idempotent-replayed': 'true', 'original-request': earlier.request_id },
        };
      attempt = entered;
      if (fault?.kind === 'slow') await sleep(fault.delayMs ?? 2000);
      return perform(parts, { ...routed, attempt, requestId });
    } catch (error) {
      if (error instanceof StripeApiError) return json({ error: error.body }, error.status);
      throw error;
    } finally {
      if (attempt) idempotency.leave(attempt);
    }
  };
}

type Routed = Pick<Call, 'caller' | 'form' | 'id' | 'version'> & { readonly endpoint: Endpoint };

function route(request: LocalRequest, keys: Keys): Routed {
  const form = parameters(request);
  const caller = authenticate(request, form, keys);
  const endpoint = ENDPOINTS.find(({ method, path }) => method === request.method && path.test(request.path));
  if (!endpoint) {
    throw invalidRequest(
      `Unrecognized request URL (${request.method}: ${request.path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
      {},
      404,
    );
  }
  if (caller.kind === 'browser' && !endpoint.browser) {
    throw unauthorised('This API call cannot be made with a publishable API key. Please use a secret API key.', 'secret_key_required', 403);
  }
  const version = request.headers['stripe-version'];
  return {
    caller,
    endpoint,
    form,
    id: endpoint.path.exec(request.path)?.[1] ?? '',
    version: typeof version === 'string' ? version : undefined,
  };
}

function parameters({ method, headers, body, query }: LocalRequest): FormFields {
  if (method !== 'POST') return parseForm(query.toString());
  const type = headers['content-type'] ?? '';
  if (body.length > 0 && !type.startsWith('application/x-www-form-urlencoded')) {
    throw invalidRequest('Invalid request (check that your POST content type is application/x-www-form-urlencoded).');
  }
  return parseForm(body.toString('utf8'));
}

type Work = Routed & { readonly attempt: Attempt | undefined; readonly requestId: string };

/** Changes and answer are kept together or not at all. */
function perform(parts: ApiParts, work: Work): LocalResponse {
  const request = { id: work.requestId, idempotency_key: work.attempt?.key ?? null };
  const operation = parts.newOperation(request);
  try {
    const outcome = work.endpoint.run({ ...work, operation, store: parts.store });
    return finish(operation, work, outcome);
  } catch (error) {
    if (!(error instanceof StripeApiError) || !error.begun) throw error;
    return finish(parts.newOperation(request), work, { status: error.status, body: { error: error.body } });
  }
}

function finish({ change, now }: Operation, { attempt, requestId }: Work, { status, body }: Outcome): LocalResponse {
  const text = JSON.stringify(body);
  if (attempt) {
    const { key: id, endpoint, fingerprint } = attempt;
    change.put('idempotency_keys', { id, endpoint, fingerprint, created: now.getTime(), request_id: requestId, status, body: text });
  }
  change.commit();
  return jsonText(status, text);
}

const JSON_TYPE = { 'content-type': 'application/json' };
const jsonText = (status: number, body: string): LocalResponse => ({ status, headers: JSON_TYPE, body });

const withHeaders = (response: LocalResponse, headers: Readonly<Record<string, string>>): LocalResponse => ({
  ...response,
  headers: { ...response.headers, ...headers },
});

function faultAnswer(kind: '500' | '429'): LocalResponse {
  return kind === '500'
    ? json({ error: { type: 'api_error', message: 'An unknown error occurred' } }, 500)
    : json({ error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Request rate limit exceeded.' } }, 429);
}
