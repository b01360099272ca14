import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { EventStoreStandIn } from '../../../ops/testing/eventstore/index.ts';
import { EventStore, type Position } from '../event-sourcing/store/event-store.ts';
import { cutLogAfter } from '../event-sourcing/store/postgres/cut-log.behaviour.ts';
import { withClient } from '../platform/database/with-client.ts';
import { WriteGate } from '../platform/event-store/write-gate.ts';
import {
  browser,
  type Browser,
  customerWithSentWill,
  customerWithWill,
  mailTo,
  payByCard,
  sendWill,
  signedInOperator,
  signupForm,
} from '../testing/people.ts';
import { startProduct, type Product } from '../testing/product.ts';
import { until } from '../testing/until.ts';
import { type Ended, willow as runWillow } from '../testing/willow.ts';
import { Consumers } from '../worker.module.ts';

type Restored = {
  readonly product: Product;
  readonly url?: string;
  cutAfter(position: Position): Promise<unknown>;
  close(): Promise<unknown>;
};

async function onPostgres(): Promise<Restored> {
  const product = await startProduct();
  return { product, cutAfter: (position) => cutLogAfter(product.database.adminUrl, position), close: () => product.close() };
}

/** A server that is stopped, given older files and started again. */
async function onEventStoreDb(): Promise<Restored> {
  const standIn = await EventStoreStandIn.start();
  const { log } = standIn.node;
  const product = await startProduct({ EVENTSTORE_URL: standIn.url });
  const cutAfter = async (position: Position): Promise<void> => {
    standIn.kill();
    log.cut(log.indexFrom(BigInt(position.split('/')[0]!) + 1n));
    await standIn.start();
  };
  return { product, url: standIn.url, cutAfter, close: () => product.close().finally(() => standIn.close()) };
}

describe.each([
  ['PostgreSQL', onPostgres],
  ['EventStoreDB', onEventStoreDb],
])('an older copy of the history in %s, put back under api and worker that are not started again', (_, start) => {
  let restored: Restored;
  let product: Product;
  beforeEach(async () => {
    restored = await start();
    ({ product } = restored);
  });
  afterEach(() => restored?.close());

  const states = () =>
    product.worker
      .get(Consumers)
      .statuses()
      .map(({ state }) => state);
  const all = (state: string, what: string) => until(() => Promise.resolve(states().every((each) => each === state)), what);
  const atEnd = async (): Promise<boolean> => {
    const head = await product.api.get(EventStore).head();
    const { rows } = await withClient(product.database.adminUrl, (client) =>
      client.query('SELECT FROM subscription.checkpoint WHERE position <> $1', [head]),
    );
    return rows.length === 0;
  };
  /** Each part is a fact of its own; opened again in the same visit it would be none. */
  const opens = async (operator: Browser, orderId: string, ...parts: readonly string[]): Promise<void> => {
    for (const part of parts) await operator.get(`/api/admin/orders/${orderId}${part}`).expect(200);
  };
  const willow = (...args: string[]): Promise<Ended> => {
    const { DATABASE_URL, MASTER_KEY, DATA_DIR } = product.config;
    const store = restored.url ? { EVENTSTORE_URL: restored.url } : {};
    return runWillow(args, { DATABASE_URL, DATABASE_OWNER_URL: product.database.ownerUrl, MASTER_KEY, DATA_DIR, ...store });
  };

  it('is told, and after the two commands of the runbook everything works that worked before', async () => {
    const operator = await signedInOperator(product);
    const { agent } = await customerWithWill(product);
    const { orderId } = await payByCard(product, agent);
    await until(async () => (await agent.get('/api/will')).body.willAnswers.status === 'draft_generated', 'the draft');
    await opens(operator, orderId, '/draft.txt', '/flags');
    await until(atEnd, 'every checkpoint is at the end');
    const backup = await product.api.get(EventStore).head();

    // What is lost: the operator has opened more of the order, and two people have signed up.
    await opens(operator, orderId, '', '/changes', '/documents/cover-letter');
    const forms = [signupForm(), signupForm()];
    for (const form of forms) {
      await browser(product).post('/api/signup').send(form).expect(201);
      await mailTo(product, form.email);
    }
    await until(atEnd, 'every checkpoint is at the end');
    await restored.cutAfter(backup);
    await all('halted', 'every consumer has halted');
    await until(() => Promise.resolve(!product.api.get(WriteGate).isOpen), 'the api has noticed');

    const because = ['--by', 'Olive', '--reason', 'the copy of Sunday'];
    const accepted = restored.url
      ? await willow('audit', 'accept-restore', ...because, '--yes')
      : { status: 0, text: 'nothing was signed' };
    expect(accepted).toMatchObject({ status: 0 });
    expect(await willow('subscriptions', 'rewind', ...because, '--yes')).toMatchObject({
      status: 0,
      text: expect.stringContaining('Recorded.'),
    });
    await all('live', 'all go on');
    await until(() => Promise.resolve(product.api.get(WriteGate).isOpen), 'writes are taken again');

    for (const form of forms.toReversed()) await browser(product).post('/api/signup').send(form).expect(201);
    await opens(operator, orderId, '', '/changes');
    await sendWill(operator, agent, orderId);
    await customerWithSentWill(product, operator);
    await until(atEnd, 'every checkpoint is at the end');
    const replayed = await willow('audit', 'replay');
    expect([replayed.status, replayed.text]).toEqual([0, expect.not.stringContaining('DIFFERS')]);
    expect(states().every((state) => state === 'live')).toBe(true);
    expect(await willow('doctor', 'keys')).toMatchObject({ status: 0, text: expect.stringContaining('Every sealed fact has its key') });
  }, 900_000);
});
