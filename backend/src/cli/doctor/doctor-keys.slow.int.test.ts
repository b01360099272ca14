import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NestFactory } from '@nestjs/core';
import { EventStoreStandIn } from '../../../../ops/testing/eventstore/index.ts';
import { newEvent } from '../../event-sourcing/store/behaviour/harness.behaviour.ts';
import { EventStoreDbEventStore } from '../../event-sourcing/store/eventstoredb/eventstoredb-event-store.ts';
import { createApi } from '../../create-api.ts';
import { readConfig } from '../../platform/config/config.ts';
import { withClient } from '../../platform/database/with-client.ts';
import { openKeyVault } from '../../platform/keys/open-key-vault.ts';
import { WrongMasterKey } from '../../platform/keys/key-check.ts';
import { openPools } from '../../platform/database/pools.ts';
import { Logger } from '../../platform/logging/logger.ts';
import { testDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { type Ended, willow } from '../../testing/willow.ts';
import { WorkerModule } from '../../worker.module.ts';

let database: TestDatabase;
let env: Record<string, string>;
let lost: Record<string, string>;
beforeAll(async () => {
  database = await testDatabase();
  env = {
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    MASTER_KEY: randomBytes(32).toString('base64'),
    ADMIN_EMAIL: 'olive@willow.example',
    ADMIN_PASSWORD: 'a password of some length',
    STRIPE_SECRET_KEY: 'sk_test_willow',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_willow',
    STRIPE_WEBHOOK_SECRET: 'whsec_willow',
    SENDGRID_API_KEY: 'SG.willow',
    LOG_LEVEL: 'silent',
  };
  lost = { ...env, MASTER_KEY: randomBytes(32).toString('base64') };
  await willow(['migrate'], env);
});
afterAll(() => database?.drop());

it('before the first migration no key belongs to a database', async () => {
  const empty = await testDatabase();
  const found = await doctor({ ...env, DATABASE_URL: empty.url });
  expect([found.status, found.text]).toEqual([0, expect.stringContaining('it takes the first MASTER_KEY that it is started with')]);
  await empty.drop();
});

const doctor = (environment: Record<string, string>): Promise<Ended> => willow(['doctor', 'keys'], environment);

const query = async <Row>(sql: string): Promise<readonly Row[]> =>
  withClient(database.adminUrl, async (client) => (await client.query(sql)).rows as Row[]);
/** Everything that a start could have written. */
const written = () =>
  query('SELECT (SELECT count(*) FROM es.event) AS events, (SELECT array_agg(k ORDER BY subject) FROM vault.subject_key k) AS keys');

const OTHER_KEY = /^MASTER_KEY: this database was sealed with another key.*npm run willow -- doctor keys$/;

describe('a lost or another MASTER_KEY', () => {
  it('is refused by migrate, commands, api and worker, in words, before anything is written', async () => {
    const before = await written();
    const refused = expect.objectContaining({ message: expect.stringMatching(OTHER_KEY) });
    await expect(willow(['migrate'], lost)).rejects.toEqual(refused);
    await expect(willow(['launch-check'], lost)).rejects.toEqual(refused);
    await expect(willow(['reactions', 'parked'], lost)).rejects.toEqual(refused);
    const options = { config: readConfig(lost), logger: new Logger('silent', 'test'), allowUnsafeDurability: true };
    await expect(createApi({ ...options, pressure: null }).then((api) => api.init())).rejects.toThrow(WrongMasterKey);
    await expect(
      NestFactory.createApplicationContext(WorkerModule.forRoot(options), { logger: false, abortOnError: false }),
    ).rejects.toThrow(WrongMasterKey);
    expect(await written()).toEqual(before);
    await expect(willow(['migrate'], env)).resolves.toMatchObject({ status: 0 });
  });

  it('is refused also where the check value is missing and keys are there', async () => {
    const [kept] = await query<{ value: string }>('DELETE FROM vault.key_check RETURNING value');
    await expect(willow(['migrate'], lost)).rejects.toThrow(WrongMasterKey);
    expect(await query('SELECT value FROM vault.key_check')).toEqual([]);
    await willow(['migrate'], env);
    expect(await query('SELECT value FROM vault.key_check')).toEqual([kept]);
  });
});

describe('willow doctor keys', () => {
  it('says that the key fits, how many keys are kept, and shows none', async () => {
    const pools = openPools({ databaseUrl: database.url, timeoutFactor: 10 });
    const vault = openKeyVault(pools.app, { MASTER_KEY: env['MASTER_KEY']!, DATA_DIR: env['DATA_DIR'] ?? '.data' });
    const subjects = Array.from({ length: 2_500 }, (_, n) => `will-${n}`);
    const keys = await Promise.all(subjects.map((subject) => vault.keyFor(subject)));
    await vault.destroy('will-7');
    await pools.close();
    const { status, text } = await doctor(env);
    expect([status, text]).toEqual([
      0,
      expect.stringMatching(/^MASTER_KEY is the key of this database\n(\d+) keys are kept, \1 of them open; 1 more/),
    ]);
    for (const secret of [
      env['MASTER_KEY']!,
      ...keys.slice(0, 50).flatMap((key) => [key.export().toString('hex'), key.export().toString('base64')]),
    ])
      expect(text).not.toContain(secret);
  });

  it('ends with 1 when the key is another one, and says what to do', async () => {
    const { status, text } = await doctor(lost);
    expect([status, text]).toEqual([
      1,
      expect.stringMatching(/^MASTER_KEY is not the key .* Put the key back from its backup.*\n\d+ keys are kept, 0 of them open/),
    ]);
  });

  it('ends with 1 when single keys are damaged, and names them', async () => {
    await query(`UPDATE vault.subject_key SET wrapped = set_byte(wrapped, 40, get_byte(wrapped, 40) # 1) WHERE subject = 'will-9'`);
    const { status, text } = await doctor(env);
    expect([status, text]).toEqual([1, expect.stringMatching(/1 do not open, such as will-9\nThese are damaged: restore/)]);
  });

  it('a database that was never used takes the key', async () => {
    const fresh = await testDatabase();
    const other = { ...lost, DATABASE_URL: fresh.url, DATABASE_OWNER_URL: fresh.ownerUrl };
    await willow(['migrate'], other);
    expect(await doctor(other)).toMatchObject({ status: 0 });
    await fresh.drop();
  });
});

describe('a history beside another database', () => {
  let standIn: EventStoreStandIn;
  let ofHistory: Record<string, string>;
  let first: TestDatabase;
  const fresh = async (key: string): Promise<{ env: Record<string, string>; drop: () => Promise<void> }> => {
    const other = await testDatabase();
    return {
      env: { ...ofHistory, MASTER_KEY: key, DATABASE_URL: other.url, DATABASE_OWNER_URL: other.ownerUrl },
      drop: () => other.drop(),
    };
  };
  beforeAll(async () => {
    standIn = await EventStoreStandIn.start();
    first = await testDatabase();
    ofHistory = { ...env, EVENTSTORE_URL: standIn.url, DATABASE_URL: first.url, DATABASE_OWNER_URL: first.ownerUrl };
    await willow(['migrate'], ofHistory);
  });
  afterAll(async () => {
    await standIn.close();
    await first.drop();
  });

  it('a new database is refused by migrate, api and worker, with the same master key and with another, and nothing is written', async () => {
    const { events } = standIn.node.log;
    const before = events.length;
    for (const key of [env['MASTER_KEY']!, lost['MASTER_KEY']!]) {
      const other = await fresh(key);
      const refused = /^DATABASE_URL: the history begins with facts that were sealed with keys which this database never had.*doctor keys$/;
      await expect(willow(['migrate'], other.env)).rejects.toThrow(refused);
      const options = { config: readConfig(other.env), logger: new Logger('silent', 'test'), allowUnsafeDurability: true };
      await expect(createApi({ ...options, pressure: null }).then((api) => api.init())).rejects.toThrow(refused);
      await expect(
        NestFactory.createApplicationContext(WorkerModule.forRoot(options), { logger: false, abortOnError: false }),
      ).rejects.toThrow(refused);
      const { status, text } = await doctor(other.env);
      expect([status, text]).toEqual([1, expect.stringMatching(/\d+ sealed facts of \d+ streams have neither a key nor a record/)]);
      await other.drop();
    }
    expect(events).toHaveLength(before);
    await willow(['migrate'], ofHistory);
    expect(await doctor(ofHistory)).toMatchObject({ status: 0, text: expect.stringContaining('Every sealed fact has its key') });
  });

  it('doctor counts the facts whose key is missing, and not those whose key was destroyed', async () => {
    const store = new EventStoreDbEventStore({ url: standIn.url });
    const sealed = (n: number) => newEvent({ n }, { sealed: Buffer.from('sealed') });
    await store.append('will-gone', 'any', [sealed(1), sealed(2)]);
    await store.append('will-erased', 'any', [sealed(3)]);
    await store.close();
    await withClient(first.adminUrl, (admin) =>
      admin.query(`INSERT INTO vault.subject_key (subject, destroyed_at) VALUES ('will-erased', now())`),
    );
    const { status, text } = await doctor(ofHistory);
    expect([status, text]).toEqual([
      1,
      expect.stringMatching(
        /2 sealed facts of 1 streams have neither .* such as will-gone\nThe database is older than the history: put it back/,
      ),
    ]);
  });
});
