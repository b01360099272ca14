import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Bucket, KEYS, startBucket } from '../blobs/bucket.behaviour.ts';
import { ConfigError } from '../config/config.ts';
import { type Archive, type ArchiveSettings, ArchiveUnavailable, bucketArchive, folderArchive, openArchive } from './archive.ts';

let folder: string;
let bucket: Bucket;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'willow-archive-'));
  bucket = await startBucket();
});
afterAll(async () => {
  await bucket?.close();
  rmSync(folder, { recursive: true, force: true });
});

const textOf = (bytes: Uint8Array | null): string | null => bytes && Buffer.from(bytes).toString();

describe.each<[string, () => Archive]>([
  ['a folder', () => folderArchive(folder)],
  ['a bucket', () => bucketArchive({ url: `${bucket.url}/`, ...KEYS })],
])('backups in %s', (_, archive) => {
  it('come back as they were, are written over, and are gone once deleted, also twice', async () => {
    const path = '20261128T020000000Z/000001/es.event.0000.age';
    expect(await archive().get(path)).toBeNull();
    await archive().put(path, Buffer.from('first'));
    await archive().put(path, Buffer.from('second'));
    expect(textOf(await archive().get(path))).toBe('second');
    await archive().delete(path);
    await archive().delete(path);
    expect(await archive().get(path)).toBeNull();
  });
});

it('nobody else may read the folder, and nothing half written stays in it', async () => {
  await folderArchive(folder).put('a/b.age', Buffer.from('x'));
  expect(readdirSync(join(folder, 'a'))).toEqual(['b.age']);
  expect(statSync(join(folder, 'a/b.age')).mode & 0o077).toBe(0);
});

it('a bucket that refuses says what was asked and its status; one that fails is asked again', async () => {
  const wrong = bucketArchive({ url: bucket.url, ...KEYS, secretAccessKey: 'another' });
  await expect(wrong.put('a', Buffer.from('x'))).rejects.toThrow(new ArchiveUnavailable('keep a part', '403'));
  bucket.failNext(503);
  await bucketArchive({ url: bucket.url, ...KEYS }).put('a', Buffer.from('x'));
});

it('BACKUP_URL of a bucket needs its keys, each of which is named', () => {
  const open = (settings: ArchiveSettings) => () => openArchive(settings);
  expect(open({})).toThrow(/^BACKUP_URL: must name/);
  expect(open({ BACKUP_URL: bucket.url, BACKUP_REGION: 'eu-west-2' })).toThrow(ConfigError);
  expect(open({ BACKUP_URL: bucket.url, BACKUP_REGION: 'eu-west-2' })).toThrow(
    /BACKUP_ACCESS_KEY_ID: must be set[^]*BACKUP_SECRET_ACCESS_KEY/,
  );
});
