import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import type { TestDatabase } from '../../testing/postgres.ts';
import { FolderBlobStore } from '../blobs/folder-blob-store.ts';
import { migratedDatabase } from '../database/migrated-database.behaviour.ts';
import { inspectKeys } from './inspect-keys.ts';
import { assertMasterKeyFits, masterKeyFit, WrongMasterKey } from './key-check.ts';
import { EpochKeyMissing, KeyEpochs } from './key-epochs.ts';
import { KeyVault } from './key-vault.ts';
import { Secrets } from './secrets.ts';
import { turnEpoch } from './turn-epoch.ts';
import { turnMasterKey } from './turn-master.ts';

let folder: string;
let blobs: FolderBlobStore;
let database: TestDatabase;
let pool: pg.Pool;
let old: Secrets;
let turning: Secrets;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'willow-master-'));
  blobs = new FolderBlobStore(folder);
  database = await migratedDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 10 });
  old = new Secrets(randomBytes(32).toString('base64'));
  turning = new Secrets(old.next().turning);
  await assertMasterKeyFits(pool, old);
});
afterEach(async () => {
  await pool?.end();
  await database?.drop();
  rmSync(folder, { recursive: true });
});

/** Of a process that was started with this master key: nothing is cached. */
const vaultOf = (secrets: Secrets) => new KeyVault(pool, new KeyEpochs(pool, secrets, blobs));
const turnMaster = (secrets = turning) =>
  turnMasterKey({ databaseUrl: database.url, ownerUrl: database.ownerUrl, secrets, blobs, reached: (count) => void steps.push(count) });
const steps: number[] = [];
const hexOf = async (vault: KeyVault, subject: string) => (await vault.keyFor(subject)).export().toString('hex');

async function made(vault: KeyVault, count: number, name: string): Promise<ReadonlyMap<string, string>> {
  const subjects = Array.from({ length: count }, (_, n) => `${name}-${n}`);
  return new Map(await Promise.all(subjects.map(async (subject) => [subject, await hexOf(vault, subject)] as const)));
}

async function assertReads(secrets: Secrets, keys: ReadonlyMap<string, string>): Promise<void> {
  const vault = vaultOf(secrets);
  for (const [subject, key] of keys) expect(await hexOf(vault, subject)).toBe(key);
}

const standing = async (secrets: Secrets) => {
  const { fit, wrapped, unwrapped } = await inspectKeys(pool, secrets, new KeyEpochs(pool, secrets, blobs));
  return { fit, wrapped, unwrapped };
};

describe('the master key is turned', () => {
  it.each([0, 2])('after %i epochs: the new one opens everything alone, the old one nothing (T-26)', async (epochs) => {
    const keys = await made(vaultOf(old), 1_100, 'will');
    for (let n = 0; n < epochs; n += 1) await turnEpoch({ databaseUrl: database.url, secrets: old, blobs });
    steps.length = 0;
    expect(await turnMaster()).toMatchObject({ rewrapped: 1_100, destroyed: 1 });
    expect(steps.slice(-3)).toEqual([500, 1_000, 1_100]);
    expect(await standing(turning.turned)).toEqual({ fit: 'fits', wrapped: 1_100, unwrapped: 1_100 });
    expect(await standing(old)).toEqual({ fit: 'other-key', wrapped: 1_100, unwrapped: 0 });
    await expect(vaultOf(old).find('will-1')).rejects.toThrow(EpochKeyMissing);
    await assertReads(turning.turned, keys);
    const { rows } = await pool.query<{ address: string }>('SELECT address FROM vault.key_epoch WHERE address IS NOT NULL');
    expect(rows).toHaveLength(1);
  });

  it('while processes that read with both make keys, before, during and after: all of them open', async () => {
    const [before, during] = [vaultOf(old), vaultOf(turning)];
    const first = new Map([...(await made(before, 20, 'old')), ...(await made(during, 20, 'both'))]);
    // Not turned yet: whoever was not started anew reads what the others make, also after a daily turn by one of them.
    await turnEpoch({ databaseUrl: database.url, secrets: turning, blobs });
    await assertReads(old, first);
    const writing = { goesOn: true };
    const writers = [0, 1].map(async (n) => {
      const vault = vaultOf(turning);
      const keys = new Map<string, string>();
      for (let count = 0; writing.goesOn || count < 50; count += 1)
        keys.set(`order-${n}-${count}`, await hexOf(vault, `order-${n}-${count}`));
      return keys;
    });
    await turnMaster();
    // The next daily turn of one of them is sealed with the new one.
    await turnEpoch({ databaseUrl: database.url, secrets: turning, blobs });
    writing.goesOn = false;
    const more = await Promise.all(writers);
    for (const keys of [first, ...more]) await assertReads(turning.turned, keys);
  });

  it.each<[string, () => void]>([
    ['before the key of the next epoch is kept', () => void jest.spyOn(blobs, 'put').mockRejectedValueOnce(new Error('Killed'))],
    [
      'when the database has the new one and nothing is wrapped with it',
      () => {
        const put = blobs.put.bind(blobs);
        jest.spyOn(blobs, 'put').mockImplementationOnce(put).mockRejectedValueOnce(new Error('Killed'));
      },
    ],
    [
      'when some keys of the master key alone are wrapped anew, and others not yet',
      () =>
        void jest.spyOn(steps, 'push').mockImplementationOnce(() => {
          throw new Error('Killed');
        }),
    ],
    ['before the old epoch is destroyed', () => void jest.spyOn(blobs, 'delete').mockRejectedValueOnce(new Error('Killed'))],
  ])('interrupted %s, and all goes on with both; the same command finishes it', async (_, breakIt) => {
    const keys = await made(vaultOf(old), 600, 'will');
    breakIt();
    await expect(turnMaster()).rejects.toThrow('Killed');
    await assertReads(turning, keys);
    await assertReads(turning, await made(vaultOf(turning), 5, 'since'));
    jest.restoreAllMocks();
    await turnMaster();
    expect(await standing(turning.turned)).toEqual({ fit: 'fits', wrapped: 605, unwrapped: 605 });
    await assertReads(turning.turned, keys);
    await expect(vaultOf(old).find('will-1')).rejects.toThrow(EpochKeyMissing);
  });

  it('and what the old one opens is kept where a key does not open with the new one', async () => {
    await made(vaultOf(old), 3, 'will');
    await turnEpoch({ databaseUrl: database.url, secrets: old, blobs });
    // The store of documents goes away once everything is wrapped anew.
    const get = blobs.get.bind(blobs);
    const wrapped = jest.spyOn(steps, 'push');
    jest.spyOn(blobs, 'get').mockImplementation((address) => (wrapped.mock.calls.length > 0 ? Promise.resolve(null) : get(address)));
    const destroyed = jest.spyOn(blobs, 'delete');
    await expect(turnMaster()).rejects.toThrow('3 keys do not open with the new master key alone');
    expect(destroyed).not.toHaveBeenCalled();
    jest.restoreAllMocks();
    expect(await turnMaster()).toMatchObject({ rewrapped: 3, destroyed: 2 });
  });

  it('never where the owner is that of another database, which keeps its own', async () => {
    const other = await migratedDatabase();
    const theirs = new pg.Pool({ connectionString: other.url });
    try {
      const stranger = new Secrets(randomBytes(32).toString('base64'));
      await assertMasterKeyFits(theirs, stranger);
      const { url: databaseUrl } = database;
      await expect(turnMasterKey({ databaseUrl, ownerUrl: other.ownerUrl, secrets: turning, blobs })).rejects.toThrow('DATABASE_OWNER_URL');
      expect(await masterKeyFit(theirs, stranger)).toBe('fits');
      expect(await masterKeyFit(pool, turning)).toBe('before');
    } finally {
      await theirs.end();
      await other.drop();
    }
  });

  it('never of another database, nor without one before it, and nothing is changed', async () => {
    await made(vaultOf(old), 3, 'will');
    const stranger = new Secrets(new Secrets(randomBytes(32).toString('base64')).next().turning);
    await expect(turnMaster(stranger)).rejects.toThrow(WrongMasterKey);
    await expect(turnMaster(old)).rejects.toThrow('has no key before it');
    expect(await masterKeyFit(pool, old)).toBe('fits');
    expect(await masterKeyFit(pool, turning)).toBe('before');
    await assertMasterKeyFits(pool, turning);
    await expect(assertMasterKeyFits(pool, turning.turned)).rejects.toThrow(WrongMasterKey);
  });
});
