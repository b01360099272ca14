import { createSecretKey, type KeyObject } from 'node:crypto';
import type pg from 'pg';
import { unseal } from '../../event-sourcing/codec/sealing.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { Secrets } from './secrets.ts';

type Row = { readonly subject: string; readonly wrapped: Buffer | null; readonly epoch: number };
export type CopiedKeys = {
  readonly keys: readonly Row[];
  readonly epochs: readonly { readonly id: number; readonly address: string | null }[];
};

/** What a dump, a base backup and the write-ahead log have of the keys. */
export const copyOfKeys = async (db: Pick<pg.Pool, 'query'>): Promise<CopiedKeys> => ({
  keys: (await db.query<Row>('SELECT subject, wrapped, epoch FROM vault.subject_key')).rows,
  epochs: (await db.query('SELECT id, address FROM vault.key_epoch')).rows,
});

/** Whose keys of a copy open with the master key and the store of documents as it is now. */
export async function openedOf({ keys, epochs }: CopiedKeys, secrets: Secrets, blobs: BlobStore): Promise<readonly string[]> {
  const wrapping = [secrets.wrappingKey];
  for (const { id, address } of epochs) {
    const sealed = address === null ? null : await blobs.get(address);
    if (sealed) wrapping.push(createSecretKey(unseal(secrets.wrappingKey, `key-epoch|${id}`, sealed)));
  }
  const opens = (key: KeyObject, { subject, wrapped }: Row): boolean => {
    try {
      return wrapped !== null && unseal(key, subject, wrapped).length === 32;
    } catch {
      return false;
    }
  };
  return keys.filter((row) => wrapping.some((key) => opens(key, row))).map(({ subject }) => subject);
}
