import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { seal, unseal } from '../../event-sourcing/codec/sealing.ts';
import type { BlobAddress, BlobStore } from '../blobs/blob-store.ts';
import { ConfigError } from '../config/config.ts';
import { actingSecrets } from './key-check.ts';
import type { Secrets } from './secrets.ts';

/** The keys of subjects are wrapped by a key that is not there: with the master key alone they do not open. */
export class EpochKeyMissing extends ConfigError {
  constructor(epoch: number) {
    super([
      `DOCUMENTS_URL: the key of epoch ${epoch}, which wraps the keys of all customers, is not in the store of documents, or is of another MASTER_KEY. Put the store back from its backup; to look: npm run willow -- doctor keys`,
    ]);
  }
}

type Db = Pick<pg.ClientBase, 'query'>;
type Row = { readonly id: number; readonly address: BlobAddress | null };
export type Epoch = { readonly id: number; readonly key: KeyObject };

/** Keys of two epochs are about while one is turned into the next. */
const CACHED = 4;

/**
 * A random key for each epoch wraps the keys of subjects. It lies beside the documents, sealed under the master key and never in the database:
 * once it is deleted there, what it wrapped opens for nobody, in whatever copy of the database it is found.
 */
export class KeyEpochs {
  readonly #db: Db;
  readonly #secrets: Secrets;
  readonly #blobs: BlobStore;
  readonly #keys = new LRUCache<number, KeyObject>({ max: CACHED });
  #current: Epoch | null = null;

  constructor(db: Db, secrets: Secrets, blobs: BlobStore) {
    this.#db = db;
    this.#secrets = secrets;
    this.#blobs = blobs;
  }

  /** Null: it was destroyed, after everything was wrapped anew. Throws EpochKeyMissing. */
  async keyOf(id: number): Promise<KeyObject | null> {
    const known = this.#keys.get(id);
    if (known) return known;
    if (id === 0) return this.#kept(0, (await actingSecrets(this.#db, this.#secrets)).wrappingKey);
    const { rows } = await this.#db.query<Row>('SELECT id, address FROM vault.key_epoch WHERE id = $1', [id]);
    const [row] = rows;
    if (row?.address === null) return null;
    const sealed = row && (await this.#blobs.get(row.address));
    if (!sealed) throw new EpochKeyMissing(id);
    return this.#opened(id, sealed);
  }

  /** The one that wraps from now on, as far as it is known here. */
  async current(): Promise<Epoch> {
    return (this.#current ??= await this.#readCurrent());
  }

  /** Another process has begun the next one, which `current` answers from now on. */
  async assertEnded(id: number): Promise<void> {
    this.#current = await this.#readCurrent();
    if (this.#current.id === id) throw new Error(`vault.key_epoch has no epoch ${id}: put it back from the backup of the database`);
  }

  /** Makes the next one, and reads it back before anything depends on it. The caller makes it the current one. */
  async make(id: number): Promise<Epoch & { readonly address: BlobAddress }> {
    const { wrappingKey } = await actingSecrets(this.#db, this.#secrets);
    const sealed = seal(wrappingKey, contextOf(id), randomBytes(32));
    const address = await this.#blobs.put(sealed);
    const kept = await this.#blobs.get(address);
    if (!kept) throw new EpochKeyMissing(id);
    return { id, address, key: createSecretKey(unseal(wrappingKey, contextOf(id), kept)) };
  }

  async destroy(address: BlobAddress): Promise<void> {
    await this.#blobs.delete(address);
  }

  async #readCurrent(): Promise<Epoch> {
    const { rows } = await this.#db.query<Row>('SELECT id, address FROM vault.key_epoch WHERE ended_at IS NULL ORDER BY id DESC LIMIT 1');
    const id = rows[0]?.id ?? 0;
    const key = await this.keyOf(id);
    if (!key) throw new EpochKeyMissing(id);
    return { id, key };
  }

  #opened(id: number, sealed: Uint8Array): KeyObject {
    for (const secrets of [this.#secrets, this.#secrets.before])
      if (secrets) {
        const bytes = opened(secrets.wrappingKey, contextOf(id), sealed);
        if (bytes) return this.#kept(id, createSecretKey(bytes));
      }
    throw new EpochKeyMissing(id);
  }

  #kept(id: number, key: KeyObject): KeyObject {
    this.#keys.set(id, key);
    return key;
  }
}

function opened(key: KeyObject, context: string, sealed: Uint8Array): Buffer | null {
  try {
    return unseal(key, context, sealed);
  } catch {
    return null;
  }
}

const contextOf = (id: number): string => `key-epoch|${id}`;
