import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { EventStoreStandIn } from '../../../../ops/testing/eventstore/index.ts';
import { all, newEvent, newEvents } from '../../event-sourcing/store/behaviour/harness.behaviour.ts';
import { openStore } from '../../event-sourcing/store/eventstoredb/harness.behaviour.ts';
import { EventStoreDbLog } from '../../event-sourcing/store/eventstoredb/eventstoredb-log.ts';
import { KeptChain } from '../../event-sourcing/store/eventstoredb/kept-chain.ts';
import { ADMIN, startSecureStandIn } from '../../event-sourcing/store/eventstoredb/secure-stand-in.behaviour.ts';
import { PostgresEventStore } from '../../event-sourcing/store/postgres/postgres-event-store.ts';
import { migratedDatabase } from '../../platform/database/migrated-database.behaviour.ts';
import { openPools } from '../../platform/database/pools.ts';
import type { TestDatabase } from '../../testing/postgres.ts';
import { until } from '../../testing/until.ts';
import { willow } from '../../testing/willow.ts';

const MASTER_KEY = randomBytes(32).toString('base64');
const DATA_DIR = mkdtempSync(join(tmpdir(), 'willow-copy-'));
const EVENTS = 5;

let database: TestDatabase;
let admin: pg.Client;
let server: EventStoreStandIn;

beforeAll(async () => {
  database = await migratedDatabase();
  admin = await connected();
  const pools = openPools({ databaseUrl: database.url, timeoutFactor: 10 });
  const store = new PostgresEventStore({ pools });
  await store.append('kept-1', 'no-stream', newEvents(EVENTS));
  await store.close();
  await pools.close();
});
afterAll(async () => {
  await admin.end();
  await database.drop();
  rmSync(DATA_DIR, { recursive: true });
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function connected(application_name = 'test'): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.adminUrl, application_name });
  await client.connect();
  return client;
}

const env = () => ({
  DATABASE_URL: database.url,
  DATABASE_OWNER_URL: database.ownerUrl,
  MASTER_KEY,
  DATA_DIR,
});

/** The one line that it is refused with. */
async function refusal(to: string, settings: Readonly<Record<string, string>> = {}): Promise<string> {
  const said = await willow(['history', 'copy', '--to', to], { ...env(), ...settings }).then(
    () => 'It was copied',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  expect(said).not.toContain('\n');
  return said;
}

const moves = async (): Promise<readonly object[]> =>
  (await admin.query('SELECT step, store FROM es.move ORDER BY number')).rows as object[];
const kept = async (): Promise<number> =>
  Number(((await admin.query('SELECT max(position) AS last FROM es.event')).rows[0] as { last: string }).last);

/** Of the log in PostgreSQL, as its owner could. */
const tampered = (sql: string): Promise<unknown> =>
  admin.query(`ALTER TABLE es.event DISABLE TRIGGER append_only; ${sql}; ALTER TABLE es.event ENABLE ALWAYS TRIGGER append_only`);

describe('willow history copy writes nothing and says why', () => {
  beforeEach(async () => {
    server = await EventStoreStandIn.start();
  });
  afterEach(() => server.close());

  const untouched = async (to: string, settings?: Readonly<Record<string, string>>): Promise<string> => {
    const said = await refusal(to, settings);
    expect(await moves()).toEqual([]);
    expect(await kept()).toBe(EVENTS);
    return said;
  };

  it.each([
    ['a host that nobody knows', 'esdb://nobody.invalid:2113?tls=false', /^--to: nobody\.invalid:2113 cannot be used: nobody knows a host/],
    ['a port where nothing listens', 'esdb://127.0.0.1:1?tls=false', /^--to: 127\.0\.0\.1:1 cannot be used: nothing listens there/],
    ['a URL of something else', 'http://127.0.0.1:2113', /^--to must begin with esdb/],
  ])('%s', async (_, to, words) => {
    expect(await untouched(to)).toMatch(words);
  });

  it('a wrong password, and a certificate of somebody else', async () => {
    const secure = await startSecureStandIn();
    expect(await untouched(secure.urlOf({ ...ADMIN, password: 'wrong' }))).toMatch(
      /^--to: localhost:\d+ cannot be used: it refuses the login/,
    );
    const untrusted = secure.urlOf(ADMIN).replace(/&tlsCAFile=.*/, '');
    expect(await untouched(untrusted)).toMatch(/^--to: localhost:\d+ cannot be used: .*certificate is not trusted/);
    expect(secure.standIn.node.log.events).toEqual([]);
    await secure.close();
  });

  it('a target with facts of somebody else, and one that holds more', async () => {
    const store = openStore(server.url);
    await store.append('other-1', 'no-stream', [newEvent()]);
    expect(await untouched(server.url)).toMatch(
      /^EventStoreDB holds facts that are not of this history, such as SuiteEvent in other-1: give it an empty one/,
    );
    expect(await all(store.readAll('start'))).toHaveLength(1);
    await store.close();
  });

  it('a product that runs, and another copy', async () => {
    for (const name of ['willow progress', 'willow readers', 'willow locks', 'willow listen']) {
      const session = await connected(name);
      expect(await untouched(server.url)).toMatch(/^The product is running and may write: stop every api and worker/);
      await session.end();
      await until(
        async () =>
          (await admin.query('SELECT FROM pg_stat_activity WHERE application_name = $1 AND datname = current_database()', [name]))
            .rowCount === 0,
        'it is gone',
      );
    }
    const other = await connected();
    await other.query(`SELECT pg_advisory_lock(hashtextextended('es.move', 0))`);
    expect(await untouched(server.url)).toMatch(/^Another copy is under way/);
    await other.end();
    expect(server.node.log.events).toEqual([]);
  });

  it('a log that is not what it was', async () => {
    await tampered(`UPDATE es.event SET data = '{"n":7}' WHERE position = 3`);
    expect(await untouched(server.url)).toMatch(/^The history is not what was signed, and is not copied: look with willow audit verify/);
    await tampered(`UPDATE es.event SET data = '{"n":2}' WHERE position = 3`);
    expect(server.node.log.events).toEqual([]);
  });

  it('a history that is there already, and none at all', async () => {
    expect(await untouched('postgres', { EVENTSTORE_URL: server.url })).toMatch(/^The history is in PostgreSQL already/);
    expect(await untouched('postgres')).toMatch(/^EVENTSTORE_URL: must name the server that the history is copied from/);
    const empty = await migratedDatabase();
    expect(await untouched(server.url, { DATABASE_URL: empty.url, DATABASE_OWNER_URL: empty.ownerUrl })).toMatch(
      /^This database has no facts in its own log: there is nothing to copy/,
    );
    await empty.drop();
  });
});

describe('willow history copy, when something goes wrong on the way', () => {
  beforeAll(async () => {
    server = await EventStoreStandIn.start();
  });
  afterAll(() => server.close());

  it('a server that fails in the middle, and a history that changes meanwhile, do not become the history; the same command goes on', async () => {
    server.node.faults.next('append', { kind: 'late', delayMs: 0 }, 2);
    server.node.faults.next('append', { kind: 'status', code: 'UNAVAILABLE' });
    expect(await refusal(server.url)).toMatch(/^The copy did not get to its end: .* Run this again: it goes on where it is\.$/);
    expect(await moves()).toEqual([{ step: 'begun', store: 'eventstoredb' }]);

    const writer = await connected();
    await writer.query(`BEGIN; SELECT pg_advisory_xact_lock(hashtextextended('es.append', 0))`);
    const copying = refusal(server.url);
    await until(
      async () =>
        (await admin.query(`SELECT FROM pg_stat_activity WHERE application_name = 'willow history copy' AND wait_event = 'advisory'`))
          .rowCount === 1,
      'it waits for the one who writes',
    );
    await writer.query(`SELECT es.append_one('kept-2', -1, gen_random_uuid(), 'SuiteEvent', '{}', '{}', NULL, 4); COMMIT`);
    await writer.end();
    expect(await copying).toMatch(
      /^The history changed while the copy was proven\. Something still writes: stop it, and run this again\.$/,
    );
    expect(await moves()).toEqual([{ step: 'begun', store: 'eventstoredb' }]);

    expect(await refusal(server.url)).toBe('It was copied');
    expect(server.node.log.events).toHaveLength(EVENTS + 1);
    expect(await moves()).toEqual([
      { step: 'begun', store: 'eventstoredb' },
      { step: 'done', store: 'eventstoredb' },
    ]);
  });

  it('a history that was changed in EventStoreDB is not copied back; another server is not taken for it', async () => {
    const EVENTSTORE_URL = server.url;
    const back = (url = EVENTSTORE_URL): Promise<string> => refusal('postgres', { EVENTSTORE_URL: url });
    const pool = new pg.Pool({ connectionString: database.url, max: 1 });
    const store = openStore(EVENTSTORE_URL);
    await store.append('kept-3', 'no-stream', [newEvent()]);
    await new EventStoreDbLog(store, new KeptChain(pool)).head(null);
    const since = server.node.log.events.at(-1)!;
    const [before, after] = [since.data, Buffer.from('{"n":9}')];
    Object.assign(since, { data: after });
    expect(await back()).toMatch(/^The history is not what was signed, and is not copied/);
    Object.assign(since, { data: before });
    const empty = await EventStoreStandIn.start();
    expect(await back(empty.url)).toMatch(/^The history is not what was signed, and is not copied/);
    expect(await refusal(empty.url)).toMatch(/^The history is in another EventStoreDB than the one of --to/);
    expect(await kept()).toBe(EVENTS + 1);
    expect(await back()).toBe('It was copied');
    expect(await kept()).toBe(EVENTS + 2);
    await Promise.all([empty.close(), store.close(), pool.end()]);
  });
});
