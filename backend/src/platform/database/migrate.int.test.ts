import { beforeEach, describe, expect, it } from '@jest/globals';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { testDatabase } from '../../testing/postgres.ts';
import type { TestDatabase } from '../../testing/postgres.ts';
import { assertRolesExist } from './roles.ts';
import { migrate, migrationDataSource } from './migrate.ts';
import { Proposals1795305677000 } from './migrations/1795305677000-proposals.ts';
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
    return () => database.drop();
  });

  it('runs each migration once, in order', async () => {
    expect((await migrate({ ownerUrl: database.ownerUrl })).applied).toEqual(names);
    expect(await migrate({ ownerUrl: database.ownerUrl })).toEqual({ applied: [] });
  });

  it('may be run by several processes at once', async () => {
    const results = await Promise.all([1, 2, 3, 4].map(() => migrate({ ownerUrl: database.ownerUrl })));
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
    await expect(migrate({ ownerUrl: database.ownerUrl, migrations: [...allMigrations, Broken1795305699000] })).rejects.toThrow(
      'division by zero',
    );
    expect(await query(database.ownerUrl, `SELECT to_regclass('es.event')::text AS log, to_regclass('rm.half')::text AS half`)).toEqual([
      { log: 'es.event', half: null },
    ]);
    expect(await migrate({ ownerUrl: database.ownerUrl })).toEqual({ applied: [] });
  });

  it('goes down to an empty database and up again to the same schema', async () => {
    const empty = await schemaOf(database.ownerUrl);
    await migrate({ ownerUrl: database.ownerUrl });
    const full = await schemaOf(database.ownerUrl);
    expect(full.length).toBeGreaterThan(empty.length + 100);
    const db = await migrationDataSource({ ownerUrl: database.ownerUrl }).initialize();
    for (const _ of names) await db.undoLastMigration();
    await db.destroy();
    expect(await schemaOf(database.ownerUrl)).toEqual(empty);
    await migrate({ ownerUrl: database.ownerUrl });
    expect(await schemaOf(database.ownerUrl)).toEqual(full);
  });

  it('tells from the log which flags waited for a second operator before', async () => {
    await migrate({ ownerUrl: database.ownerUrl });
    const db = await migrationDataSource({ ownerUrl: database.ownerUrl }).initialize();
    const runner = db.createQueryRunner();
    const migration = new Proposals1795305677000();
    await migration.down(runner);
    const facts = [
      ['ReviewFlagRaised', 'R30'],
      ['ReviewDecisionProposed', 'R30'],
      ['ReviewDecisionProposed', 'R04'],
      ['ReviewFlagDecided', 'R04'],
    ];
    for (const [index, [type, key]] of facts.entries())
      await runner.query(`SELECT es.append_one('will-1', $1, gen_random_uuid(), $2, $3, '{}', NULL, 2)`, [
        index - 1,
        type,
        JSON.stringify({ orderId: 'o1', key }),
      ]);
    for (const key of ['R30', 'R04'])
      await runner.query(`INSERT INTO rm.review_flag (order_id, key, flag, severity, stops) VALUES ('o1', $1, $1, 'HIGH', true)`, [key]);
    await runner.query(`
      INSERT INTO rm.order_list (id, customer_id, status, payment_status, amount_pence, discount_pence, refunded_pence, payment_issues,
        has_notes, sending, mail_failed, receipt_failed, mismatched, returned, open_problems, open_enquiries, answered_enquiries, updating,
        block, high, stage, waiting_since, created_at, updated_at)
      VALUES ('o1', 'c1', 'new', 'succeeded', 5000, 0, 0, '{}', false, false, false, false, false, false, 0, 0, 0, false, 0, 2, 'to_decide',
        now(), now(), now())`);
    await migration.up(runner);
    await runner.release();
    await db.destroy();
    expect(await query(database.ownerUrl, 'SELECT key, proposed FROM rm.review_flag ORDER BY key')).toEqual([
      { key: 'R04', proposed: false },
      { key: 'R30', proposed: true },
    ]);
    expect(await query(database.ownerUrl, 'SELECT high, proposed FROM rm.order_list')).toEqual([{ high: 2, proposed: 1 }]);
  });

  it('does not go down over a log that holds events', async () => {
    await migrate({ ownerUrl: database.ownerUrl });
    await query(database.ownerUrl, `SELECT es.append_one('will-1', -1, gen_random_uuid(), 'Saved', '{}', '{}', NULL, 2)`);
    const db = await migrationDataSource({ ownerUrl: database.ownerUrl }).initialize();
    for (const _ of names.slice(1)) await db.undoLastMigration();
    await expect(db.undoLastMigration()).rejects.toThrow('The event log holds events');
    await db.destroy();
    expect(await query(database.ownerUrl, 'SELECT count(*)::int AS events FROM es.event')).toEqual([{ events: 1 }]);
  });

  it('says what to do when the roles that it gives rights to are missing', async () => {
    await expect(migrate({ ownerUrl: database.url })).rejects.toThrow('permission denied');
    await withClient(database.ownerUrl, async (client) => {
      // The roles are the whole server's: what it knows of them is changed for this connection.
      await client.query(`CREATE FUNCTION pg_temp.to_regrole(text) RETURNS regrole LANGUAGE sql AS 'SELECT NULL::regrole'`);
      const asked = (sql: string, values: unknown[]) => client.query(sql.replace('to_regrole', 'pg_temp.to_regrole'), values);
      await expect(assertRolesExist({ query: asked } as never)).rejects.toThrow(
        `does not know willow_app and willow_audit, which the migrations give rights to. Run once as its administrator: CREATE ROLE willow_app LOGIN PASSWORD '…'; CREATE ROLE willow_audit`,
      );
    });
  });
});
