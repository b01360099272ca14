import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { writeWhole } from '../blobs/write-whole.ts';
import { type Config, ConfigError } from '../config/config.ts';

/** Where backups are kept: objects by path, each written and read whole. */
export type Archive = {
  /** For a person: where it is. */
  readonly at: string;
  /** Durable when it resolves; takes the place of what stood there. */
  put(path: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is none. */
  get(path: string): Promise<Uint8Array | null>;
  /** Safe to repeat. */
  delete(path: string): Promise<void>;
};

/** What the place of backups answered may name more than a log should. */
export class ArchiveUnavailable extends Error {
  constructor(what: string, why: string) {
    super(`BACKUP_URL: the place of backups could not ${what} (${why})`);
    this.name = 'ArchiveUnavailable';
  }
}

export type ArchiveSettings = Pick<Config, 'BACKUP_URL' | 'BACKUP_REGION' | 'BACKUP_ACCESS_KEY_ID' | 'BACKUP_SECRET_ACCESS_KEY'>;

/** The folder or the bucket that BACKUP_URL names. Throws ConfigError. */
export function openArchive(config: ArchiveSettings): Archive {
  const { BACKUP_URL: url, BACKUP_REGION: region, BACKUP_ACCESS_KEY_ID: accessKeyId, BACKUP_SECRET_ACCESS_KEY: secretAccessKey } = config;
  if (!url) throw new ConfigError(['BACKUP_URL: must name where backups are kept: file:///srv/backups, or a bucket that speaks S3']);
  if (url.startsWith('file:')) return folderArchive(fileURLToPath(url));
  if (region && accessKeyId && secretAccessKey) return bucketArchive({ url, region, accessKeyId, secretAccessKey });
  const needed = { BACKUP_REGION: region, BACKUP_ACCESS_KEY_ID: accessKeyId, BACKUP_SECRET_ACCESS_KEY: secretAccessKey };
  throw new ConfigError(
    Object.entries(needed).flatMap(([name, value]) => (value ? [] : [`${name}: must be set for a BACKUP_URL that is a bucket`])),
  );
}

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

export const folderArchive = (folder: string): Archive => ({
  at: folder,
  put: (path, bytes) => writeWhole(join(folder, path), bytes).catch(unavailable('keep a part')),
  get: (path) => readFile(join(folder, path)).catch((error: unknown) => (isGone(error) ? null : unavailable('read a part')(error))),
  delete: (path) => rm(join(folder, path), { force: true }).catch(unavailable('delete a part')),
});

const unavailable =
  (what: string) =>
  (error: unknown): never => {
    throw new ArchiveUnavailable(what, (error as NodeJS.ErrnoException).code ?? 'it failed');
  };

type BucketSettings = { readonly url: string; readonly region: string; readonly accessKeyId: string; readonly secretAccessKey: string };

const TRIES = 4;
const TIMEOUT_MS = 120_000;

export function bucketArchive({ url, ...login }: BucketSettings): Archive {
  const client = new AwsClient({ ...login, service: 's3', retries: TRIES - 1, initRetryMs: 200 });
  const base = url.replace(/\/$/, '');
  const ask = async (what: string, method: 'PUT' | 'GET' | 'DELETE', path: string, fine: readonly number[], body?: Uint8Array) => {
    const answer = await client
      .fetch(`${base}/${path}`, { method, signal: AbortSignal.timeout(TIMEOUT_MS), ...(body && sent(body)) })
      .catch(() => null);
    if (answer && fine.includes(answer.status)) return answer;
    throw new ArchiveUnavailable(what, String(answer?.status ?? 'no answer'));
  };
  return {
    at: base,
    put: async (path, bytes) => void (await ask('keep a part', 'PUT', path, [200], bytes)),
    get: async (path) => {
      const answer = await ask('read a part', 'GET', path, [200, 404]);
      return answer.status === 404 ? null : new Uint8Array(await answer.arrayBuffer());
    },
    delete: async (path) => void (await ask('delete a part', 'DELETE', path, [200, 204, 404])),
  };
}

const sent = (bytes: Uint8Array) => ({
  body: Buffer.from(bytes),
  headers: {
    'content-type': 'application/octet-stream',
    'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
  },
});
