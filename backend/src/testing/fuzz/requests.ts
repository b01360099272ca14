import type { Endpoint } from '@willow/contracts';
import * as contracts from '@willow/contracts';
import fc from 'fast-check';
import { anything, nearly, type Schema, text } from './values.ts';

const SESSIONS = ['none', 'customer', 'other customer', 'operator', 'auditor', 'admin'] as const;
export type Session = (typeof SESSIONS)[number];

export type FuzzRequest = {
  readonly session: Session;
  readonly method: string;
  readonly path: string;
  readonly type: string | null;
  readonly body: string | null;
  /** A webhook of the provider: its body is signed when it is sent. */
  readonly signed: boolean;
  /** How many bytes are sent before the sender goes away; all of them when null. */
  readonly cutAfter: number | null;
};

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'audience' in value;

/** Without those whose answer never ends. */
const ENDPOINTS: readonly Endpoint[] = (Object.values(contracts) as readonly unknown[]).filter(isEndpoint).filter(({ stream }) => !stream);

const PAGES = [
  '/',
  '/pricing',
  '/pricing/',
  '/dashboard',
  '/checkout',
  '/verify?token=x',
  '/referral/x',
  '/referral/00000000-0000-4000-8000-000000000000',
  '/admin',
  '/admin/orders',
  '/nothing',
  '/assets/app.js',
];
const BROKEN_PATHS = [
  '/%zz',
  '/\\evil.test/',
  '//evil.test/',
  '/%5cevil.test/',
  '/api',
  '/api/',
  '/api//me',
  '/..%2f..%2fetc',
  '/admin/%zz',
  '/health/ready',
];
const BROKEN_PARTS = ['%zz', '%00', '%', '%c3%28', '..', '..%2f', '%2f', "'%20OR%201=1", 'x'.repeat(150), 'x'.repeat(300), '[]'];
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'x',
];

const mostly = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 10, arbitrary: usual }, { weight: 1, arbitrary: odd });

/** A lone half of a character has no encoding. */
const encoded = (value: string): string => encodeURIComponent(value.toWellFormed());

const part = (ids: readonly string[]) => fc.oneof(fc.constantFrom(...ids), fc.constantFrom(...BROKEN_PARTS), text.map(encoded));

function pathOf({ path, query }: Endpoint, ids: readonly string[]): fc.Arbitrary<string> {
  const names = path.match(/:\w+/g) ?? [];
  const filled = fc
    .tuple(...names.map(() => part(ids)))
    .map((values) => values.reduce<string>((all, value, at) => all.replace(names[at]!, () => value), path));
  const search = query
    ? nearly(query as unknown as Schema).map((value) => searchOf(value))
    : mostly(fc.constant(''), fc.constantFrom('?a=1&a=2', '?a[]=1', '?%zz=%zz', '?=', '?userId=x'));
  return fc.tuple(filled, search).map((both) => both.join(''));
}

function searchOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '?x=%zz';
  const pairs = Object.entries(value).flatMap(([name, inner]) =>
    inner === undefined ? [] : [`${encoded(name)}=${encoded(JSON.stringify(inner))}`],
  );
  return `?${pairs.join('&')}`;
}

const bodyOf = ({ method, body }: Endpoint): fc.Arbitrary<string | null> =>
  method === 'GET'
    ? fc.constant(null)
    : mostly(
        body ? nearly(body as unknown as Schema).map((value) => JSON.stringify(value) ?? '') : fc.constantFrom('', '{}', null),
        fc.oneof(
          anything.map((value) => JSON.stringify(value) ?? ''),
          fc.constantFrom(
            '',
            '{',
            '{"a":',
            'null',
            '[]',
            '"x"',
            '{"a":1,"a":2}',
            `{"step":2,"answers":${'['.repeat(5_000)}`,
            '\u0000',
            'x'.repeat(300_000),
          ),
        ),
      );

const EVENTS = fc
  .record({
    type: fc.oneof(fc.constantFrom('payment_intent.succeeded', 'payment_intent.payment_failed', 'customer.created'), anything),
    data: mostly<unknown>(
      fc.record({
        object: mostly<unknown>(
          fc.record({
            id: fc.oneof(fc.constant('pi_1'), anything),
            metadata: mostly<unknown>(fc.record({ order_id: fc.oneof(fc.uuid(), anything) }), anything),
          }),
          anything,
        ),
      }),
      anything,
    ),
  })
  .map((event) => JSON.stringify(event));

function oneOf(endpoint: Endpoint, ids: readonly string[]): fc.Arbitrary<FuzzRequest> {
  const isWebhook = endpoint.audience === 'provider';
  return fc.record({
    // Signing out ends the session that the rest of the run needs.
    session: endpoint.path.endsWith('/logout') ? fc.constant('none' as const) : fc.constantFrom(...SESSIONS),
    method: mostly(
      fc.constant(endpoint.method as string),
      fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'PROPFIND'),
    ),
    path: pathOf(endpoint, ids),
    type: mostly<string | null>(fc.constant('application/json'), fc.constantFrom(...TYPES, null)),
    body: isWebhook ? mostly<string | null>(EVENTS, bodyOf(endpoint)) : bodyOf(endpoint),
    signed: fc.constant(isWebhook),
    cutAfter: fc.oneof({ weight: 40, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.integer({ min: 0, max: 400 }) }),
  });
}

const pages: fc.Arbitrary<FuzzRequest> = fc.record({
  session: fc.constantFrom(...SESSIONS),
  method: mostly(fc.constant('GET'), fc.constantFrom('HEAD', 'POST', 'OPTIONS', 'DELETE')),
  path: fc.oneof(
    fc.constantFrom(...PAGES),
    fc.constantFrom(...BROKEN_PATHS),
    part(PAGES).map((path) => `/${path}`),
  ),
  type: fc.constant(null),
  body: fc.constant(null),
  signed: fc.constant(false),
  cutAfter: fc.constant(null),
});

/** Every route in turn, so that each has its share; `ids` are real ones, so that some requests find something. */
export function requests(count: number, seed: number, ids: readonly string[]): FuzzRequest[] {
  const kinds = [...ENDPOINTS.map((endpoint) => oneOf(endpoint, ids)), pages, pages, pages];
  const each = Math.ceil(count / kinds.length);
  const drawn = kinds.map((kind, at) => fc.sample(kind, { numRuns: each, seed: seed + at }));
  return Array.from({ length: each }, (_, at) => drawn.map((list) => list[at]!))
    .flat()
    .slice(0, count);
}
