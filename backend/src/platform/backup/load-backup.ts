import type pg from 'pg';
import type { Archive } from './archive.ts';
import { copyIn, copyOver, countOn } from './copied-tables.ts';
import type { Manifest } from './manifest.ts';
import type { Unseal } from './sealed-files.ts';
import { KEPT } from './tables.ts';

type Source = { readonly archive: Archive; readonly unseal: Unseal };

/** Into empty tables, in the transaction of their owner. Throws BackupRefused. */
export async function loadTables(owner: pg.ClientBase, chain: readonly Manifest[], source: Source): Promise<void> {
  for (const { segment, files } of chain)
    for (const file of files) {
      const table = KEPT.find(({ name }) => name === file.name);
      if (!table) continue;
      if (segment === 0) {
        // What a migration has put there gives way.
        if (table.kind === 'rows') await owner.query(`DELETE FROM ${table.name}`);
        await copyIn(owner, file, source);
      } else await copyOver(owner, table, file, source);
    }
  for (const { name } of KEPT) await countOn(owner, name);
}

/** Destroys the keys of everybody who was erased since. Answers whose keys the backup had brought back. */
export async function eraseAgain(owner: pg.ClientBase, subjects: readonly string[]): Promise<readonly string[]> {
  const { rows } = await owner.query<{ subject: string }>(
    'SELECT subject FROM vault.subject_key WHERE subject = ANY ($1) AND destroyed_at IS NULL ORDER BY subject',
    [subjects],
  );
  await owner.query(
    `INSERT INTO vault.subject_key (subject, wrapped, destroyed_at) SELECT name, NULL, now() FROM unnest($1::text[]) name
     ON CONFLICT (subject) DO UPDATE SET wrapped = NULL, destroyed_at = coalesce(vault.subject_key.destroyed_at, now())`,
    [subjects],
  );
  return rows.map(({ subject }) => subject);
}

const SCHEMAS = ['es', 'vault', 'subscription', 'mail', 'documents', 'queue', 'rm', 'rm_next', 'bullmq', 'auth', 'health'] as const;

/** Whether anything was ever stored there. */
export async function isEmpty(owner: pg.ClientBase): Promise<boolean> {
  const { rows } = await owner.query<{ there: boolean }>(`SELECT to_regclass('es.event') IS NOT NULL AS there`);
  if (!rows[0]?.there) return true;
  const found = await owner.query<{ empty: boolean }>(
    'SELECT NOT EXISTS (SELECT FROM es.event) AND NOT EXISTS (SELECT FROM vault.subject_key) AND NOT EXISTS (SELECT FROM subscription.checkpoint) AS empty',
  );
  return found.rows[0]?.empty ?? false;
}

/** Every table of the product, and what stands in them. */
export async function dropAll(owner: pg.ClientBase): Promise<void> {
  await owner.query(`DROP SCHEMA IF EXISTS ${SCHEMAS.join(', ')} CASCADE; DROP TABLE IF EXISTS migrations`);
}
