import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import type { TestDatabase } from '../../testing/postgres.ts';
import { PostgresEventStore } from '../../event-sourcing/store/postgres/postgres-event-store.ts';
import { APP_ROLE } from './app-role.ts';
import { assertDatabaseIsSafe, UnsafeDatabase } from './database-safety.ts';
import { migratedDatabase } from './migrated-database.behaviour.ts';
import { openPools } from './pools.ts';
import { readDbOptions } from './read-db-options.ts';
import { withClient } from './with-client.ts';

const query = async <Row>(url: string, sql: string): Promise<Row[]> =>
  withClient(url, async (client) => (await client.query(sql)).rows as Row[]);

describe('the app role', () => {
  let database: TestDatabase;
  let asApp: (sql: string, values?: unknown[]) => Promise<unknown[]>;
  const closing: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    database = await migratedDatabase('CREATE TABLE rm.thing (id int PRIMARY KEY)');
    const pools = openPools({ databaseUrl: database.url });
    const store = new PostgresEventStore({ pools });
    await store.append('will-1', 'no-stream', [{ id: randomUUID(), type: 'Saved', data: {}, metadata: {}, sealed: null }]);
    asApp = async (sql, values) => (await pools.app.query(sql, values)).rows;
    closing.push(
      () => database.drop(),
      () => pools.close(),
      () => store.close(),
    );
  });
  afterAll(async () => {
    for (const close of closing.toReversed()) await close();
  });

  it('is what every connection of the app acts as', async () => {
    expect(await asApp('SELECT current_user AS role')).toEqual([{ role: APP_ROLE }]);
    const db = await new DataSource(readDbOptions({ databaseUrl: database.url, entities: [] })).initialize();
    expect(await db.query('SELECT current_user AS role, current_schema AS schema')).toEqual([{ role: APP_ROLE, schema: 'rm' }]);
    await db.destroy();
  });

  it.each([
    `UPDATE es.event SET type = 'Other'`,
    `UPDATE es.event SET data = '{}' WHERE false`,
    'DELETE FROM es.event',
    'TRUNCATE es.event',
    `INSERT INTO es.event SELECT position + 1, stream, revision + 1, gen_random_uuid(), type, data, metadata, sealed, recorded_at, size, hash FROM es.event`,
    `MERGE INTO es.event e USING es.event s ON e.id = s.id WHEN MATCHED THEN DELETE`,
    `COPY es.event FROM STDIN`,
    'SELECT * FROM es.event FOR UPDATE',
    'ALTER TABLE es.event DISABLE TRIGGER append_only',
    'ALTER TABLE es.event DISABLE TRIGGER ALL',
    'DROP TRIGGER append_only ON es.event',
    'DROP TABLE es.event',
    'ALTER TABLE es.event ADD COLUMN more text',
    'CREATE RULE quiet AS ON UPDATE TO es.event DO INSTEAD NOTHING',
    'CREATE TRIGGER mine BEFORE INSERT ON es.event EXECUTE FUNCTION suppress_redundant_updates_trigger()',
    `CREATE OR REPLACE FUNCTION es.refuse_change() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN OLD; END'`,
    `SET session_replication_role = replica`,
    'CREATE TABLE es.mine (id int)',
    'CREATE TABLE rm.mine (id int)',
    'DROP SCHEMA es CASCADE',
    'TRUNCATE rm.thing',
  ])('may not: %s', async (sql) => {
    await expect(asApp(sql)).rejects.toThrow(/permission denied|must be owner/);
    expect(await query(database.adminUrl, 'SELECT count(*)::int AS events FROM es.event')).toEqual([{ events: 1 }]);
  });

  it('may not grant itself more', async () => {
    await asApp(`GRANT UPDATE, DELETE, TRUNCATE ON es.event TO ${APP_ROLE}`);
    await expect(asApp('DELETE FROM es.event')).rejects.toThrow('permission denied');
  });

  it('a connection of the read models that dies between the pool and the ORM does not end the process', async () => {
    const db = await new DataSource(readDbOptions({ databaseUrl: database.url, entities: [] })).initialize();
    const client = await ((db.driver as PostgresDriver).master as pg.Pool).connect();
    client.emit('error', new Error('terminating connection due to administrator command'));
    client.release(true);
    await db.query('SELECT 1');
    await db.destroy();
  });

  it('owns nothing', async () => {
    const owned = await query(
      database.adminUrl,
      `SELECT relname AS name FROM pg_class WHERE relowner = '${APP_ROLE}'::regrole
       UNION ALL SELECT proname FROM pg_proc WHERE proowner = '${APP_ROLE}'::regrole
       UNION ALL SELECT nspname FROM pg_namespace WHERE nspowner = '${APP_ROLE}'::regrole`,
    );
    expect(owned).toEqual([]);
  });

  it('may use the tables of the read models that come with later migrations', async () => {
    await query(database.url, 'CREATE TABLE rm.more (id int)');
    await asApp('INSERT INTO rm.more VALUES (1)');
    await asApp('UPDATE rm.more SET id = 2');
    expect(await asApp('DELETE FROM rm.more RETURNING id')).toEqual([{ id: 2 }]);
  });

  it.each(['UPDATE es.event SET revision = revision', 'DELETE FROM es.event', 'TRUNCATE es.event'])(
    'not even the owner may: %s',
    async (sql) => {
      await expect(query(database.url, sql)).rejects.toThrow('append-only');
      await expect(query(database.adminUrl, `SET session_replication_role = replica; ${sql}`)).rejects.toThrow('append-only');
    },
  );

  it('the append refuses to run on an older snapshot', async () => {
    const nothing = `SELECT * FROM es.append_many('{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}')`;
    await expect(query(database.url, `BEGIN ISOLATION LEVEL REPEATABLE READ; ${nothing}`)).rejects.toThrow('read committed only');
    await withClient(database.url, (client) => client.query(nothing));
  });
});

describe('the check of the database at start-up', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await migratedDatabase();
  });
  afterAll(() => database.drop());

  const findings = async (allowUnsafeDurability: boolean): Promise<readonly string[]> => {
    const pools = openPools({ databaseUrl: database.url });
    try {
      await assertDatabaseIsSafe(pools.app, { allowUnsafeDurability });
      return [];
    } catch (error) {
      if (!(error instanceof UnsafeDatabase)) throw error;
      return error.findings;
    } finally {
      await pools.close();
    }
  };

  it('refuses a server that may forget a confirmed append, unless told that it is for tests', async () => {
    expect(await findings(false)).toEqual(['fsync is off', 'full_page_writes is off', 'synchronous_commit is off']);
    expect(await findings(true)).toEqual([]);
  });

  it.each([
    [`GRANT UPDATE ON es.event TO ${APP_ROLE}`, `REVOKE UPDATE ON es.event FROM ${APP_ROLE}`, 'may UPDATE the log'],
    [`GRANT TRUNCATE ON es.event TO ${APP_ROLE}`, `REVOKE TRUNCATE ON es.event FROM ${APP_ROLE}`, 'may TRUNCATE the log'],
    [
      `GRANT INSERT (data) ON es.event TO ${APP_ROLE}`,
      `REVOKE INSERT (data) ON es.event FROM ${APP_ROLE}`,
      'may INSERT columns of the log',
    ],
    [
      'ALTER TABLE es.event DISABLE TRIGGER append_only',
      'ALTER TABLE es.event ENABLE ALWAYS TRIGGER append_only',
      'trigger is missing or disabled',
    ],
    [
      'ALTER TABLE es.event ENABLE TRIGGER append_only',
      'ALTER TABLE es.event ENABLE ALWAYS TRIGGER append_only',
      'trigger is missing or disabled',
    ],
    [`ALTER TABLE es.event OWNER TO ${APP_ROLE}`, 'ALTER TABLE es.event OWNER TO willow_owner', 'owns event'],
  ])('refuses after %s', async (change, undo, finding) => {
    await query(database.adminUrl, change);
    expect((await findings(true)).join()).toContain(finding);
    await query(database.adminUrl, undo);
    expect(await findings(true)).toEqual([]);
  });

  it('refuses a cluster without page checksums, unless told that it is for tests', async () => {
    await withClient(database.url, async (client) => {
      // Checksums cannot be switched off while the server runs, so its word for them is changed.
      await client.query(`CREATE SCHEMA other;
        CREATE VIEW other.pg_settings AS SELECT name, 'off' AS setting FROM pg_catalog.pg_settings WHERE name = 'data_checksums';
        SET search_path = other, pg_catalog`);
      await expect(assertDatabaseIsSafe(client as never)).rejects.toThrow('data_checksums is off');
      await expect(assertDatabaseIsSafe(client as never, { allowUnsafeDurability: true })).rejects.toMatchObject({
        findings: [expect.stringContaining('and not as')],
      });
    });
  });

  it('refuses a connection that acts as somebody else', async () => {
    await withClient(database.url, async (client) => {
      await expect(assertDatabaseIsSafe(client as never, { allowUnsafeDurability: true })).rejects.toThrow(`and not as ${APP_ROLE}`);
    });
  });
});
