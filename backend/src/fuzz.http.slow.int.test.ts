import { randomInt } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { browser, colleague, cookiesOf, customerWithWill, signedInCustomer, signedInOperator } from './testing/people.ts';
import { fuzzAnswers } from './testing/fuzz/answers.ts';
import type { Attack } from './testing/fuzz/attacker.ts';
import type { Life } from './testing/fuzz/bystander.ts';
import { inOwnProcess } from './testing/fuzz/child-process.ts';
import type { Target } from './testing/fuzz/fuzz.ts';
import { type Product, startProduct } from './testing/product.ts';
import { smallSite } from './testing/small-site.ts';

const COUNT = Number(process.env['FUZZ_REQUESTS'] ?? 500);
const ANSWERS = Number(process.env['FUZZ_ANSWERS'] ?? 110);
const LANES = Number(process.env['FUZZ_LANES'] ?? 4);
const SEED = Number(process.env['FUZZ_SEED'] ?? randomInt(1_000_000));
const QUIET_LOOKS = Math.ceil(COUNT / 50);

let product: Product;
let bystander: Omit<Life['task'], 'looks'>;
let target: Target;
let ids: readonly string[];
beforeAll(async () => {
  product = await startProduct({}, { site: smallSite() });
  const customer = await customerWithWill(product);
  const { body: order } = await customer.agent.post('/api/create-payment-intent').send({}).expect(200);
  const other = await signedInCustomer(product);
  bystander = { url: product.url, cookies: [cookiesOf((await signedInCustomer(product)).agent)] };
  const admin = await signedInOperator(product);
  const cookies = {
    none: '',
    customer: cookiesOf(customer.agent),
    'other customer': cookiesOf(other.agent),
    operator: cookiesOf(await colleague(product, 'Otto')),
    auditor: cookiesOf(await colleague(product, 'Audrey', 'auditor')),
    admin: cookiesOf(admin),
  };
  target = { url: product.url, webhookSecret: product.config.STRIPE_WEBHOOK_SECRET ?? '', cookies };
  ids = [order.orderId, customer.id, other.id, '00000000-0000-4000-8000-000000000000'];
});
afterAll(async () => product?.close());

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

const live = (looks: number | null) => inOwnProcess<Life>('./bystander.ts', { ...bystander, looks });
const attack = (task: Attack['task']) => inOwnProcess<Attack>('./attacker.ts', task);
const percentile = (times: readonly number[], share: number): number =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0);

it(`${COUNT} hostile requests in ${LANES} lanes, seed ${SEED}: no failure of ours, no hang, no answer without our headers (T-21)`, async () => {
  const quiet = await live(QUIET_LOOKS).result;
  const living = live(null);
  const started = performance.now();
  const report = await attack({ target, count: COUNT, lanes: LANES, seed: SEED, ids }).result;
  living.stop();
  const meanwhile = await living.result;
  const seconds = Math.round((performance.now() - started) / 1000);
  const { findings, ...counts } = report;
  const bystanderMs = Object.fromEntries(
    Object.entries({ quiet, meanwhile }).map(([when, times]) => [when, { p50: percentile(times, 0.5), p99: percentile(times, 0.99) }]),
  );
  process.stderr.write(`${JSON.stringify({ seed: SEED, requests: COUNT, lanes: LANES, seconds, ...counts, bystanderMs })}\n`);
  expect(findings).toEqual([]);
  expect(await signedOut()).toEqual([]);
}, 3_600_000);

it(`${ANSWERS} random answers, seed ${SEED}: the server says what the rules of the contract say, and no submitted will has a stale answer`, async () => {
  const { findings, ...counts } = await fuzzAnswers(product, ANSWERS, SEED);
  process.stderr.write(`${JSON.stringify({ seed: SEED, answers: ANSWERS, ...counts })}\n`);
  expect(findings).toEqual([]);
  expect(Math.min(counts.refused, counts.incomplete, counts.submitted)).toBeGreaterThan(0);
}, 3_600_000);
