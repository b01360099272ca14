import 'reflect-metadata';
import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { allFacts } from '../facts.ts';
import type { Fact } from '../event-sourcing/core/fact.ts';
import { openPools } from '../platform/database/pools.ts';
import type { Pools } from '../event-sourcing/postgres/connections.ts';
import { readDbOptions } from '../platform/database/read-db-options.ts';
import { SessionLocks } from '../event-sourcing/postgres/session-locks.ts';
import { withClient } from '../platform/database/with-client.ts';
import { eventually } from '../event-sourcing/store/behaviour/harness.behaviour.ts';
import { recordingLog } from '../event-sourcing/subscriptions/consumer-fixture.behaviour.ts';
import { PostgresEventStore } from '../event-sourcing/store/postgres/postgres-event-store.ts';
import { FactCodec } from '../event-sourcing/codec/fact-codec.ts';
import { FolderBlobStore } from '../platform/blobs/folder-blob-store.ts';
import { KeyEpochs } from '../platform/keys/key-epochs.ts';
import { KeyVault } from '../platform/keys/key-vault.ts';
import { Secrets } from '../platform/keys/secrets.ts';
import { ProgressAnnouncer } from '../event-sourcing/projections/progress-announcer.ts';
import { ProjectionRunner } from '../event-sourcing/projections/projection-runner.ts';
import { ReactionRunner } from '../event-sourcing/reactions/reaction-runner.ts';
import { allEntities, allProjections } from '../read-models.ts';
import { testDatabase, type TestDatabase } from '../testing/postgres.ts';
import { type Ended, willow as runWillow } from '../testing/willow.ts';
import { type Environment } from './command.ts';

let database: TestDatabase;
let env: Environment;
let pools: Pools;
let store: PostgresEventStore;
let codec: FactCodec;
let db: DataSource;
beforeAll(async () => {
  database = await testDatabase();
  env = {
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    MASTER_KEY: randomBytes(32).toString('base64'),
    STRIPE_SECRET_KEY: 'sk_test_willow',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_willow',
    STRIPE_WEBHOOK_SECRET: 'whsec_willow',
    SENDGRID_API_KEY: 'SG.willow',
    LOG_LEVEL: 'silent',
  };
  await willow('migrate');
  pools = openPools({ databaseUrl: database.url, timeoutFactor: 10 });
  store = new PostgresEventStore({ pools });
  // A vault that forgets at once, as another process does in a minute.
  let now = 0;
  codec = new FactCodec(
    allFacts,
    new KeyVault(
      pools.app,
      new KeyEpochs(pools.app, new Secrets(env['MASTER_KEY']!), new FolderBlobStore(tmpdir())),
      () => (now += 120_000),
    ),
  );
  db = await new DataSource(readDbOptions({ databaseUrl: database.url, entities: allEntities })).initialize();
});
afterAll(async () => {
  await store?.close();
  await db?.destroy();
  await pools?.close();
  await database?.drop();
});

const willow = (...args: string[]): Promise<Ended> => runWillow(args, env);

const HISTORY = new URL('../modules/customers/domain/history/', import.meta.url);
/** In its newest shape. */
const sample = (type: string): Fact => {
  const newest = readdirSync(HISTORY).findLast((name) => name.startsWith(`${type}.`));
  const file = new URL(newest!, HISTORY);
  return { type, ...(JSON.parse(readFileSync(file, 'utf8')) as Omit<Fact, 'type'>) };
};
const context = { actor: 'visitor', correlationId: randomUUID(), causationId: randomUUID(), now: new Date() } as const;
async function record(stream: string, ...types: readonly string[]): Promise<void> {
  const revisions = types.map((_, index) => index);
  const events = await Promise.all(revisions.map((revision) => codec.toEvent(stream, revision, sample(types[revision]!), context)));
  await store.append(stream, 'no-stream', events);
}
const keyOf = (stream: string, from: string, to: string): Promise<unknown> =>
  withClient(database.adminUrl, (client) =>
    client.query('UPDATE vault.subject_key SET subject = $2 WHERE subject = $1', [`${from}${stream}`, `${to}${stream}`]),
  );

/** Runs subscriptions until they have come to the end of the log. */
async function follow(): Promise<void> {
  const locks = new SessionLocks({ connect: pools.connectDirect });
  const common = { store, locks, decode: codec.toFact.bind(codec), log: recordingLog(), attempts: 1 };
  const accounts = allProjections.find(({ name }) => name === 'customer-account')!;
  const failing = {
    name: 'mail-issued-link',
    types: ['LoginLinkIssued'],
    startFrom: 'start',
    react: () => Promise.reject(new Error('no')),
  } as const;
  const runners = [
    new ProjectionRunner({ ...common, projection: accounts, db, announcer: new ProgressAnnouncer(pools.app) }),
    new ReactionRunner({ ...common, reaction: failing, pool: pools.app }),
  ];
  for (const runner of runners) runner.start();
  const head = await store.head();
  await eventually('they are at the end', () => runners.every((runner) => runner.status().position === head));
  await Promise.all(runners.map((runner) => runner.stop()));
  await locks.close();
}
const queued = (id: string): Promise<boolean> =>
  withClient(database.adminUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(`SELECT schemaname || '.job' AS name FROM pg_tables WHERE tablename = 'job'`);
    return (await client.query(`SELECT FROM ${rows[0]!.name} WHERE id = $1`, [id])).rowCount === 1;
  });
const names = async (): Promise<unknown[]> => db.query('SELECT id, verified FROM customer_account ORDER BY id');

describe('willow projections parked|retry|skip', () => {
  const first = { id: '0', verified: false };
  it('lists what is parked, retries a stream in order, and gives one fact up with a reason', async () => {
    // The history's own first key is there: a database without it is refused as a whole.
    await record('customer-0', 'CustomerSignedUp');
    await record('customer-a', 'CustomerSignedUp', 'EmailVerified');
    await record('customer-b', 'CustomerSignedUp', 'EmailVerified');
    await keyOf('customer-a', '', 'away/');
    await keyOf('customer-b', '', 'away/');
    await follow();
    const { text, status } = await willow('projections', 'parked');
    expect(status).toBe(0);
    const lines = text.trim().split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(
      /^\S+Z {2}customer-account {2}customer-a@0 {2}CustomerSignedUp {2}[0-9a-f-]{36} {2}tried once: KeyMissing at /,
    );
    const documents = await willow('projections', 'parked', 'customer-account', '--json');
    const messages = await willow('projections', 'parked', 'order-list', '--json');
    expect(
      documents.stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as object),
    ).toEqual([
      expect.objectContaining({ name: 'customer-account', stream: 'customer-a', revision: 0, type: 'CustomerSignedUp', attempts: 1 }),
      expect.objectContaining({ stream: 'customer-a', revision: 1, error: null }),
      expect.objectContaining({ stream: 'customer-b', revision: 0 }),
      expect.objectContaining({ stream: 'customer-b', revision: 1 }),
    ]);
    expect([messages.stdout, messages.text]).toEqual(['', 'Nothing is parked\n']);
    expect(lines[1]).toMatch(/customer-a@1 {2}EmailVerified {2}\S+ {2}waits behind the one before$/);
    expect((await willow('projections', 'parked', 'order-list')).text).toBe('Nothing is parked\n');

    const again = await willow('projections', 'retry', 'customer-account', 'customer-a');
    expect([again.status, again.text]).toEqual([1, expect.stringContaining('It failed again, and stays parked: KeyMissing at ')]);
    expect((await willow('projections', 'parked', 'customer-account')).text).toContain('tried 2 times');
    expect(await names()).toEqual([first]);

    await keyOf('customer-a', 'away/', '');
    expect(await willow('projections', 'retry', 'customer-account', 'customer-a')).toMatchObject({
      status: 0,
      text: 'Done: 2 facts of customer-a, in order. Nothing of it is parked any more\n',
    });
    expect(await names()).toEqual([first, { id: 'a', verified: true }]);
    expect(await willow('projections', 'retry', 'customer-account', 'customer-a')).toMatchObject({ status: 1 });

    const id = lines[2]!.split('  ')[4]!;
    expect(await willow('projections', 'skip', 'customer-account', id)).toMatchObject({
      status: 2,
      text: expect.stringMatching(/^Give a reason\.\nUsage: willow projections skip/),
    });
    const skip = ['projections', 'skip', 'customer-account', id, '--reason', 'a test account'];
    expect(await willow(...skip)).toMatchObject({ status: 1, text: expect.stringMatching(/Nothing was changed\. To do it: add --yes\n$/) });
    expect((await willow('projections', 'parked')).text).toContain(id);
    expect(await willow(...skip, '--yes')).toMatchObject({ status: 0 });
    expect(await willow(...skip, '--yes')).toMatchObject({ status: 1, text: expect.stringContaining('has no parked fact') });
    await keyOf('customer-b', 'away/', '');
    expect((await willow('projections', 'retry', 'customer-account', 'customer-b')).text).toContain('1 fact of customer-b');
    expect((await willow('projections', 'parked')).text).toBe('Nothing is parked\n');
    expect(await names()).toEqual([first, { id: 'a', verified: true }]);
  });

  it('builds anew what another version of the program made, and nothing else', async () => {
    const change = `UPDATE subscription.checkpoint SET version = 77 WHERE subscription = 'projection/customer-account'`;
    await withClient(database.adminUrl, (client) => client.query(change));
    expect(await willow('projections', 'rebuild', '--changed')).toMatchObject({
      status: 0,
      text: expect.stringMatching(/^Rebuilt customer-account: [^\n]*\n$/),
    });
    expect(await willow('projections', 'rebuild', '--changed')).toMatchObject({ status: 0, text: 'Every read model is of this version\n' });
    expect(await willow('projections', 'rebuild', 'order-list', '--changed')).toMatchObject({ status: 2 });
  });

  it('a wrong name is answered with the right ones, and nothing is done', async () => {
    for (const args of [
      ['parked', 'orders'],
      ['retry', 'orders', 'order-1'],
      ['skip', 'orders', randomUUID(), '--reason', 'x'],
      ['rebuild', 'orders'],
    ]) {
      const { status, text } = await willow('projections', ...args);
      expect([status, text]).toEqual([
        2,
        `There is no orders. The projections are: ${allProjections.map(({ name }) => name).join(', ')}\n`,
      ]);
    }
    expect(await willow('projections', 'retry')).toMatchObject({ status: 2, text: expect.stringMatching(/^Give a name\./) });
    expect(await willow('projections', 'retry', 'order-list')).toMatchObject({
      status: 2,
      text: expect.stringMatching(/^Give the stream\./),
    });
    expect(await willow('projections', 'skip', 'order-list', 'x', '--reason', 'y')).toMatchObject({ status: 2 });
  });
});

describe('willow reactions parked|retry|skip', () => {
  it('lists what is parked, runs the real reaction again, and gives one fact up with a reason', async () => {
    await record('customer-c', 'LoginLinkIssued');
    await record('customer-d', 'LoginLinkIssued');
    await follow();
    const { text } = await willow('reactions', 'parked');
    const lines = text.trim().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/ {2}mail-issued-link {2}customer-c@0 {2}LoginLinkIssued {2}\S+ {2}tried once: Error at /);
    expect(await willow('reactions', 'retry', 'mail-issued-link', 'customer-c')).toMatchObject({ status: 0 });
    expect(await queued(lines[0]!.split('  ')[4]!)).toBe(true);
    const id = lines[1]!.split('  ')[4]!;
    expect(await willow('reactions', 'skip', 'mail-issued-link', id, '--reason', 'it has expired', '--yes')).toMatchObject({ status: 0 });
    expect((await willow('reactions', 'parked')).text).toBe('Nothing is parked\n');
  });

  it('a wrong name is answered with the right ones', async () => {
    const { status, text } = await willow('reactions', 'retry', 'mail', 'customer-c');
    expect([status, text]).toEqual([
      2,
      expect.stringMatching(/^There is no mail\. The reactions are: .*\bmail-issued-link, .*\block-with-payment, /),
    ]);
  });
});
