import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Audience, Endpoint } from '@willow/contracts';
import * as contracts from '@willow/contracts';
import { EventStore } from './event-sourcing/store/event-store.ts';
import { type Browser, browser, colleague, customerWithWill, payByCard, signedInCustomer, signedInOperator } from './testing/people.ts';
import { type Product, startProduct } from './testing/product.ts';
import { servedBy } from './testing/served-by.ts';

const IDENTITIES = ['visitor', 'customer', 'stranger', 'ended', 'operator', 'auditor', 'admin'] as const;
type Identity = (typeof IDENTITIES)[number];

/** As the contracts mean it; `stranger`: a customer who owns nothing that is asked for. */
const MEANS: Readonly<Record<Identity, readonly Audience[]>> = {
  visitor: ['visitor'],
  customer: ['visitor', 'customer'],
  stranger: ['visitor', 'customer'],
  ended: ['visitor'],
  operator: ['visitor', 'operator'],
  auditor: ['visitor', 'auditor'],
  admin: ['visitor', 'operator', 'admin'],
};

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'audience' in value && 'method' in value;
const named = (Object.values(contracts) as readonly unknown[]).filter(isEndpoint);
const routeOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

let product: Product;
let served: readonly Endpoint[];
let who: Readonly<Record<Identity, Browser>>;
let own: { readonly customerId: string; readonly orderId: string; readonly email: string };
beforeAll(async () => {
  product = await startProduct();
  served = servedBy(product.api).map(({ endpoint }) => endpoint);
  const customer = await customerWithWill(product);
  const { orderId } = await payByCard(product, customer.agent);
  own = { customerId: customer.id, orderId, email: customer.email };
  const ended = (await signedInCustomer(product)).agent;
  const operator = await signedInOperator(product);
  who = {
    visitor: browser(product),
    customer: customer.agent,
    stranger: (await signedInCustomer(product)).agent,
    ended,
    admin: operator,
    operator: await colleague(product, 'Otto Operator'),
    auditor: await colleague(product, 'Audrey Auditor', 'auditor'),
  };
  await ended.post('/api/logout').expect(200);
});
afterAll(async () => product?.close());

const pathFor = ({ path }: Endpoint): string => path.replaceAll(/:(\w+)/g, (_, name: string) => (name === 'id' ? own.orderId : 'will'));
const call = (agent: Browser, endpoint: Endpoint) =>
  agent[endpoint.method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete'](pathFor(endpoint)).send(
    endpoint.method === 'GET' ? undefined : {},
  );
const head = () => product.api.get<EventStore>(EventStore, { strict: false }).head();

describe('every route (T-01, T-03)', () => {
  it('is in the contracts, and every contract is served', () => {
    expect(served.map(routeOf).toSorted()).toEqual(named.map(routeOf).toSorted());
    expect(served.length).toBeGreaterThan(140);
  });

  it.each(IDENTITIES)('that is not for a %s is refused, and nothing is written', async (identity) => {
    const before = await head();
    const wrong: string[] = [];
    const mayCall = new Set<Audience>(MEANS[identity]);
    for (const endpoint of served) {
      const audience = [endpoint.audience].flat();
      if (audience.includes('provider') || audience.some((each) => mayCall.has(each))) continue;
      const { status } = await call(who[identity], endpoint);
      const isOfTeam = identity === 'operator' || identity === 'auditor' || identity === 'admin';
      const wanted = isOfTeam && !audience.includes('customer') ? 403 : 401;
      if (status !== wanted) wrong.push(`${routeOf(endpoint)}: ${status}, not ${wanted}`);
    }
    expect(wrong).toEqual([]);
    expect(await head()).toBe(before);
  });

  it('gives a customer nothing of another: not by a path, and not by a question (T-02)', async () => {
    const leaks: string[] = [];
    for (const endpoint of served) {
      const audience = [endpoint.audience].flat();
      if (endpoint.method !== 'GET' || endpoint.stream || !audience.some((each) => each === 'customer' || each === 'visitor')) continue;
      for (const query of ['', `?userId=${own.customerId}&orderId=${own.orderId}`]) {
        const answer = await who.stranger.get(pathFor(endpoint) + query);
        // A document has bytes, and no text.
        const told = (answer.text as string | undefined) ?? '';
        if (told.includes(own.email) || told.includes('John Henry Roe')) leaks.push(`${routeOf(endpoint)}${query}: ${answer.status}`);
      }
    }
    expect(leaks).toEqual([]);
    await who.stranger.get(`/api/order/${own.orderId}`).expect(404);
    await who.customer.get(`/api/order/${own.orderId}`).expect(200);
  });
});
