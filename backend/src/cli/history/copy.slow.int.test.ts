import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { EventStoreStandIn } from '../../../../ops/testing/eventstore/index.ts';
import { EventStore } from '../../event-sourcing/store/event-store.ts';
import { browser, customerWithWill, mailTo, payByCard, signupForm, type Browser } from '../../testing/people.ts';
import { startProduct, type Product } from '../../testing/product.ts';
import { until } from '../../testing/until.ts';
import { willow as runWillow } from '../../testing/willow.ts';

let product: Product;
let server: EventStoreStandIn;
let elsewhere: EventStoreStandIn;
let admin: pg.Client;
beforeAll(async () => {
  [server, elsewhere] = [await EventStoreStandIn.start(), await EventStoreStandIn.start()];
  server.node.log.addSystemEvents();
  product = await startProduct();
  admin = new pg.Client({ connectionString: product.database.adminUrl });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await product.close();
  await Promise.all([server.close(), elsewhere.close()]);
});

const query = async <Row>(sql: string): Promise<readonly Row[]> => (await admin.query(sql)).rows as Row[];
const rows = (): Promise<readonly object[]> =>
  query(
    'SELECT position, stream, revision, id, type, data::text, metadata::text, sealed, recorded_at, size, hash FROM es.event ORDER BY position',
  );
const mails = async (): Promise<readonly { to: string; subject: string }[]> =>
  (await (await fetch(`${product.mailbox.url}/api/messages`)).json()) as { to: string; subject: string }[];
const events = (): EventStoreStandIn['node']['log']['events'] => server.node.log.events.filter(({ type }) => !type.startsWith('$'));

/** What a command said, and how it ended. */
async function willow(settings: Readonly<Record<string, string>>, ...args: string[]): Promise<{ error: string | null; text: string }> {
  const { DATABASE_URL, MASTER_KEY, DATA_DIR } = product.config;
  const { ownerUrl, auditUrl } = product.database;
  const database = { DATABASE_URL, DATABASE_OWNER_URL: ownerUrl, DATABASE_AUDIT_URL: auditUrl };
  return runWillow(args, { ...database, MASTER_KEY, DATA_DIR, ...settings }).then(
    ({ text }) => ({ error: null, text }),
    (failure: unknown) => ({ error: failure instanceof Error ? failure.message : String(failure), text: '' }),
  );
}

const soundLog = { error: null, text: expect.stringContaining('the log is what was signed') };

/** Nothing is under way: every consumer stands at the end, and every mail went out. */
const atRest = (): Promise<unknown> =>
  until(async () => {
    const head = await product.api.get(EventStore, { strict: false }).head();
    return (await query(`SELECT FROM subscription.checkpoint WHERE position <> '${head}'`)).length === 0;
  }, 'every checkpoint at the end');

/** What a customer sees, and whom it is from. */
const seen = async ({ agent, orderId }: { agent: Browser; orderId: string }): Promise<object> => {
  const answers = await Promise.all(['/api/me', `/api/order/${orderId}`, '/api/will'].map((path) => agent.get(path)));
  return answers.map(({ status, body }) => ({ status, body: body as object }));
};

/** A fact that a reaction could not handle, and that waits for somebody to look. */
async function park(): Promise<() => Promise<string | undefined>> {
  await admin.query(`INSERT INTO subscription.parked (subscription, event_id, stream, revision, position, type, attempts)
    SELECT 'reaction/that-waits', id, stream, revision, position::text, type, 5 FROM es.event WHERE position = 2`);
  return async () => (await query<{ position: string }>('SELECT position FROM subscription.parked'))[0]?.position;
}

describe('willow history copy', () => {
  it('moves the product to EventStoreDB and back: same customer, order, rows and mails; nothing is sent twice, and what comes since comes along', async () => {
    const customer = await customerWithWill(product);
    const paid = { ...customer, ...(await payByCard(product, customer.agent)) };
    await mailTo(product, customer.email, /receipt|payment|order/i);
    await until(async () => JSON.stringify(await seen(paid)).includes('draft_generated'), 'the draft');
    await atRest();
    const running = await willow({}, 'history', 'copy', '--to', server.url);
    expect(running.error).toMatch(/^The product is running and may write: stop every api and worker/);
    const [sent, shown, log] = [await mails(), await seen(paid), await rows()];
    const parkedAt = await park();

    const there = async (): Promise<void> => {
      const dry = await willow({}, 'history', 'copy', '--to', server.url, '--dry-run');
      expect(dry).toEqual({
        error: null,
        text: expect.stringContaining(
          `0 facts are there already, ${log.length} are to be copied\nThat was a dry run: nothing was written\n`,
        ),
      });
      expect(server.node.log.events).toHaveLength(0);
      const [account] = await query<{ verified: boolean }>('UPDATE rm.customer_account SET verified = NOT verified RETURNING verified');
      const unlike = await willow({}, 'history', 'copy', '--to', server.url);
      expect(unlike.error).toMatch(/^customer-account is not what the history says, in customer_account: willow projections rebuild/);
      await admin.query('UPDATE rm.customer_account SET verified = $1', [!account!.verified]);
      const moved = await willow({}, 'history', 'copy', '--to', server.url);
      expect(moved).toEqual({
        error: null,
        text: expect.stringContaining(`${log.length} facts are the same in both stores; the chain ends with `),
      });
      expect(moved.text).toMatch(/SAME order-list: [1-9]/);
      const anchors = /The anchors signed until now are kept as (\S+)/.exec(moved.text)?.[1] ?? '';
      expect(await willow({}, 'audit', 'verify', '--anchors', anchors)).toEqual(soundLog);
      const again = await willow({}, 'history', 'copy', '--to', server.url);
      expect(again).toEqual({ error: null, text: expect.stringContaining('had been moved there already') });
      const stale = admin.query(`SET ROLE willow_app; SELECT es.append_one('late-1', -1, '${randomUUID()}', 'Late', '{}', '{}', NULL, 2)`);
      await expect(stale).rejects.toThrow(/permission denied for function append_one/);
      await admin.query('RESET ROLE');
    };
    await product.restart(there, { EVENTSTORE_URL: server.url });
    await atRest();
    expect(await seen(paid)).toEqual(shown);
    expect(await mails()).toEqual(sent);
    const second = events()[1]!;
    expect(await parkedAt()).toBe(`${second.position}/${second.position}`);
    const form = signupForm();
    await browser(product).post('/api/signup').send(form).expect(201);
    await mailTo(product, form.email);
    await atRest();
    const sentSince = await mails();
    expect(sentSince).toHaveLength(sent.length + 1);
    expect(await rows()).toEqual(log);

    const back = async (): Promise<void> => {
      const EVENTSTORE_URL = server.url;
      expect(await willow({ EVENTSTORE_URL }, 'audit', 'verify')).toEqual(soundLog);
      expect(await willow({ EVENTSTORE_URL }, 'history', 'copy', '--to', 'postgres')).toEqual({
        error: null,
        text: expect.stringContaining('The history is in PostgreSQL now'),
      });
      expect(await rows()).toHaveLength(events().length);
    };
    await product.restart(back, { EVENTSTORE_URL: '' });
    await atRest();
    expect((await rows()).slice(0, log.length)).toEqual(log);
    expect(await parkedAt()).toBe('2');
    expect(await seen(paid)).toEqual(shown);
    expect(await mails()).toEqual(sentSince);
    await browser(product).post('/api/signup').send(signupForm()).expect(201);
    await atRest();

    const once = async (): Promise<void> => {
      expect(await willow({}, 'audit', 'verify')).toEqual(soundLog);
      expect(await willow({}, 'history', 'copy', '--to', elsewhere.url)).toMatchObject({ error: null });
    };
    await product.restart(once, { EVENTSTORE_URL: elsewhere.url });
    const chained = (): Promise<readonly object[]> =>
      query('SELECT era, max(number)::int AS links FROM es.chain GROUP BY era ORDER BY era');
    const count = elsewhere.node.log.events.length;
    await until(async () => JSON.stringify(await chained()).includes(`"links":${count}`), 'the copy on another server is chained');
    expect(await chained()).toEqual([
      { era: 1, links: events().length },
      { era: 2, links: count },
    ]);
  });
});
