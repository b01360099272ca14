import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Archive } from './archive.ts';
import { BackupRefused } from './backup-refused.ts';
import type { BackupFile } from './manifest.ts';
import { readFile, type Seal, type Unseal, writeFile } from './sealed-files.ts';
import type { KeptTable } from './tables.ts';

type Target = { readonly archive: Archive; readonly seal: Seal; readonly folder: string };

const listOf = (columns: readonly string[]): string => columns.map((column) => pg.escapeIdentifier(column)).join(', ');

/** As it is in the client's transaction. Null when it has no such rows. */
export async function copyOut(
  client: pg.ClientBase,
  table: KeptTable,
  where: readonly string[],
  target: Target,
): Promise<BackupFile | null> {
  const columns = await columnsOf(client, table.name);
  const wanted = where.length > 0 ? ` WHERE ${where.map((each) => `(${each})`).join(' AND ')}` : '';
  const order = table.name === 'es.event' ? ' ORDER BY position' : '';
  const content = client.query(copyTo(`COPY (SELECT ${listOf(columns)} FROM ${table.name}${wanted}${order}) TO STDOUT`));
  return writeFile(target, { name: table.name, columns, content }, () => content.rowCount);
}

async function columnsOf(client: pg.ClientBase, table: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [table],
  );
  return rows.map(({ name }) => name);
}

type Source = { readonly archive: Archive; readonly unseal: Unseal };

/** Into an empty table. Throws BackupRefused. */
export async function copyIn(owner: pg.ClientBase, file: BackupFile, source: Source, into = file.name): Promise<void> {
  const columns = file.columns ?? [];
  await assertFits(owner, file.name, columns);
  const sink = owner.query(copyFrom(`COPY ${into} (${listOf(columns)}) FROM STDIN`));
  await pipeline(Readable.from(readFile(source.archive, source.unseal, file)), sink);
  if (sink.rowCount !== file.rows)
    throw new BackupRefused(`${file.name} has ${file.rows} rows in the backup, and ${sink.rowCount} came back: it is broken.`);
}

/** What came since, over what is there. */
export async function copyOver(owner: pg.ClientBase, table: KeptTable, file: BackupFile, source: Source): Promise<void> {
  const columns = file.columns ?? [];
  await owner.query(`CREATE TEMP TABLE came_since (LIKE ${table.name} INCLUDING DEFAULTS) ON COMMIT DROP`);
  await copyIn(owner, file, source, 'came_since');
  const changed = columns.map((column) => pg.escapeIdentifier(column)).map((name) => `${name} = excluded.${name}`);
  const conflict = table.kind === 'log' ? 'DO NOTHING' : `(${listOf(await keyOf(owner, table.name))}) DO UPDATE SET ${changed.join(', ')}`;
  await owner.query(
    `INSERT INTO ${table.name} (${listOf(columns)}) OVERRIDING SYSTEM VALUE SELECT ${listOf(columns)} FROM came_since ON CONFLICT ${conflict}`,
  );
  await owner.query('DROP TABLE came_since');
}

async function assertFits(owner: pg.ClientBase, table: string, columns: readonly string[]): Promise<void> {
  const there = new Set(await columnsOf(owner, table));
  const strange = columns.filter((column) => !there.has(column));
  if (strange.length > 0)
    throw new BackupRefused(`${table} has no ${strange.join(', ')} in this build: use the build that made the backup, or a newer one.`);
}

async function keyOf(client: pg.ClientBase, table: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT a.attname AS name FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
      WHERE i.indrelid = $1::regclass AND i.indisprimary`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** Numbers that tables count by themselves go on after the highest. */
export async function countOn(owner: pg.ClientBase, table: string): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attidentity <> '' AND NOT attisdropped`,
    [table],
  );
  for (const { name } of rows)
    await owner.query(
      `SELECT setval(pg_get_serial_sequence($1, $2), coalesce(max(${pg.escapeIdentifier(name)}), 0) + 1, false) FROM ${table}`,
      [table, name],
    );
}
