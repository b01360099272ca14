import type pg from 'pg';
import { canUnwrap, hasKeyCheck, type KeyFit, masterKeyFit } from './key-check.ts';
import type { KeyEpochs } from './key-epochs.ts';
import type { Secrets } from './secrets.ts';
import { standingOf } from './turn-epoch.ts';

type Db = Pick<pg.ClientBase, 'query'>;

export type KeyReport = {
  readonly fit: KeyFit;
  readonly destroyed: number;
  readonly wrapped: number;
  readonly unwrapped: number;
  /** Which wraps them now. 0: the master key alone. */
  readonly epoch: number;
  /** The master key is being turned, or was, and the one before it is still at hand. */
  readonly keyBefore: boolean;
  /** Some of those that cannot be unwrapped. */
  readonly examples: readonly string[];
};

type WrappedKey = { readonly subject: string; readonly wrapped: Buffer; readonly epoch: number };

const PAGE = 1_000;
const EXAMPLES = 5;

/** Tries the master key on every key of the vault; before the first migration there is none. */
export async function inspectKeys(db: Db, secrets: Secrets, epochs: KeyEpochs): Promise<KeyReport> {
  const keyBefore = secrets.before !== null;
  if (!(await hasKeyCheck(db))) return { fit: 'unknown', destroyed: 0, wrapped: 0, unwrapped: 0, epoch: 0, keyBefore, examples: [] };
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
  return { fit, destroyed: rows[0]?.destroyed ?? 0, wrapped, unwrapped, epoch: (await standingOf(db)).epoch, keyBefore, examples };
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
