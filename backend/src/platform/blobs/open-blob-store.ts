import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Config, ConfigError } from '../config/config.ts';
import type { BlobStore } from './blob-store.ts';
import { FolderBlobStore } from './folder-blob-store.ts';
import { S3BlobStore } from './s3-blob-store.ts';

type Settings = Pick<Config, 'DATA_DIR' | 'DOCUMENTS_URL' | 'DOCUMENTS_REGION' | 'DOCUMENTS_ACCESS_KEY_ID' | 'DOCUMENTS_SECRET_ACCESS_KEY'>;

/** The folder or the bucket that DOCUMENTS_URL names; a folder of DATA_DIR when it is unset. Throws ConfigError. */
export function openBlobStore(config: Settings): BlobStore {
  const { DATA_DIR, DOCUMENTS_URL } = config;
  if (!DOCUMENTS_URL) return new FolderBlobStore(join(DATA_DIR, 'documents'));
  if (DOCUMENTS_URL.startsWith('file:')) return new FolderBlobStore(fileURLToPath(DOCUMENTS_URL));
  const { DOCUMENTS_REGION: region, DOCUMENTS_ACCESS_KEY_ID: accessKeyId, DOCUMENTS_SECRET_ACCESS_KEY: secretAccessKey } = config;
  if (region && accessKeyId && secretAccessKey) return new S3BlobStore({ url: DOCUMENTS_URL, region, accessKeyId, secretAccessKey });
  const needed = { DOCUMENTS_REGION: region, DOCUMENTS_ACCESS_KEY_ID: accessKeyId, DOCUMENTS_SECRET_ACCESS_KEY: secretAccessKey };
  const unset = Object.entries(needed).flatMap(([name, value]) =>
    value ? [] : [`${name}: must be set for a DOCUMENTS_URL that is a bucket`],
  );
  throw new ConfigError(unset);
}
