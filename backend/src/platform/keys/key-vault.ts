import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { BatchLoader } from '../../event-sourcing/concurrency/batch-loader.ts';
import { seal, unseal } from '../../event-sourcing/codec/sealing.ts';
import type { SealingOptions, StreamKeys } from '../../event-sourcing/codec/stream-keys.ts';
import type { Secrets } from './secrets.ts';

/** What the key sealed is gone for ever, and nothing new is sealed for this subject. */
export class KeyDestroyed extends Error {
  constructor() {
    super('The key of this subject was destroyed');
    this.name = 'KeyDestroyed';
  }
}

type Row = { readonly subject: string; readonly wrapped: Buffer | null };
type Cached = { readonly key: KeyObject | null; readonly until: number };

const WRAPPED_ONE = { name: 'wrapped-key', text: 'SELECT subject, wrapped FROM vault.subject_key WHERE subject = $1' };
const WRAPPED_MANY = { name: 'wrapped-keys', text: 'SELECT subject, wrapped FROM vault.subject_key WHERE subject = ANY ($1)' };

const CACHE_MS = 60_000;
const CACHE_SIZE = 10_000;

/**
 * One random 32-byte key per subject (a stream), kept wrapped under the master key in its own schema.
 * Keys are cached for at most a minute, so that every process soon forgets a destroyed one.
 */
export class KeyVault implements StreamKeys {
  readonly #pool: Pool;
  readonly #secrets: Secrets;
  readonly #now: () => number;
  readonly #cache = new LRUCache<string, Cached>({ max: CACHE_SIZE });
  readonly #wrapped = new BatchLoader((subjects) => this.#read(subjects));
  readonly #made = new BatchLoader((subjects) => this.#make(subjects));

  constructor(pool: Pool, secrets: Secrets, now: () => number = Date.now) {
    this.#pool = pool;
    this.#secrets = secrets;
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
    const wrapped = await this.#wrapped.load(subject);
    if (wrapped === undefined) return undefined;
    const key = wrapped && toKey(unseal(this.#secrets.wrappingKey, subject, wrapped));
    this.#remember(subject, key);
    return key;
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
  async #read(subjects: readonly string[]): Promise<ReadonlyMap<string, Buffer | null>> {
    const query = subjects.length === 1 ? { ...WRAPPED_ONE, values: [...subjects] } : { ...WRAPPED_MANY, values: [subjects] };
    const { rows } = await this.#pool.query<Row>(query);
    return new Map(rows.map(({ subject, wrapped }) => [subject, wrapped]));
  }

  /** Those that have one already are left out. */
  async #make(subjects: readonly string[]): Promise<ReadonlyMap<string, KeyObject>> {
    // Sorted, so that two processes that create the same keys cannot deadlock.
    const keys = new Map(subjects.toSorted().map((subject) => [subject, randomBytes(32)]));
    const wrapped = Array.from(keys, ([subject, key]) => seal(this.#secrets.wrappingKey, subject, key));
    const { rows } = await this.#pool.query<Pick<Row, 'subject'>>({
      name: 'make-keys',
      text: `INSERT INTO vault.subject_key (subject, wrapped) SELECT * FROM unnest($1::text[], $2::bytea[])
             ON CONFLICT DO NOTHING RETURNING subject`,
      values: [[...keys.keys()], wrapped],
    });
    const created = new Set(rows.map(({ subject }) => subject));
    const made = new Map(Array.from(keys, ([subject, key]) => [subject, toKey(key)] as const).filter(([subject]) => created.has(subject)));
    for (const [subject, key] of made) this.#remember(subject, key);
    return made;
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
