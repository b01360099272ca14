import { type KeyObject, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import type { TestDatabase } from '../../testing/postgres.ts';
import { FolderBlobStore } from '../blobs/folder-blob-store.ts';
import { migratedDatabase } from '../database/migrated-database.behaviour.ts';
import { type CopiedKeys, copyOfKeys, openedOf } from './copied-keys.behaviour.ts';
import { EpochKeyMissing, KeyEpochs } from './key-epochs.ts';
import { KeyVault } from './key-vault.ts';
import { Secrets } from './secrets.ts';
import { standingOf, turnEpoch } from './turn-epoch.ts';

const secrets = new Secrets(randomBytes(32).toString('base64'));
const folder = mkdtempSync(join(tmpdir(), 'willow-epochs-'));
const blobs = new FolderBlobStore(folder);
let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await migratedDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 10 });
});
afterAll(async () => {
  await pool?.end();
  await database?.drop();
  rmSync(folder, { recursive: true });
});

/** Of another process: nothing is cached. */
const vaultAnew = () => new KeyVault(pool, new KeyEpochs(pool, secrets, blobs));
const turn = () => turnEpoch({ databaseUrl: database.url, secrets, blobs });
const bytesOf = (key: KeyObject | null | undefined): string | undefined => key?.export().toString('hex');

const copied = () => copyOfKeys(pool);
const opened = (copy: CopiedKeys) => openedOf(copy, secrets, blobs);

describe('the key of an epoch', () => {
  it('once it was turned, what was erased opens in no copy of the database, and everything else reads on (T-26)', async () => {
    await turn();
    const here = vaultAnew();
    const subjects = Array.from({ length: 1_200 }, (_, n) => `will-${n}`);
    const keys = new Map(await Promise.all(subjects.map(async (subject) => [subject, bytesOf(await here.keyFor(subject))] as const)));
    const before = await copied();
    expect(await opened(before)).toHaveLength(1_200);
    await here.destroy('will-7');
    expect(await opened(before)).toHaveLength(1_200);

    expect(await turn()).toEqual({ epoch: 2, rewrapped: 1_199, destroyed: 1 });
    expect(await opened(before)).toEqual([]);
    expect(await opened(await copied())).toHaveLength(1_199);
    for (const vault of [here, vaultAnew()])
      for (const subject of ['will-0', 'will-8', 'will-1199']) expect(bytesOf(await vault.find(subject))).toBe(keys.get(subject));
    expect(await vaultAnew().find('will-7')).toBeNull();
  });

  it('is turned while others make keys, and none of theirs is lost', async () => {
    const [here, there] = [vaultAnew(), vaultAnew()];
    const made = new Map<string, string | undefined>();
    const turning = { goesOn: true };
    const writers = [here, there].map(async (vault, n) => {
      for (let count = 0; turning.goesOn || count < 50; count += 1) {
        const subject = `order-${n}-${count}`;
        made.set(subject, bytesOf(await vault.keyFor(subject)));
      }
    });
    for (let count = 0; count < 5; count += 1) await turn();
    turning.goesOn = false;
    await Promise.all(writers);
    await turn();
    const later = vaultAnew();
    for (const [subject, key] of made) expect(bytesOf(await later.find(subject))).toBe(key);
    const { rows } = await pool.query('SELECT FROM vault.key_epoch WHERE address IS NOT NULL');
    expect(rows).toHaveLength(1);
  });

  it('that was not destroyed when a turn was interrupted is destroyed by the next', async () => {
    await vaultAnew().keyFor('will-interrupted');
    const before = await copied();
    jest.spyOn(blobs, 'delete').mockRejectedValueOnce(new Error('The store went away'));
    await expect(turn()).rejects.toThrow('The store went away');
    expect(await opened(before)).not.toEqual([]);
    const { epoch } = await standingOf(pool);
    expect(await turnEpoch({ databaseUrl: database.url, secrets, blobs }, () => false)).toEqual({ epoch, rewrapped: 0, destroyed: 1 });
    expect(await opened(before)).toEqual([]);
  });

  it('that is gone from the store, or of another master key, is said so, and nothing is made with it', async () => {
    const elsewhere = new FolderBlobStore(join(folder, 'empty'));
    await expect(new KeyVault(pool, new KeyEpochs(pool, secrets, elsewhere)).keyFor('will-new')).rejects.toThrow(EpochKeyMissing);
    const stranger = new Secrets(randomBytes(32).toString('base64'));
    await expect(new KeyVault(pool, new KeyEpochs(pool, stranger, blobs)).find('will-0')).rejects.toThrow(EpochKeyMissing);
    expect(await vaultAnew().find('will-new')).toBeUndefined();
  });
});
