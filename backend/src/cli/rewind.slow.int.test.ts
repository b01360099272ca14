import { MESSAGES } from '@willow/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { EventStore } from '../event-sourcing/store/event-store.ts';
import { cutLogAfter } from '../event-sourcing/store/postgres/cut-log.behaviour.ts';
import { withClient } from '../platform/database/with-client.ts';
import { browser, mailTo, signedInOperator, signupForm } from '../testing/people.ts';
import { WriteGate } from '../platform/event-store/write-gate.ts';
import { startProduct, type Product } from '../testing/product.ts';
import { until } from '../testing/until.ts';
import { type Ended, willow as runWillow } from '../testing/willow.ts';
import { Consumers } from '../worker.module.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product?.close());
afterEach(() => {
  jest.restoreAllMocks();
  process.exitCode = 0;
});

const query = <Row>(sql: string): Promise<readonly Row[]> =>
  withClient(product.database.adminUrl, async (client) => (await client.query(sql)).rows as Row[]);

async function signUp(): Promise<string> {
  const form = signupForm();
  await browser(product).post('/api/signup').send(form).expect(201);
  await mailTo(product, form.email);
  return form.email;
}

const accounts = async (): Promise<number> =>
  Number((await query<{ count: string }>('SELECT count(*) FROM rm.customer_account'))[0]!.count);
const customersInLog = async (): Promise<number> =>
  Number((await query<{ count: string }>(`SELECT count(DISTINCT stream) FROM es.event WHERE type = 'CustomerSignedUp'`))[0]!.count);
const head = (): Promise<string> => product.api.get(EventStore).head();
const mails = async (): Promise<readonly { to: string }[]> =>
  (await (await fetch(`${product.mailbox.url}/api/messages`)).json()) as { to: string }[];
const states = () =>
  product.worker
    .get(Consumers)
    .statuses()
    .map(({ state }) => state);

const ready = async (): Promise<{ status: number; why: object }> => {
  const answer = await fetch(`${product.url}/health/ready`);
  return { status: answer.status, why: ((await answer.json()) as { why: object }).why };
};

/** What is written in the moment before the watch has looked. */
async function withGateOpen(write: () => PromiseLike<unknown>): Promise<void> {
  const gate = product.api.get(WriteGate);
  const ignored = (): void => undefined;
  Object.defineProperty(gate, 'isOpen', { get: () => true, set: ignored, configurable: true });
  await write();
  Object.defineProperty(gate, 'isOpen', { value: true, writable: true });
}

function willow(...args: string[]): Promise<Ended> {
  const { DATABASE_URL, MASTER_KEY } = product.config;
  const DATABASE_OWNER_URL = product.database.ownerUrl;
  return runWillow(args, { DATABASE_URL, DATABASE_OWNER_URL, MASTER_KEY });
}

describe('a log that went back', () => {
  it('is noticed, writes are refused while reads go on, also after a restart and once the log has grown again; willow subscriptions rewind makes all consistent', async () => {
    const operator = await signedInOperator(product);
    for (let n = 0; n < 51; n += 1) await signUp();
    const kept = await head();
    const lost = await signUp();
    await until(async () => (await accounts()) === 52, '52 accounts');
    const end = await head();
    const behind = `SELECT FROM subscription.checkpoint WHERE position <> '${end}'`;
    await until(async () => (await query(behind)).length === 0, 'every checkpoint is at the end');
    await product.restartWorker(() => cutLogAfter(product.database.adminUrl, kept));
    await until(async () => states().every((state) => state === 'halted'), 'every consumer has halted');
    await until(async () => !product.api.get(WriteGate).isOpen, 'the api has noticed');
    const refused = await browser(product).post('/api/signup').send(signupForm()).expect(503);
    expect(refused.body).toEqual({ message: MESSAGES.savingPaused });
    expect(refused.headers['retry-after']).toBe('60');
    const short = await head();
    await browser(product).post('/api/signup').send(signupForm()).expect(503);
    await operator.get('/api/admin/orders').expect(200);
    expect(await head()).toBe(short);
    const form = signupForm();
    await withGateOpen(() => browser(product).post('/api/signup').send(form).expect(201));
    expect(await head()).toBe(end);
    await product.restartWorker(() => Promise.resolve());
    await until(async () => states().every((state) => state === 'halted'), 'they halt again on a log that is as long as before');
    expect([await accounts(), await customersInLog()]).toEqual([52, 52]);
    const notReady = await until(async () => {
      const answer = await ready();
      return answer.status === 503 && answer;
    }, 'the api is not ready');
    expect(notReady.why).toMatchObject({ 'projection/customer-account': expect.stringMatching(/^halted/) });
    expect((await mails()).filter(({ to }) => to === form.email)).toEqual([]);

    const shown = await willow('subscriptions', 'rewind');
    expect(shown.status).toBe(1);
    expect(shown.text).toContain(`reaction/mail-issued-link  was at ${end}; what it has handled ends at ${kept}, `);
    expect(shown.text).toContain('Nothing was changed.');
    expect(states().every((state) => state === 'halted')).toBe(true);

    const done = await willow('subscriptions', 'rewind', '--by', 'Olive', '--reason', 'restored the copy of Sunday', '--yes');
    expect([done.status, done.text]).toEqual([0, expect.stringContaining('Recorded.')]);
    await until(async () => states().every((state) => state === 'live'), 'all go on');
    await until(async () => (await ready()).status === 200, 'the api is ready again');
    await mailTo(product, form.email);
    await until(async () => product.api.get(WriteGate).isOpen, 'writes are taken again');
    await signUp();
    await until(async () => (await accounts()) === 53, '53 accounts');
    expect(await customersInLog()).toBe(53);
    const sent = (await mails()).map(({ to }) => to);
    expect(sent).toHaveLength(54);
    expect(new Set(sent).size).toBe(54);
    expect(sent).toContain(lost);
    expect(await query(`SELECT type FROM es.event WHERE stream = 'operations-log'`)).toEqual([{ type: 'SubscriptionsRewound' }]);
    expect((await willow('subscriptions', 'rewind')).text).toBe('Every projection and reaction fits the log: nothing to do\n');
  }, 600_000);
});
