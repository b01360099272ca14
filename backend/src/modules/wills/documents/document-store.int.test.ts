import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { seal } from '../../../event-sourcing/codec/sealing.ts';
import { FolderBlobStore } from '../../../platform/blobs/folder-blob-store.ts';
import { KeyEpochs } from '../../../platform/keys/key-epochs.ts';
import { KeyVault } from '../../../platform/keys/key-vault.ts';
import { Secrets } from '../../../platform/keys/secrets.ts';
import { migratedDatabase } from '../../../platform/database/migrated-database.behaviour.ts';
import type { TestDatabase } from '../../../testing/postgres.ts';
import { willStream } from '../wills.repository.ts';
import { DocumentStore, idOf } from './document-store.ts';

const PDF = new TextEncoder().encode('%PDF-1.7 a will');
const OTHER = new TextEncoder().encode('%PDF-1.7 the same will, printed again');
const variant = { kind: 'final', name: 'will', edition: 'standard' } as const;

let database: TestDatabase;
let pool: pg.Pool;
let vault: KeyVault;
beforeAll(async () => {
  database = await migratedDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 10 });
  vault = new KeyVault(pool, new KeyEpochs(pool, new Secrets(Buffer.alloc(32, 1).toString('base64')), new FolderBlobStore(tmpdir())));
});
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

let folder: string;
let store: DocumentStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'willow-documents-'));
  store = storeOn(new FolderBlobStore(folder));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const storeOn = (blobs: FolderBlobStore) => new DocumentStore(pool, vault, blobs);
const files = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(folder, name)).isFile());
const unclaimed = async () =>
  (await pool.query<{ blob: string }>('SELECT blob FROM documents.unclaimed_blob')).rows.map(({ blob }) => blob);
const pdfOf = async (id: Parameters<DocumentStore['find']>[0]) => {
  const found = await store.find(id);
  return found && Buffer.from(found.pdf).toString();
};
const tomorrow = () => new Date(Date.now() + 25 * 3600_000);

async function newId() {
  const customerId = randomUUID();
  await vault.keyFor(willStream(customerId));
  return { customerId, contentHash: 'a'.repeat(64), variant };
}

describe('documents', () => {
  it('are kept sealed outside the database, the first of two that are the same, and nothing is left beside them', async () => {
    const id = await newId();
    const kept = await Promise.all([store.keep(id, PDF), store.keep(id, OTHER), store.keep(id, PDF)]);
    expect(new Set(kept.map(({ pdfHash }) => pdfHash)).size).toBe(1);
    expect(await store.find(id)).toEqual(kept[0]);
    expect(files()).toHaveLength(1);
    expect(await unclaimed()).toEqual([]);
    const { rows } = await pool.query('SELECT sealed FROM documents.will_document WHERE id = $1', [idOf(id)]);
    expect(rows).toEqual([{ sealed: null }]);
  });

  it('go with their customer, and with no other', async () => {
    const [id, other] = [await newId(), await newId()];
    for (const each of [id, { ...id, contentHash: 'b'.repeat(64) }, other]) await store.keep(each, PDF);
    await store.discard(id.customerId);
    await store.discard(id.customerId);
    expect(await store.find(id)).toBeNull();
    expect(await pdfOf(other)).toBe('%PDF-1.7 a will');
    expect(files()).toHaveLength(1);
  });

  it('whose bytes were lost are made anew, and take their place', async () => {
    const id = await newId();
    await store.keep(id, PDF);
    for (const name of files()) rmSync(join(folder, name));
    expect(await store.find(id)).toBeNull();
    expect(await store.lost(id)).toMatch(/^[0-9a-f]{64}$/);
    expect(Buffer.from((await store.keep(id, OTHER)).pdf)).toEqual(Buffer.from(OTHER));
    expect(await store.lost(id)).toBeNull();
    expect(await pdfOf(id)).toBe('%PDF-1.7 the same will, printed again');
  });

  it('that a process wrote and never named are deleted after a day, and those that it named are not', async () => {
    const id = await newId();
    await store.keep(id, PDF);
    const stops = storeOn(
      new (class extends FolderBlobStore {
        override async put(bytes: Uint8Array): Promise<string> {
          await super.put(bytes);
          throw new Error('The process stops here');
        }
      })(folder),
    );
    await expect(stops.keep(await newId(), PDF)).rejects.toThrow('stops here');
    expect(files()).toHaveLength(2);
    await store.deleteUnclaimedBefore(new Date(Date.now() - 3600_000));
    expect(files()).toHaveLength(2);
    await store.deleteUnclaimedBefore(tomorrow());
    expect(files()).toHaveLength(1);
    expect(await pdfOf(id)).toBe('%PDF-1.7 a will');
  });

  it('that are still in the database can be read, and are moved out of it, by two at once too', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, newId));
    for (const id of ids) {
      const sealed = seal(await vault.keyFor(willStream(id.customerId)), `document|${idOf(id)}`, PDF);
      await pool.query('INSERT INTO documents.will_document (id, sealed, pdf_hash) VALUES ($1, $2, $3)', [idOf(id), sealed, 'h']);
    }
    expect(await pdfOf(ids[0]!)).toBe('%PDF-1.7 a will');
    await Promise.all([store.moveOut(20), store.moveOut(20), store.moveOut(2)]);
    expect(await store.moveOut(20)).toBe(0);
    for (const id of ids) expect(await pdfOf(id)).toBe('%PDF-1.7 a will');
    expect(files()).toHaveLength(5);
    await store.deleteUnclaimedBefore(tomorrow());
    expect(files()).toHaveLength(5);
    expect(await unclaimed()).toEqual([]);
  });
});
