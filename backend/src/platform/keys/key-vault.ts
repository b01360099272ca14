import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { BatchLoader } from '../../event-sourcing/concurrency/batch-loader.ts';
import { seal, unseal } from '../../event-sourcing/codec/sealing.ts';
import type { SealingOptions, StreamKeys } from '../../event-sourcing/codec/stream-keys.ts';
import { EpochKeyMissing, type KeyEpochs } from './key-epochs.ts';

/** What the key sealed is gone for ever, and nothing new is sealed for this subject. */
export class KeyDestroyed extends Error {
  constructor() {
    super('The key of this subject was destroyed');
    this.name = 'KeyDestroyed';
  }
}

type Wrapped = { readonly wrapped: Buffer | null; readonly epoch: number };
type Row = Wrapped & { readonly subject: string };
type Cached = { readonly key: KeyObject | null; readonly until: number };

const WRAPPED_ONE = { name: 'wrapped-key', text: 'SELECT subject, wrapped, epoch FROM vault.subject_key WHERE subject = $1' };
const WRAPPED_MANY = { name: 'wrapped-keys', text: 'SELECT subject, wrapped, epoch FROM vault.subject_key WHERE subject = ANY ($1)' };

/** None are made when the epoch has ended: whoever turns it waits for the lock on its row, and wraps anew what is there by then. */
const MAKE = {
  name: 'make-keys',
  text: `WITH epoch AS (SELECT id FROM vault.key_epoch WHERE id = $3 AND ended_at IS NULL FOR SHARE),
              made AS (INSERT INTO vault.subject_key (subject, wrapped, epoch)
                       SELECT k.subject, k.wrapped, epoch.id FROM unnest($1::text[], $2::bytea[]) AS k (subject, wrapped), epoch
                       ON CONFLICT DO NOTHING RETURNING subject)
         SELECT EXISTS (SELECT FROM epoch) AS current, ARRAY(SELECT subject FROM made) AS subjects`,
};

const CACHE_MS = 60_000;
const CACHE_SIZE = 10_000;

/**
 * One random 32-byte key per subject (a stream), kept wrapped by the key of the epoch in its own schema.
 * Keys are cached for at most a minute, so that every process soon forgets a destroyed one.
 */
export class KeyVault implements StreamKeys {
  readonly #pool: Pool;
  readonly #epochs: KeyEpochs;
  readonly #now: () => number;
  readonly #cache = new LRUCache<string, Cached>({ max: CACHE_SIZE });
  readonly #wrapped = new BatchLoader((subjects) => this.#read(subjects));
  readonly #made = new BatchLoader((subjects) => this.#make(subjects));

  constructor(pool: Pool, epochs: KeyEpochs, now: () => number = Date.now) {
    this.#pool = pool;
    this.#epochs = epochs;
    this.#now = now;
  }

  async keyFor(subject: string, { isNew = false, beforeMaking }: SealingOptions = {}): Promise<KeyObject> {
    // What is remembered of a stream that is not there yet may have been lost in a restore, and what it seals with it.
    if (isNew) this.#cache.delete(subject);
    const found = isNew ? undefined : await this.find(subject);
    if (found === undefined) await beforeMaking?.();
    // Undefined when another process created the key at the same moment: then it is there now.
    const key = found === undefined ? ((await this.#made.load(subject)) ?? (await this.find(subject))) : found;
    if (!key) throw new KeyDestroyed();
    return key;
  }

  cached(subject: string): KeyObject | null | undefined {
    return this.#cached(subject);
  }

  async find(subject: string): Promise<KeyObject | null | undefined> {
    const cached = this.#cached(subject);
    if (cached !== undefined) return cached;
    const key = await this.#unwrapped(subject, await this.#wrapped.load(subject));
    if (key !== undefined) this.#remember(subject, key);
    return key;
  }

  async #unwrapped(subject: string, row: Wrapped | undefined): Promise<KeyObject | null | undefined> {
    if (!row?.wrapped) return row && null;
    const wrapping = await this.#epochs.keyOf(row.epoch);
    if (wrapping) return toKey(unseal(wrapping, subject, row.wrapped));
    // Its epoch ended after it was read: by now it is wrapped anew.
    const again = (await this.#read([subject])).get(subject);
    if (again?.epoch === row.epoch) throw new EpochKeyMissing(row.epoch);
    return this.#unwrapped(subject, again);
  }

  /** Safe to repeat. */
  async destroy(subject: string): Promise<void> {
    await this.#pool.query(
      `INSERT INTO vault.subject_key (subject, wrapped, destroyed_at) VALUES ($1, NULL, now())
       ON CONFLICT (subject) DO UPDATE SET wrapped = NULL, destroyed_at = coalesce(vault.subject_key.destroyed_at, now())`,
      [subject],
    );
    this.#remember(subject, null);
  }

  /** PostgreSQL keeps the plan of the look-up by one subject, but plans that by many each time, which takes longer than running it. */
  async #read(subjects: readonly string[]): Promise<ReadonlyMap<string, Wrapped>> {
    const query = subjects.length === 1 ? { ...WRAPPED_ONE, values: [...subjects] } : { ...WRAPPED_MANY, values: [subjects] };
    const { rows } = await this.#pool.query<Row>(query);
    return new Map(rows.map((row) => [row.subject, row]));
  }

  /** Those that have one already are left out. */
  async #make(subjects: readonly string[]): Promise<ReadonlyMap<string, KeyObject>> {
    // Sorted, so that two processes that create the same keys cannot deadlock.
    const keys = new Map(subjects.toSorted().map((subject) => [subject, randomBytes(32)]));
    const created = new Set(await this.#insert(keys));
    const made = new Map(Array.from(keys, ([subject, key]) => [subject, toKey(key)] as const).filter(([subject]) => created.has(subject)));
    for (const [subject, key] of made) this.#remember(subject, key);
    return made;
  }

  /** Answers whose were not there yet. */
  async #insert(keys: ReadonlyMap<string, Buffer>): Promise<readonly string[]> {
    const { id, key } = await this.#epochs.current();
    const wrapped = Array.from(keys, ([subject, bytes]) => seal(key, subject, bytes));
    const { rows } = await this.#pool.query<{ current: boolean; subjects: string[] }>({ ...MAKE, values: [[...keys.keys()], wrapped, id] });
    if (rows[0]?.current) return rows[0].subjects;
    // It has ended: the next one wraps.
    await this.#epochs.assertEnded(id);
    return this.#insert(keys);
  }

  #cached(subject: string): KeyObject | null | undefined {
    const cached = this.#cache.get(subject);
    return cached && cached.until > this.#now() ? cached.key : undefined;
  }

  #remember(subject: string, key: KeyObject | null): void {
    this.#cache.set(subject, { key, until: this.#now() + CACHE_MS });
  }
}

/** The bytes themselves are not left in memory. */
function toKey(bytes: Buffer): KeyObject {
  const key = createSecretKey(bytes);
  bytes.fill(0);
  return key;
}
