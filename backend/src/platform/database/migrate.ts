import { createHash } from 'node:crypto';
import type pg from 'pg';
import { ensureAppRole } from './app-role.ts';
import type { Migration } from './migration.ts';
import { platformMigrations } from './platform-migrations.ts';
import { withClient } from './with-client.ts';

export type MigrateOptions = {
  /** The owner's login: it owns every schema. */
  readonly databaseUrl: string;
  /** What the modules add, in the order they depend on each other. The platform's own come first. */
  readonly migrations?: readonly Migration[];
};

/** Brings the database to the newest schema. Safe to run again and by several processes at once; answers which migrations it applied. */
export async function migrate({ databaseUrl, migrations = [] }: MigrateOptions): Promise<{ readonly applied: readonly string[] }> {
  const wanted = [...platformMigrations, ...migrations];
  assertUniqueIds(wanted);
  return withClient(databaseUrl, async (client) => {
    await client.query(`SELECT pg_advisory_lock(hashtextextended('willow.migrate', 0))`);
    await ensureAppRole(client);
    await client.query(LEDGER);
    return { applied: await applyMissing(client, wanted) };
  });
}

const LEDGER = `
  CREATE SCHEMA IF NOT EXISTS migrations;
  CREATE TABLE IF NOT EXISTS migrations.applied (
    id text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT clock_timestamp())`;

async function applyMissing(client: pg.ClientBase, wanted: readonly Migration[]): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string; checksum: string }>('SELECT id, checksum FROM migrations.applied');
  const done = new Map(rows.map(({ id, checksum }) => [id, checksum]));
  const missing = wanted.filter((migration) => !isApplied(migration, done));
  for (const migration of missing) await apply(client, migration);
  return missing.map(({ id }) => id);
}

function isApplied(migration: Migration, done: ReadonlyMap<string, string>): boolean {
  const checksum = done.get(migration.id);
  if (checksum !== undefined && checksum !== checksumOf(migration)) {
    throw new Error(`The migration ${migration.id} was changed after it was applied. Add a new one instead.`);
  }
  return checksum !== undefined;
}

async function apply(client: pg.ClientBase, migration: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(migration.sql);
    await client.query('INSERT INTO migrations.applied (id, checksum) VALUES ($1, $2)', [migration.id, checksumOf(migration)]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw new Error(`The migration ${migration.id} failed`, { cause: error });
  }
}

const checksumOf = ({ sql }: Migration): string => createHash('sha256').update(sql).digest('hex');

function assertUniqueIds(wanted: readonly Migration[]): void {
  const ids = wanted.map(({ id }) => id);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated !== undefined) throw new Error(`Two migrations share the id ${repeated}`);
}
