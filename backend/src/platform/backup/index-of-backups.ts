import { z } from 'zod';
import type { Secrets } from '../keys/secrets.ts';
import type { Archive } from './archive.ts';
import { opened, signed } from './manifest.ts';

const Listed = z.object({
  name: z.string(),
  /** When the whole was made, and the newest of its segments. */
  at: z.string(),
  upTo: z.string(),
  facts: z.number(),
  segments: z.number(),
  /** Of its newest manifest. */
  last: z.string(),
});
export type ListedBackup = z.infer<typeof Listed>;

const Index = z.object({ backups: z.array(Listed) });
const Erased = z.object({ subjects: z.array(z.string()) });
const Documents = z.object({ addresses: z.array(z.string()) });

const INDEX = 'index.json';
/** Whose keys were ever destroyed: names of streams, which hold ids only. It outlives every backup, and only grows. */
const ERASED = 'erased.json';
/** Which documents are kept beside the backups. */
const DOCUMENTS = 'documents.json';

/** The newest last. Throws BackupRefused. */
export async function listBackups(archive: Archive, secrets: Secrets): Promise<readonly ListedBackup[]> {
  const bytes = await archive.get(INDEX);
  return bytes ? opened(secrets, Index, bytes, `The list of backups in ${archive.at}`).backups : [];
}

export const writeList = (archive: Archive, secrets: Secrets, backups: readonly ListedBackup[]): Promise<void> =>
  archive.put(INDEX, signed(secrets, { backups }));

/** Throws BackupRefused. */
export async function listErased(archive: Archive, secrets: Secrets): Promise<readonly string[]> {
  const bytes = await archive.get(ERASED);
  return bytes ? opened(secrets, Erased, bytes, `The list of erased customers in ${archive.at}`).subjects : [];
}

/** Nobody is ever taken off the list. */
export async function addErased(archive: Archive, secrets: Secrets, subjects: readonly string[]): Promise<void> {
  if (subjects.length === 0) return;
  const before = await listErased(archive, secrets);
  const all = new Set([...before, ...subjects]);
  if (all.size > before.length) await archive.put(ERASED, signed(secrets, { subjects: [...all].toSorted() }));
}

/** Throws BackupRefused. */
export async function listDocuments(archive: Archive, secrets: Secrets): Promise<readonly string[]> {
  const bytes = await archive.get(DOCUMENTS);
  return bytes ? opened(secrets, Documents, bytes, `The list of documents in ${archive.at}`).addresses : [];
}

export const writeDocuments = (archive: Archive, secrets: Secrets, addresses: readonly string[]): Promise<void> =>
  archive.put(DOCUMENTS, signed(secrets, { addresses }));
