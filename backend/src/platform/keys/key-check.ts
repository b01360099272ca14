import type { KeyObject } from 'node:crypto';
import type pg from 'pg';
import { unseal } from '../../event-sourcing/codec/sealing.ts';
import { ConfigError } from '../config/config.ts';
import type { Secrets } from './secrets.ts';

type Db = Pick<pg.ClientBase, 'query'>;

/** `before`: it is sealed with the key that the master key takes over from. `unknown`: nothing was sealed in this database yet. */
export type KeyFit = 'fits' | 'before' | 'other-key' | 'unknown';

export class WrongMasterKey extends ConfigError {
  constructor() {
    super([
      'MASTER_KEY: this database was sealed with another key, and nothing was changed. Put the key back from its backup; to look: npm run willow -- doctor keys',
    ]);
  }
}

/** Says nothing about the key: it is made by one that is derived for this purpose only. */
export const checkValueOf = (secrets: Secrets): string => secrets.hmac('key-check', 'this database was sealed with this master key');

/** False before the first migration. */
export async function hasKeyCheck(db: Db): Promise<boolean> {
  const { rows } = await db.query<{ found: boolean }>(`SELECT to_regclass('vault.key_check') IS NOT NULL AS found`);
  return rows[0]?.found ?? false;
}

/** Compares the master key with what the database was sealed with, and changes nothing. */
export async function masterKeyFit(db: Db, secrets: Secrets): Promise<KeyFit> {
  const { rows } = await db.query<{ value: string }>('SELECT value FROM vault.key_check');
  const { before } = secrets;
  const isOf = (one: Secrets | null, value: string): boolean => one !== null && checkValueOf(one) === value;
  if (rows[0]) return isOf(secrets, rows[0].value) ? 'fits' : isOf(before, rows[0].value) ? 'before' : 'other-key';
  const sealed = await db.query<{ subject: string; wrapped: Buffer }>(
    'SELECT subject, wrapped FROM vault.subject_key WHERE wrapped IS NOT NULL LIMIT 1',
  );
  const [sample] = sealed.rows;
  if (!sample) return 'unknown';
  return canUnwrap(secrets.wrappingKey, sample) ? 'fits' : 'other-key';
}

/** Whose key seals in this database: while the master key is turned it may still be the one before. */
export async function actingSecrets(db: Db, secrets: Secrets): Promise<Secrets> {
  return secrets.before && (await masterKeyFit(db, secrets)) === 'before' ? secrets.before : secrets;
}

/**
 * A database that was never used takes the key; later only the same one is accepted. Before anything else is written, or people's data would be
 * sealed with a key that the rest cannot be read with. Throws WrongMasterKey.
 */
export async function assertMasterKeyFits(db: Db, secrets: Secrets): Promise<void> {
  const fit = await masterKeyFit(db, secrets);
  if (fit === 'other-key') throw new WrongMasterKey();
  if (fit === 'before') return;
  await db.query('INSERT INTO vault.key_check (value) SELECT $1 WHERE NOT EXISTS (SELECT FROM vault.key_check) ON CONFLICT DO NOTHING', [
    checkValueOf(secrets),
  ]);
  // Two processes may have been the first.
  if ((await masterKeyFit(db, secrets)) !== 'fits') throw new WrongMasterKey();
}

/** Whether this key, or that of an epoch, wraps it. */
export function canUnwrap(key: KeyObject, { subject, wrapped }: { readonly subject: string; readonly wrapped: Buffer }): boolean {
  try {
    unseal(key, subject, wrapped);
    return true;
  } catch {
    return false;
  }
}
