import { type KeyObject, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { migratedDatabase } from '../database/migrated-database.behaviour.ts';
import { withClient } from '../database/with-client.ts';
import type { TestDatabase } from '../../testing/postgres.ts';
import { FolderBlobStore } from '../blobs/folder-blob-store.ts';
import { KeyEpochs } from './key-epochs.ts';
import { KeyDestroyed, KeyVault } from './key-vault.ts';
import { Secrets } from './secrets.ts';

const masterKey = randomBytes(32).toString('base64');
let database: TestDatabase;
let pool: pg.Pool;
const folder = mkdtempSync(join(tmpdir(), 'willow-keys-'));
const blobs = new FolderBlobStore(folder);
beforeAll(async () => {
  database = await migratedDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 10 });
});
afterAll(async () => {
  await pool?.end();
  await database?.drop();
  rmSync(folder, { recursive: true });
});

const vault = (now?: () => number, secrets = new Secrets(masterKey)) => new KeyVault(pool, new KeyEpochs(pool, secrets, blobs), now);
const bytesOf = (key: KeyObject | null | undefined): string | undefined => key?.export().toString('hex');

describe('the key vault', () => {
  it('makes one key for a subject, whoever asks first', async () => {
    const keys = await Promise.all(Array.from({ length: 20 }, () => vault().keyFor('will-race')));
    expect(new Set(keys.map(bytesOf)).size).toBe(1);
    expect(bytesOf(keys[0])).toMatch(/^[0-9a-f]{64}$/);
    expect(bytesOf(await vault().keyFor('will-other'))).not.toBe(bytesOf(keys[0]));
  });

  it('makes the keys that are asked for at the same moment in one go, with those of others among them', async () => {
    const subjects = Array.from({ length: 30 }, (_, n) => `will-together-${n}`);
    const [here, there] = [vault(), vault()];
    const early = await there.keyFor(subjects[7]!);
    const [first, second] = await Promise.all(
      [here, there].map(async (one, n) =>
        (await Promise.all((n ? subjects.toReversed() : subjects).map((subject) => one.keyFor(subject)))).map(bytesOf),
      ),
    );
    expect(first).toEqual(second!.toReversed());
    expect(first![7]).toBe(bytesOf(early));
    expect(new Set(first).size).toBe(30);
    expect((await Promise.all(subjects.map((subject) => vault().find(subject)))).map(bytesOf)).toEqual(first);
  });

  it('keeps no key in clear, and nothing opens under another master key (T-26)', async () => {
    const key = await vault().keyFor('will-wrapped');
    const { rows } = await pool.query<{ wrapped: Buffer }>('SELECT wrapped FROM vault.subject_key');
    for (const { wrapped } of rows) expect(wrapped.includes(key.export())).toBe(false);
    const stranger = vault(undefined, new Secrets(randomBytes(32).toString('base64')));
    await expect(stranger.find('will-wrapped')).rejects.toThrow(/authenticate/);
  });

  it('does not give a new stream a key that it remembers, and that a restore of the database has taken away', async () => {
    const here = vault();
    const lost = await here.keyFor('will-restored', { isNew: true });
    await withClient(database.ownerUrl, (owner) => owner.query(`DELETE FROM vault.subject_key WHERE subject = 'will-restored'`));
    const key = await here.keyFor('will-restored', { isNew: true });
    expect(bytesOf(key)).not.toBe(bytesOf(lost));
    expect(bytesOf(await vault().find('will-restored'))).toBe(bytesOf(key));
    expect(bytesOf(await here.keyFor('will-restored', { isNew: true }))).toBe(bytesOf(key));
  });

  it('destroys a key for ever; other processes forget it within a minute', async () => {
    let now = 0;
    const elsewhere = vault(() => now);
    await elsewhere.keyFor('will-erased');
    await vault().destroy('will-erased');
    await vault().destroy('will-erased');
    expect(await vault().find('will-erased')).toBeNull();
    await expect(vault().keyFor('will-erased')).rejects.toThrow(KeyDestroyed);
    now = 60_001;
    expect(await elsewhere.find('will-erased')).toBeNull();
    expect(await vault().find('will-never-there')).toBeUndefined();
  });
});
