import { MESSAGES } from '@willow/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { EventStoreStandIn } from '../../../ops/testing/eventstore/index.ts';
import { withClient } from '../platform/database/with-client.ts';
import { WriteGate } from '../platform/event-store/write-gate.ts';
import { anchorFileOf } from '../platform/event-store/anchor-file-of.ts';
import { browser, mailTo, signupForm } from '../testing/people.ts';
import { startProduct, type Product } from '../testing/product.ts';
import { until } from '../testing/until.ts';
import { type Ended, willow as runWillow } from '../testing/willow.ts';
import { Consumers } from '../worker.module.ts';

let product: Product;
let standIn: EventStoreStandIn;
beforeAll(async () => {
  standIn = await EventStoreStandIn.start();
  product = await startProduct({ EVENTSTORE_URL: standIn.url });
});
afterAll(async () => {
  await product?.close();
  await standIn.close();
});
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

const states = () =>
  product.worker
    .get(Consumers)
    .statuses()
    .map(({ state }) => state);
const ready = async (): Promise<{ status: number; why: object }> => {
  const answer = await fetch(`${product.url}/health/ready`);
  return { status: answer.status, why: ((await answer.json()) as { why: object }).why };
};

function willow(...args: string[]): Promise<Ended> {
  const { DATABASE_URL, MASTER_KEY, DATA_DIR } = product.config;
  const DATABASE_OWNER_URL = product.database.ownerUrl;
  return runWillow(args, { EVENTSTORE_URL: standIn.url, DATABASE_URL, DATABASE_OWNER_URL, MASTER_KEY, DATA_DIR });
}

describe('an older copy of the history in EventStoreDB', () => {
  it('is noticed while running and after a restart: 503 and why, no writes, nothing signed; two commands make all consistent', async () => {
    const { log } = standIn.node;
    await signUp();
    await signUp();
    const kept = log.events.length;
    await signUp();
    const accounts = async (): Promise<number> =>
      Number((await query<{ count: string }>('SELECT count(*) FROM rm.customer_account'))[0]!.count);
    await until(async () => (await accounts()) === 3, 'three accounts');
    const last = log.events.findLast(({ type }) => !type.startsWith('$'))!;
    const behind = `SELECT FROM subscription.checkpoint WHERE split_part(position, '/', 1)::bigint < ${last.position}`;
    await until(async () => (await query(behind)).length === 0, 'every checkpoint is at the end');
    const chained = `SELECT FROM es.chain WHERE id = '${last.id}'`;
    await until(async () => (await query(chained)).length === 1, 'the chain is at the end');

    // A server that is stopped, given older files and started again.
    standIn.kill();
    log.cut(kept);
    await standIn.start();
    await until(() => Promise.resolve(states().every((state) => state === 'halted')), 'every consumer has halted, while it runs');
    await until(() => Promise.resolve(!product.api.get(WriteGate).isOpen), 'the api has noticed');
    const refused = await browser(product).post('/api/signup').send(signupForm()).expect(503);
    expect(refused.body).toEqual({ message: MESSAGES.savingPaused });
    await product.restartWorker(() => Promise.resolve());
    await until(() => Promise.resolve(states().every((state) => state === 'halted')), 'they halt again after a restart');
    const why = await until(async () => {
      const answer = await ready();
      return answer.status === 503 && answer.why;
    }, 'the api is not ready');
    expect(why).toMatchObject({ 'projection/customer-account': expect.stringMatching(/^halted/) });
    expect(log.events).toHaveLength(kept);
    expect(await willow('audit', 'verify')).toMatchObject({ status: 1, text: expect.stringContaining('the event is missing') });

    expect(await willow('subscriptions', 'rewind')).toMatchObject({ status: 1, text: expect.stringContaining('Nothing was changed.') });
    const because = ['--by', 'Olive', '--reason', 'the copy of Sunday'];
    const { DATA_DIR, DATABASE_URL } = product.config;
    expect(await anchorFileOf(DATA_DIR, DATABASE_URL).newest()).not.toBeNull();
    expect(await willow('audit', 'accept-restore', ...because, '--yes')).toMatchObject({ status: 0 });
    expect(await willow('subscriptions', 'rewind', ...because, '--yes')).toMatchObject({
      status: 0,
      text: expect.stringContaining('Recorded.'),
    });
    await until(() => Promise.resolve(states().every((state) => state === 'live')), 'all go on');
    await until(async () => (await ready()).status === 200, 'the api is ready again');
    await until(() => Promise.resolve(product.api.get(WriteGate).isOpen), 'writes are taken again');
    await signUp();
    await until(async () => (await accounts()) === 3, 'three accounts again: two and the new one');
    expect(await willow('doctor', 'keys')).toMatchObject({ status: 0, text: expect.stringContaining('Every sealed fact has its key') });
  }, 600_000);
});
