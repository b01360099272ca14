import { beforeEach, describe, expect, it } from '@jest/globals';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { testDatabase } from '../../testing/postgres.ts';
import type { TestDatabase } from '../../testing/postgres.ts';
import { APP_ROLE, createAppRole } from './app-role.ts';
import { migrate, migrationDataSource } from './migrate.ts';
import { allMigrations } from './migrations/index.ts';
import { schemaOf } from './schema-of.behaviour.ts';
import { withClient } from './with-client.ts';

const query = async <Row>(url: string, sql: string): Promise<Row[]> =>
  withClient(url, async (client) => (await client.query(sql)).rows as Row[]);

const names = allMigrations.map(({ name }) => name);

describe('migrate', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await testDatabase();
    await createAppRole({ adminUrl: database.adminUrl, grantTo: new URL(database.url).username });
    return () => database.drop();
  });

  it('runs each migration once, in order', async () => {
    expect((await migrate({ databaseUrl: database.url })).applied).toEqual(names);
    expect(await migrate({ databaseUrl: database.url })).toEqual({ applied: [] });
  });

  it('may be run by several processes at once', async () => {
    const results = await Promise.all([1, 2, 3, 4].map(() => migrate({ databaseUrl: database.url })));
    expect(results.flatMap(({ applied }) => applied).toSorted()).toEqual(names.toSorted());
  });

  it('takes a migration that fails back whole and keeps those before it', async () => {
    class Broken1795305699000 implements MigrationInterface {
      async up(runner: QueryRunner): Promise<void> {
        await runner.query('CREATE TABLE rm.half (id int)');
        await runner.query('SELECT 1 / 0');
      }
      async down(): Promise<void> {}
    }
    await expect(migrate({ databaseUrl: database.url, migrations: [...allMigrations, Broken1795305699000] })).rejects.toThrow(
      'division by zero',
    );
    expect(await query(database.url, `SELECT to_regclass('es.event')::text AS log, to_regclass('rm.half')::text AS half`)).toEqual([
      { log: 'es.event', half: null },
    ]);
    expect(await migrate({ databaseUrl: database.url })).toEqual({ applied: [] });
  });

  it('goes down to an empty database and up again to the same schema', async () => {
    const empty = await schemaOf(database.url);
    await migrate({ databaseUrl: database.url });
    const full = await schemaOf(database.url);
    expect(full.length).toBeGreaterThan(empty.length + 100);
    const db = await migrationDataSource({ databaseUrl: database.url }).initialize();
    for (const _ of names) await db.undoLastMigration();
    await db.destroy();
    expect(await schemaOf(database.url)).toEqual(empty);
    await migrate({ databaseUrl: database.url });
    expect(await schemaOf(database.url)).toEqual(full);
  });

  it('does not go down over a log that holds events', async () => {
    await migrate({ databaseUrl: database.url });
    await query(database.url, `SELECT es.append_one('will-1', -1, gen_random_uuid(), 'Saved', '{}', '{}', NULL, 2)`);
    const db = await migrationDataSource({ databaseUrl: database.url }).initialize();
    for (const _ of names.slice(1)) await db.undoLastMigration();
    await expect(db.undoLastMigration()).rejects.toThrow('The event log holds events');
    await db.destroy();
    expect(await query(database.url, 'SELECT count(*)::int AS events FROM es.event')).toEqual([{ events: 1 }]);
  });

  it('says what to do when its login may not create the role', async () => {
    const role = await database.restrictedRole();
    const member = `SELECT pg_has_role('${role.name}', '${APP_ROLE}', 'MEMBER') AS member`;
    await expect(migrate({ databaseUrl: role.url })).rejects.toThrow(`GRANT ${APP_ROLE} TO`);
    await createAppRole({ adminUrl: database.adminUrl, grantTo: role.name });
    expect(await query(database.adminUrl, member)).toEqual([{ member: true }]);
    await createAppRole({ adminUrl: database.adminUrl, grantTo: role.name });
  });
});
