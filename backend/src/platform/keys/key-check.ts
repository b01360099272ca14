import type { KeyObject } from 'node:crypto';
import type pg from 'pg';
import { unseal } from '../../event-sourcing/codec/sealing.ts';
import { ConfigError } from '../config/config.ts';
import type { KeyEpochs } from './key-epochs.ts';
import type { Secrets } from './secrets.ts';
import { standingOf } from './turn-epoch.ts';

type Db = Pick<pg.Pool, 'query'>;

/** `unknown`: nothing was sealed in this database yet. */
export type KeyFit = 'fits' | 'other-key' | 'unknown';

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
  if (rows[0]) return rows[0].value === checkValueOf(secrets) ? 'fits' : 'other-key';
  const sealed = await db.query<Omit<WrappedKey, 'epoch'>>(
    'SELECT subject, wrapped FROM vault.subject_key WHERE wrapped IS NOT NULL LIMIT 1',
  );
  const [sample] = sealed.rows;
  if (!sample) return 'unknown';
  return canUnwrap(secrets.wrappingKey, sample) ? 'fits' : 'other-key';
}

/**
 * A database that was never used takes the key; later only the same one is accepted. Before anything else is written, or people's data would be
 * sealed with a key that the rest cannot be read with. Throws WrongMasterKey.
 */
export async function assertMasterKeyFits(db: Db, secrets: Secrets): Promise<void> {
  if ((await masterKeyFit(db, secrets)) === 'other-key') throw new WrongMasterKey();
  await db.query('INSERT INTO vault.key_check (value) SELECT $1 WHERE NOT EXISTS (SELECT FROM vault.key_check) ON CONFLICT DO NOTHING', [
    checkValueOf(secrets),
  ]);
  // Two processes may have been the first.
  if ((await masterKeyFit(db, secrets)) !== 'fits') throw new WrongMasterKey();
}

export type KeyReport = {
  readonly fit: KeyFit;
  readonly destroyed: number;
  readonly wrapped: number;
  readonly unwrapped: number;
  /** Which wraps them now. 0: the master key alone. */
  readonly epoch: number;
  /** Some of those that cannot be unwrapped. */
  readonly examples: readonly string[];
};

type WrappedKey = { readonly subject: string; readonly wrapped: Buffer; readonly epoch: number };

const PAGE = 1_000;
const EXAMPLES = 5;

/** Tries the master key on every key of the vault; before the first migration there is none. */
export async function inspectKeys(db: Db, secrets: Secrets, epochs: KeyEpochs): Promise<KeyReport> {
  if (!(await hasKeyCheck(db))) return { fit: 'unknown', destroyed: 0, wrapped: 0, unwrapped: 0, epoch: 0, examples: [] };
  const fit = await masterKeyFit(db, secrets);
  const { rows } = await db.query<{ destroyed: number }>(
    'SELECT count(*)::int AS destroyed FROM vault.subject_key WHERE destroyed_at IS NOT NULL',
  );
  let [wrapped, unwrapped] = [0, 0];
  const examples: string[] = [];
  for await (const key of wrappedKeys(db)) {
    wrapped += 1;
    if (await opens(epochs, key)) unwrapped += 1;
    else if (examples.length < EXAMPLES) examples.push(key.subject);
  }
  return { fit, destroyed: rows[0]?.destroyed ?? 0, wrapped, unwrapped, epoch: (await standingOf(db)).epoch, examples };
}

async function* wrappedKeys(db: Db): AsyncGenerator<WrappedKey, void, undefined> {
  for (let after = ''; ;) {
    const { rows } = await db.query<WrappedKey>(
      'SELECT subject, wrapped, epoch FROM vault.subject_key WHERE wrapped IS NOT NULL AND subject > $1 ORDER BY subject LIMIT $2',
      [after, PAGE],
    );
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.subject;
  }
}

async function opens(epochs: KeyEpochs, { subject, wrapped, epoch }: WrappedKey): Promise<boolean> {
  const key = await epochs.keyOf(epoch).catch(() => null);
  return key !== null && canUnwrap(key, { subject, wrapped });
}

function canUnwrap(key: KeyObject, { subject, wrapped }: Pick<WrappedKey, 'subject' | 'wrapped'>): boolean {
  try {
    unseal(key, subject, wrapped);
    return true;
  } catch {
    return false;
  }
}
