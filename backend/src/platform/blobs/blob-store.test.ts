import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ConfigError } from '../config/config.ts';
import { addressOf, BlobDamaged, type BlobStore } from './blob-store.ts';
import { type Bucket, KEYS, startBucket } from './bucket.behaviour.ts';
import { FolderBlobStore } from './folder-blob-store.ts';
import { openBlobStore } from './open-blob-store.ts';
import { BlobStoreUnavailable, S3BlobStore } from './s3-blob-store.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

let folder: string;
let bucket: Bucket;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'willow-blobs-'));
  bucket = await startBucket();
});
afterAll(async () => {
  await bucket?.close();
  rmSync(folder, { recursive: true, force: true });
});

const files = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(folder, name)).isFile());

describe.each<[string, () => BlobStore, (address: string, text: string) => void]>([
  [
    'a folder',
    () => new FolderBlobStore(folder),
    (address, text) => {
      mkdirSync(join(folder, address.slice(0, 2)), { recursive: true });
      writeFileSync(join(folder, address.slice(0, 2), address), text);
    },
  ],
  [
    'a bucket',
    () => new S3BlobStore({ url: bucket.url, ...KEYS }),
    (address, text) => void bucket.objects.set(`/willow-documents/will/${address.slice(0, 2)}/${address}`, Buffer.from(text)),
  ],
])('documents kept in %s', (_, store, overwrite) => {
  it('come back as they were, by the address of their content, for every process', async () => {
    const all = [bytes(''), bytes('a will'), new Uint8Array(200_000).fill(7)];
    for (const each of all) {
      const address = await store().put(each);
      expect(address).toBe(addressOf(each));
      expect(Buffer.from((await store().get(address)) ?? [])).toEqual(Buffer.from(each));
    }
  });

  it('are the same when they are kept twice, at the same moment too', async () => {
    const same = bytes('twice');
    const addresses = await Promise.all(Array.from({ length: 8 }, () => store().put(same)));
    expect(new Set(addresses).size).toBe(1);
    expect(Buffer.from((await store().get(addresses[0]!)) ?? [])).toEqual(Buffer.from(same));
  });

  it('are null when there is none, and gone once deleted, also twice', async () => {
    expect(await store().get(addressOf(bytes('never kept')))).toBeNull();
    const address = await store().put(bytes('for a while'));
    await store().delete(address);
    await store().delete(address);
    expect(await store().get(address)).toBeNull();
  });

  it('are never taken for what they are not: changed or cut short is damaged', async () => {
    const address = await store().put(bytes('as it was'));
    overwrite(address, 'as it wa');
    await expect(store().get(address)).rejects.toThrow(BlobDamaged);
    await store().put(bytes('as it was'));
    expect(await store().get(address)).not.toBeNull();
  });
});

it('nothing half written stays in the folder, and only its owner may read there', async () => {
  await new FolderBlobStore(folder).put(bytes('whole'));
  for (const name of files()) {
    expect(name).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{64}$/);
    expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
  }
});

describe('a bucket that does not answer as it should', () => {
  const store = () => new S3BlobStore({ url: bucket.url, ...KEYS });

  it('is asked again after a fault of its own', async () => {
    bucket.failNext(503);
    bucket.failNext(500);
    const address = await store().put(bytes('third time'));
    expect(await store().get(address)).not.toBeNull();
  });

  it('fails with what was asked of it and its status, and never with what was kept', async () => {
    const wrong = new S3BlobStore({ url: bucket.url, ...KEYS, secretAccessKey: 'another' });
    await expect(wrong.put(bytes('not taken'))).rejects.toThrow(new BlobStoreUnavailable('keep a document', 403));
    await expect(wrong.get(addressOf(bytes('x')))).rejects.toThrow(new BlobStoreUnavailable('read a document', 403));
    await expect(wrong.delete(addressOf(bytes('x')))).rejects.toThrow(new BlobStoreUnavailable('delete a document', 403));
    const nowhere = new S3BlobStore({ url: 'http://127.0.0.1:9/bucket', ...KEYS });
    await expect(nowhere.get(addressOf(bytes('x')))).rejects.toThrow('(no answer)');
  });
});

describe('DOCUMENTS_URL', () => {
  const keys = { DOCUMENTS_REGION: 'eu-west-2', DOCUMENTS_ACCESS_KEY_ID: 'a', DOCUMENTS_SECRET_ACCESS_KEY: 'b' };

  it('is a folder of DATA_DIR when unset, another folder, or a bucket', async () => {
    const inside = openBlobStore({ DATA_DIR: folder });
    const address = await inside.put(bytes('in DATA_DIR'));
    expect(await new FolderBlobStore(join(folder, 'documents')).get(address)).not.toBeNull();
    rmSync(join(folder, 'documents'), { recursive: true });
    expect(openBlobStore({ DATA_DIR: '.', DOCUMENTS_URL: pathToFileURL(folder).href })).toBeInstanceOf(FolderBlobStore);
    expect(openBlobStore({ DATA_DIR: '.', DOCUMENTS_URL: bucket.url, ...keys })).toBeInstanceOf(S3BlobStore);
  });

  it('of a bucket needs its keys: each that is missing is named', () => {
    const open = () => openBlobStore({ DATA_DIR: '.', DOCUMENTS_URL: bucket.url, DOCUMENTS_REGION: 'eu-west-2' });
    expect(open).toThrow(ConfigError);
    expect(open).toThrow(/DOCUMENTS_ACCESS_KEY_ID: must be set[^]*DOCUMENTS_SECRET_ACCESS_KEY: must be set/);
  });
});
