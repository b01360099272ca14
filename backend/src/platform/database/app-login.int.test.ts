import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { patient } from '../../../../ops/testing/machine/patience.ts';
import type { TestDatabase } from '../../testing/postgres.ts';
import { PostgresEventStore } from '../../event-sourcing/store/postgres/postgres-event-store.ts';
import { migratedDatabase } from './migrated-database.behaviour.ts';
import { openPools } from './pools.ts';
import { readDbOptions } from './read-db-options.ts';
import { APP_ROLE, AUDIT_ROLE } from './roles.ts';
import { FORBIDDEN_TO_THE_APP, REWRITE_HISTORY } from './forbidden-statements.behaviour.ts';
import { withClient } from './with-client.ts';

const query = async <Row>(url: string, sql: string): Promise<Row[]> =>
  withClient(url, async (client) => (await client.query(sql)).rows as Row[]);

const REFUSED = /permission denied|must be owner|must be superuser|must have|Only roles/;

describe('the login of api and worker', () => {
  let database: TestDatabase;
  const events = () =>
    query(
      database.adminUrl,
      `SELECT type, data, (SELECT tgenabled FROM pg_trigger WHERE tgrelid = 'es.event'::regclass AND tgname = 'append_only') AS trigger FROM es.event`,
    );
  const untouched = [{ type: 'Saved', data: { n: 1 }, trigger: 'A' }];

  beforeAll(async () => {
    database = await migratedDatabase('CREATE TABLE rm.thing (id int PRIMARY KEY)');
    const pools = openPools({ databaseUrl: database.url, timeoutFactor: patient(10) });
    const store = new PostgresEventStore({ pools });
    await store.append('will-1', 'no-stream', [{ id: randomUUID(), type: 'Saved', data: { n: 1 }, metadata: {}, sealed: null }]);
    await store.close();
    await pools.close();
  });
  afterAll(() => database.drop());

  it('is what every connection is and acts as', async () => {
    const who = 'SELECT session_user AS login, current_user AS role';
    const itself = [{ login: APP_ROLE, role: APP_ROLE }];
    const pools = openPools({ databaseUrl: database.url, timeoutFactor: patient(10) });
    for (const pool of [pools.app, pools.append]) expect((await pool.query(who)).rows).toEqual(itself);
    await pools.close();
    const db = await new DataSource(readDbOptions({ databaseUrl: database.url, entities: [] })).initialize();
    expect(await db.query(`${who}, current_schema AS schema`)).toEqual([{ ...itself[0], schema: 'rm' }]);
    await db.destroy();
  });

  it('cannot disable the trigger, rewrite an event and recompute its hash (T-30)', async () => {
    await expect(query(database.url, REWRITE_HISTORY)).rejects.toThrow(REFUSED);
    expect(await events()).toEqual(untouched);
  });

  it.each(FORBIDDEN_TO_THE_APP)('may not: %s', async (sql) => {
    for (const before of ['', 'RESET ROLE', 'SET ROLE NONE', 'RESET SESSION AUTHORIZATION'])
      await withClient(database.url, async (login) => {
        await login.query(before);
        await expect(login.query(sql)).rejects.toThrow(REFUSED);
      });
    expect(await events()).toEqual(untouched);
  });

  it('cannot grant itself more', async () => {
    await query(database.url, `GRANT UPDATE, DELETE, TRUNCATE ON es.event TO ${APP_ROLE}`);
    await expect(query(database.url, 'DELETE FROM es.event')).rejects.toThrow('permission denied');
  });

  it('is a member of nothing and owns nothing', async () => {
    const owned = await query(
      database.adminUrl,
      `SELECT relname AS name FROM pg_class WHERE relowner = '${APP_ROLE}'::regrole
       UNION ALL SELECT proname FROM pg_proc WHERE proowner = '${APP_ROLE}'::regrole
       UNION ALL SELECT nspname FROM pg_namespace WHERE nspowner = '${APP_ROLE}'::regrole
       UNION ALL SELECT datname FROM pg_database WHERE datdba = '${APP_ROLE}'::regrole
       UNION ALL SELECT roleid::regrole::text FROM pg_auth_members WHERE member = '${APP_ROLE}'::regrole`,
    );
    expect(owned).toEqual([]);
  });

  it('may use the tables of the read models that come with later migrations', async () => {
    await query(database.ownerUrl, 'CREATE TABLE rm.more (id int)');
    await query(database.url, 'INSERT INTO rm.more VALUES (1)');
    await query(database.url, 'UPDATE rm.more SET id = 2');
    expect(await query(database.url, 'DELETE FROM rm.more RETURNING id')).toEqual([{ id: 2 }]);
  });

  it.each([
    'UPDATE es.event SET revision = revision',
    'DELETE FROM es.event',
    'TRUNCATE es.event',
    'DELETE FROM es.anchor',
    'DELETE FROM es.chain',
    'DELETE FROM es.move',
  ])('not even the owner may, while the trigger is there: %s', async (sql) => {
    await expect(query(database.ownerUrl, sql)).rejects.toThrow('append-only');
    await expect(query(database.adminUrl, `SET session_replication_role = replica; ${sql}`)).rejects.toThrow('append-only');
  });

  it('the append refuses to run on an older snapshot', async () => {
    const nothing = `SELECT * FROM es.append_many('{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}')`;
    await expect(query(database.url, `BEGIN ISOLATION LEVEL REPEATABLE READ; ${nothing}`)).rejects.toThrow('read committed only');
    await query(database.url, nothing);
  });

  it('a connection of the read models that dies between the pool and the ORM does not end the process', async () => {
    const db = await new DataSource(readDbOptions({ databaseUrl: database.url, entities: [] })).initialize();
    const client = await ((db.driver as PostgresDriver).master as pg.Pool).connect();
    client.emit('error', new Error('terminating connection due to administrator command'));
    client.release(true);
    await db.query('SELECT 1');
    await db.destroy();
  });
});

describe('the login of auditors', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await migratedDatabase('CREATE TABLE rm.thing (id int PRIMARY KEY)');
  });
  afterAll(() => database.drop());

  it('reads the log, its anchors and the checkpoints, and no other table', async () => {
    const readable = await query(
      database.auditUrl,
      `SELECT oid::regclass::text AS name FROM pg_class WHERE relkind IN ('r', 'v', 'm', 'S')
          AND relnamespace NOT IN ('pg_catalog'::regnamespace, 'information_schema'::regnamespace, 'pg_toast'::regnamespace)
          AND has_schema_privilege(relnamespace, 'USAGE') AND has_table_privilege(oid, 'SELECT') ORDER BY 1`,
    );
    const names = ['es.anchor', 'es.chain', 'es.event', 'es.move', 'subscription.checkpoint'];
    expect(readable).toEqual(names.map((name) => ({ name })));
    for (const name of names) await query(database.auditUrl, `SELECT * FROM ${name}`);
  });

  it.each([
    ...FORBIDDEN_TO_THE_APP,
    `SELECT es.append_one('will-1', -1, gen_random_uuid(), 'Saved', '{}', '{}', NULL, 2)`,
    `INSERT INTO es.anchor VALUES (1, 'x')`,
    `INSERT INTO es.chain VALUES (2, 0, '0/0', NULL, '')`,
    `UPDATE subscription.checkpoint SET version = 0`,
    `DELETE FROM rm.thing`,
    `SET ROLE ${APP_ROLE}`,
  ])('may not: %s', async (sql) => {
    await expect(query(database.auditUrl, sql)).rejects.toThrow(REFUSED);
  });

  it('is a member of nothing', async () => {
    expect(await query(database.adminUrl, `SELECT FROM pg_auth_members WHERE member = '${AUDIT_ROLE}'::regrole`)).toEqual([]);
  });
});
