import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { Gathered } from './gathered.ts';
import { seal, unseal } from './sealing.ts';
import type { Secrets } from './secrets.ts';

/** The key of this subject was destroyed: what it sealed is gone for ever, and nothing new is sealed for it. */
export class KeyDestroyed extends Error {
  constructor() {
    super('The key of this subject was destroyed');
    this.name = 'KeyDestroyed';
  }
}

type Row = { readonly subject: string; readonly wrapped: Buffer | null };
type Cached = { readonly key: Buffer | null; readonly until: number };

const CACHE_MS = 60_000;
const CACHE_SIZE = 10_000;

/**
 * One random 32-byte key per subject (a stream), kept wrapped under the master key in its own schema.
 * Keys are cached for a minute at most, so that a destroyed one is forgotten everywhere by itself.
 */
export class KeyVault {
  readonly #pool: Pool;
  readonly #secrets: Secrets;
  readonly #now: () => number;
  readonly #cache = new Map<string, Cached>();
  readonly #wrapped = new Gathered((subjects) => this.#read(subjects));

  constructor(pool: Pool, secrets: Secrets, now: () => number = Date.now) {
    this.#pool = pool;
    this.#secrets = secrets;
    this.#now = now;
  }

  /** The key to seal with, made on first use. Throws KeyDestroyed. */
  async keyFor(subject: string): Promise<Buffer> {
    const known = await this.find(subject);
    if (known) return known;
    if (known === null) throw new KeyDestroyed();
    const wrapped = seal(this.#secrets.key('key-encryption'), subject, randomBytes(32));
    await this.#pool.query('INSERT INTO vault.subject_key (subject, wrapped) VALUES ($1, $2) ON CONFLICT DO NOTHING', [subject, wrapped]);
    return this.keyFor(subject);
  }

  /** The key to open with: null when it was destroyed, undefined when there never was one. */
  async find(subject: string): Promise<Buffer | null | undefined> {
    const cached = this.#cache.get(subject);
    if (cached && cached.until > this.#now()) return cached.key;
    const wrapped = await this.#wrapped.ask(subject);
    if (wrapped === undefined) return undefined;
    const key = wrapped ? Buffer.from(unseal(this.#secrets.key('key-encryption'), subject, wrapped)) : null;
    this.#remember(subject, key);
    return key;
  }

  /** Destroys the key of a subject for ever. Safe to repeat. */
  async destroy(subject: string): Promise<void> {
    await this.#pool.query(
      `INSERT INTO vault.subject_key (subject, wrapped, destroyed_at) VALUES ($1, NULL, now())
       ON CONFLICT (subject) DO UPDATE SET wrapped = NULL, destroyed_at = coalesce(vault.subject_key.destroyed_at, now())`,
      [subject],
    );
    this.#remember(subject, null);
  }

  async #read(subjects: readonly string[]): Promise<ReadonlyMap<string, Buffer | null>> {
    const { rows } = await this.#pool.query<Row>({
      name: 'wrapped-keys',
      text: 'SELECT subject, wrapped FROM vault.subject_key WHERE subject = ANY ($1)',
      values: [subjects],
    });
    return new Map(rows.map(({ subject, wrapped }) => [subject, wrapped]));
  }

  #remember(subject: string, key: Buffer | null): void {
    this.#cache.delete(subject);
    this.#cache.set(subject, { key, until: this.#now() + CACHE_MS });
    if (this.#cache.size > CACHE_SIZE) this.#cache.delete(this.#cache.keys().next().value!);
  }
}
