import { randomInt } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import cookiejar from 'cookiejar';
import type { Context } from './event-sourcing/context.ts';
import { createOperator, Operators } from './modules/operators/index.ts';
import { type Browser, browser, customerWithWill, signedInCustomer, signedInOperator } from './testing/people.ts';
import { fuzz, type Target } from './testing/fuzz/fuzz.ts';
import { requests } from './testing/fuzz/requests.ts';
import { type Product, startProduct } from './testing/product.ts';
import { smallSite } from './testing/small-site.ts';

const COUNT = Number(process.env['FUZZ_REQUESTS'] ?? 500);
const LANES = Number(process.env['FUZZ_LANES'] ?? 4);
const SEED = Number(process.env['FUZZ_SEED'] ?? randomInt(1_000_000));
const BYSTANDER_PAUSE_MS = 50;

let product: Product;
let bystander: Browser;
let target: Target;
let ids: readonly string[];
beforeAll(async () => {
  product = await startProduct({}, { site: smallSite() });
  const customer = await customerWithWill(product);
  const { body: order } = await customer.agent.post('/api/create-payment-intent').send({}).expect(200);
  const other = await signedInCustomer(product);
  bystander = (await signedInCustomer(product)).agent;
  const admin = await signedInOperator(product);
  const cookies = {
    none: '',
    customer: cookiesOf(customer.agent),
    'other customer': cookiesOf(other.agent),
    operator: cookiesOf(await colleague('operator')),
    auditor: cookiesOf(await colleague('auditor')),
    admin: cookiesOf(admin),
  };
  target = { url: product.url, webhookSecret: product.config.STRIPE_WEBHOOK_SECRET ?? '', cookies };
  ids = [order.orderId, customer.id, other.id, '00000000-0000-4000-8000-000000000000'];
});
afterAll(async () => product?.close());

async function colleague(role: 'operator' | 'auditor'): Promise<Browser> {
  const login = { email: `${role}@willow.example`, password: 'another password of length' };
  const context: Context = { actor: 'system:test', correlationId: role, causationId: role, now: new Date() };
  await createOperator(product.api.get(Operators, { strict: false }), { ...login, name: role, role }, { strict: true }, context);
  const agent = browser(product);
  await agent.post('/api/admin/login').send(login).expect(200);
  return agent;
}

type Jar = { readonly jar: { getCookies(info: unknown): { toValueString(): string }[] } };
const cookiesOf = (agent: Browser): string =>
  (agent as unknown as Jar).jar
    .getCookies(new cookiejar.CookieAccessInfo('localhost', '/', false, false))
    .map((cookie) => cookie.toValueString())
    .join('; ');

/** A run whose sessions ended on the way would have looked at refusals only. */
async function signedOut(): Promise<string[]> {
  const sessions = Object.entries(target.cookies).filter(([, cookie]) => cookie);
  const answers = sessions.map(async ([name, cookie]) => {
    const path = name.includes('customer') ? '/api/me' : '/api/admin/me';
    const { status } = await browser(product).get(path).set('cookie', cookie);
    return status === 200 ? [] : [`${name}: ${status}`];
  });
  return (await Promise.all(answers)).flat();
}

/** How long somebody waits who only looks at the own will, 99 times of 100; until `over`. */
async function bystanderP99(over: () => boolean): Promise<number> {
  const times: number[] = [];
  while (!over()) {
    const started = performance.now();
    await bystander.get('/api/me').expect(200);
    times.push(performance.now() - started);
    await sleep(BYSTANDER_PAUSE_MS);
  }
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0);
}

it(`${COUNT} hostile requests in ${LANES} lanes, seed ${SEED}: no failure of ours, no hang, no answer without our headers`, async () => {
  let looks = 0;
  const quiet = await bystanderP99(() => (looks += 1) > 100);
  let isOver = false;
  const meanwhile = bystanderP99(() => isOver);
  const started = performance.now();
  const report = await fuzz(target, requests(COUNT, SEED, ids), LANES);
  isOver = true;
  const seconds = Math.round((performance.now() - started) / 1000);
  const { findings, ...counts } = report;
  process.stderr.write(
    `${JSON.stringify({ seed: SEED, requests: COUNT, lanes: LANES, seconds, ...counts, p99: { quiet, meanwhile: await meanwhile } })}\n`,
  );
  expect(findings).toEqual([]);
  expect(await signedOut()).toEqual([]);
}, 3_600_000);
