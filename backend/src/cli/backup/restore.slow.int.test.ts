import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { EventStoreStandIn } from '../../../../ops/testing/eventstore/index.ts';
import { EventStore } from '../../event-sourcing/store/event-store.ts';
import { type Browser, browser, codeIn, customerWithWill, mailTo, payByCard, signupForm } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { until } from '../../testing/until.ts';
import { willow as runWillow } from '../../testing/willow.ts';

let folder: string;
let product: Product;
let admin: pg.Client;
let servers: EventStoreStandIn[];
let recipient: string;

const identity = (): string => join(folder, 'backup.key');

async function newServer(): Promise<string> {
  const server = await EventStoreStandIn.start();
  server.node.log.addSystemEvents();
  servers.push(server);
  return server.url;
}

async function willow(...args: string[]): Promise<{ status: number; text: string }> {
  const { DATABASE_URL, MASTER_KEY, DATA_DIR, EVENTSTORE_URL } = product.config;
  const { ownerUrl, auditUrl } = product.database;
  const settings = {
    DATABASE_URL,
    MASTER_KEY,
    DATA_DIR,
    DATABASE_OWNER_URL: ownerUrl,
    DATABASE_AUDIT_URL: auditUrl,
    BACKUP_URL: pathToFileURL(join(folder, 'backups')).href,
    BACKUP_RECIPIENT: recipient,
    ...(EVENTSTORE_URL ? { EVENTSTORE_URL } : {}),
    ...elsewhere,
  };
  return runWillow(args, settings);
}
/** The server that comes in the place of the one that is gone. */
let elsewhere: Record<string, string>;

const query = async <Row>(sql: string): Promise<readonly Row[]> => (await admin.query(sql)).rows as Row[];

/** Every read model, row by row; places in EventStoreDB are others on another server. */
async function readModels(): Promise<object> {
  const tables = await query<{ name: string }>(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'rm' ORDER BY 1`);
  const found: Record<string, unknown> = {};
  for (const { name } of tables)
    found[name] = (await query<{ row: string }>(`SELECT (to_jsonb(t) - 'position')::text AS row FROM rm.${name} t ORDER BY 1`)).map(
      ({ row }) => row,
    );
  return found;
}

const atRest = (): Promise<unknown> =>
  until(async () => {
    const head = await product.api.get(EventStore, { strict: false }).head();
    const behind = await query(`SELECT FROM subscription.checkpoint WHERE position <> '${head}'`);
    const open = await query(`SELECT FROM queue.wanted_job WHERE done_at IS NULL AND failed_at IS NULL AND run_at <= now()`);
    return behind.length + open.length === 0;
  }, 'every checkpoint at the end, and no job open');

const mails = async (): Promise<number> => ((await (await fetch(`${product.mailbox.url}/api/messages`)).json()) as object[]).length;

const seen = async (agent: Browser): Promise<object> =>
  Promise.all(['/api/me', '/api/will'].map(async (path) => ({ path, body: (await agent.get(path).expect(200)).body as object })));

async function signIn(email: string): Promise<Browser> {
  const agent = browser(product);
  await agent.post('/api/login').send({ email }).expect(200);
  await agent
    .post('/api/verify-code')
    .send({ email, code: codeIn(await mailTo(product, email, /login link/)) })
    .expect(200);
  return agent;
}

const certificate = async (id: string): Promise<string> =>
  ((await browser(product).get(`/api/erasures/${id}`)).body as { status: string }).status;

afterEach(async () => {
  await admin?.end();
  await product?.close();
  for (const server of servers) await server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(['PostgreSQL alone', 'EventStoreDB'])('a backup of a whole life, on %s', (store) => {
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'willow-life-'));
    servers = [];
    elsewhere = {};
    const eventStore = store === 'EventStoreDB' ? { EVENTSTORE_URL: await newServer() } : {};
    product = await startProduct({ ERASURE_WAIT_DAYS: '0', ...eventStore });
    admin = new pg.Client({ connectionString: product.database.adminUrl });
    await admin.connect();
    recipient = '';
    recipient = /age1\w+/.exec((await willow('backup', 'keygen', '--out', identity())).text)![0];
  });

  const asked = ['restore', '--by', 'Olive', '--reason', 'a test', '--replace', '--yes', '--identity'] as const;
  /** Everything of the product is lost but its folder. */
  const restored = async (...options: string[]): Promise<string> => {
    let text = '';
    const there = store === 'EventStoreDB' ? { EVENTSTORE_URL: await newServer() } : {};
    await product.restart(async () => {
      if (store === 'EventStoreDB' && options.length > 0) {
        const before = await readModels();
        const refused = await willow(...asked, identity(), ...options);
        expect(refused).toMatchObject({
          status: 1,
          text: expect.stringContaining('EVENTSTORE_URL: the server holds facts that are not of'),
        });
        expect(await readModels()).toEqual(before);
      }
      elsewhere = there;
      const ended = await willow(...asked, identity(), ...options);
      expect(ended).toMatchObject({ status: 0 });
      ({ text } = ended);
    }, there);
    return text;
  };

  it('comes back with every read model and key; who was erased since is erased again, and may sign up again; nothing is sent twice', async () => {
    const paid = await customerWithWill(product);
    await payByCard(product, paid.agent);
    await mailTo(product, paid.email, /receipt|payment|order/i);
    const leaves = await customerWithWill(product);
    await until(
      async () =>
        JSON.stringify(await seen(paid.agent)).includes('draft') || (await query('SELECT FROM documents.will_document')).length > 0,
      'a draft',
    );
    await atRest();
    expect(await willow('backup')).toMatchObject({ status: 0 });
    const [before, sawBefore, until0] = [await readModels(), await seen(paid.agent), new Date().toISOString()];

    const { id: erasure } = (await leaves.agent.post('/api/erasure').send({ email: leaves.email }).expect(202)).body.erasure as {
      id: string;
    };
    await until(async () => (await certificate(erasure)) === 'erased', 'the erasure');
    const late = signupForm();
    await browser(product).post('/api/signup').send(late).expect(201);
    await mailTo(product, late.email);
    await atRest();
    expect(await willow('backup', '--since')).toMatchObject({ status: 0, text: expect.stringContaining('segment 1') });
    const [after, sent] = [await readModels(), await mails()];

    expect(await restored()).toMatch(/facts are back/);
    await atRest();
    expect(await readModels()).toEqual(after);
    expect(await certificate(erasure)).toBe('erased');
    expect(await willow('audit', 'verify')).toMatchObject({ text: expect.stringContaining('the log is what was signed') });
    expect(await mails()).toBe(sent);

    const text = await restored('--until', until0);
    expect(text).toMatch(/1 customers who were erased since are erased again/);
    const models = (await readModels()) as Record<string, readonly string[]>;
    expect(JSON.stringify(models)).not.toContain(leaves.email);
    expect(Object.keys(models)).toEqual(Object.keys(before));
    await until(async () => (await certificate(erasure)) === 'erased', 'the erasure, again');
    await atRest();
    expect(await mails()).toBe(sent);
    expect(await seen(await signIn(paid.email))).toEqual(sawBefore);
    const again = browser(product);
    await again
      .post('/api/signup')
      .send(signupForm({ email: leaves.email }))
      .expect(201);
    await mailTo(product, leaves.email, /verify|confirm/i);
    expect(await willow('doctor', 'keys')).toMatchObject({ status: 0 });
    expect(await willow('audit', 'verify')).toMatchObject({ text: expect.stringContaining('the log is what was signed') });
  }, 600_000);
});
