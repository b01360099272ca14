import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { APP_ROLE } from '../../platform/database/app-role.ts';
import { READ_SCHEMA } from '../../platform/database/read-db-options.ts';
import { sqlStateOf } from '../postgres/transient-errors.ts';

/** Where a rebuild builds. */
export const NEXT_SCHEMA = 'rm_next';

const quote = pg.escapeIdentifier;
const live = (table: string): string => `${quote(READ_SCHEMA)}.${quote(table)}`;
const next = (table: string): string => `${quote(NEXT_SCHEMA)}.${quote(table)}`;

/** Makes empty copies of tables beside the live ones: same columns, defaults, checks, keys and indexes under the same names. */
export async function createShadowTables(client: pg.ClientBase, tables: readonly string[]): Promise<void> {
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${NEXT_SCHEMA}`);
  await client.query(`GRANT USAGE ON SCHEMA ${NEXT_SCHEMA} TO ${APP_ROLE}`);
  for (const table of tables) {
    await assertSwappable(client, table);
    await client.query(`DROP TABLE IF EXISTS ${next(table)}`);
    await client.query(`CREATE TABLE ${next(table)} (LIKE ${live(table)} INCLUDING ALL EXCLUDING INDEXES)`);
    for (const statement of await keysAndIndexes(client, table)) await client.query(statement);
    await client.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ${next(table)} TO ${APP_ROLE}`);
  }
}

/** Puts the copies in the place of the live tables, within the caller's transaction. */
export async function swapShadowTables(client: pg.ClientBase, tables: readonly string[]): Promise<void> {
  await lockOut(client, tables);
  for (const table of tables) {
    await client.query(`DROP TABLE ${live(table)}`);
    await client.query(`ALTER TABLE ${next(table)} SET SCHEMA ${quote(READ_SCHEMA)}`);
  }
}

const LOCK_ATTEMPTS = 100;
const LOCK_NOT_AVAILABLE = '55P03';

/** Waits for running queries in short turns: new ones queue behind a waiting lock, and must not do so for long. */
async function lockOut(client: pg.ClientBase, tables: readonly string[], attempt = 1): Promise<void> {
  await client.query(`SAVEPOINT before_lock; SET LOCAL lock_timeout = '100ms'`);
  try {
    await client.query(`LOCK TABLE ${tables.map(live).join(', ')} IN ACCESS EXCLUSIVE MODE`);
  } catch (error) {
    if (sqlStateOf(error) !== LOCK_NOT_AVAILABLE || attempt >= LOCK_ATTEMPTS) throw error;
    await client.query('ROLLBACK TO before_lock');
    await sleep(20);
    await lockOut(client, tables, attempt + 1);
  }
}

export async function dropShadowTables(client: pg.ClientBase, tables: readonly string[]): Promise<void> {
  for (const table of tables) await client.query(`DROP TABLE IF EXISTS ${next(table)}`);
}

/** What a copy by LIKE would lose or share with the table that is about to be dropped. */
async function assertSwappable(client: pg.ClientBase, table: string): Promise<void> {
  const { rows } = await client.query<{ obstacle: string }>(
    `SELECT 'foreign key ' || conname AS obstacle FROM pg_constraint WHERE contype = 'f' AND $1::regclass IN (conrelid, confrelid)
     UNION ALL SELECT 'trigger ' || tgname FROM pg_trigger WHERE tgrelid = $1::regclass AND NOT tgisinternal
     UNION ALL SELECT 'sequence default of ' || a.attname FROM pg_attrdef d JOIN pg_attribute a ON a.attrelid = d.adrelid AND a.attnum = d.adnum
                WHERE d.adrelid = $1::regclass AND pg_get_expr(d.adbin, d.adrelid) LIKE 'nextval(%'`,
    [live(table)],
  );
  if (rows[0]) throw new Error(`${table} cannot be rebuilt beside itself: ${rows[0].obstacle}`);
}

async function keysAndIndexes(client: pg.ClientBase, table: string): Promise<readonly string[]> {
  const keys = await client.query<{ name: string; definition: string }>(
    `SELECT conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conrelid = $1::regclass AND contype IN ('p', 'u', 'x')`,
    [live(table)],
  );
  const indexes = await client.query<{ definition: string }>(
    `SELECT pg_get_indexdef(i.indexrelid) AS definition FROM pg_index i
      WHERE i.indrelid = $1::regclass AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid AND c.conrelid = i.indrelid)`,
    [live(table)],
  );
  return [
    ...keys.rows.map(({ name, definition }) => `ALTER TABLE ${next(table)} ADD CONSTRAINT ${quote(name)} ${definition}`),
    ...indexes.rows.map(({ definition }) => definition.replace(/ ON (ONLY )?\S+ USING /, ` ON ${next(table)} USING `)),
  ];
}
