import type { StripeEvent } from '../objects/types.ts';
import { ok, type Call, type Endpoint, type Outcome } from './call.ts';
import { noSuch } from './errors.ts';
import { deliverySuccess, pageOf, readListParameters } from './listing.ts';
import * as read from './parameters.ts';
import { eventView } from './render.ts';

export const EVENT_ENDPOINTS: readonly Endpoint[] = [
  { method: 'GET', path: /^\/v1\/events$/, run: listEvents },
  { method: 'GET', path: /^\/v1\/events\/(\w+)$/, run: retrieve },
];

function listEvents({ store, form }: Call): Outcome {
  const { type, types, delivery_success } = readListParameters(form, {
    type: read.text,
    types: read.list,
    delivery_success: deliverySuccess,
  });
  const delivered = (event: StripeEvent): 'true' | 'false' => (event.pending_webhooks === 0 ? 'true' : 'false');
  const wanted = store
    .all('events')
    .map((event) => eventView(store, event))
    .filter((event) => type === undefined || matches(event.type, type))
    .filter((event) => types === undefined || types.some((one) => matches(event.type, one)))
    .filter((event) => delivery_success === undefined || delivered(event) === delivery_success);
  return ok(pageOf(wanted, '/v1/events', form));
}

function retrieve({ store, id }: Call): Outcome {
  const event = store.get('events', id);
  if (!event) throw noSuch('event', id, 'id');
  return ok(eventView(store, event));
}

/** Stripe lets a type end in `*`. */
const matches = (type: string, pattern: string): boolean =>
  pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
