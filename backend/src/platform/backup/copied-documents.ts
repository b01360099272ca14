import type { BlobStore } from '../blobs/blob-store.ts';
import type { Secrets } from '../keys/secrets.ts';
import type { Archive } from './archive.ts';
import { listDocuments, writeDocuments } from './index-of-backups.ts';

type Source = { readonly documents: BlobStore; readonly archive: Archive; readonly secrets: Secrets };

const pathOf = (address: string): string => `documents/${address.slice(0, 2)}/${address}`;

/**
 * Sealed as they are, each once for all backups. `isAll`: these are all that there are, and what nothing names any more is deleted. One whose
 * bytes are lost is left out: the product prints it anew.
 */
export async function copyDocuments(source: Source, named: readonly string[], { isAll }: { readonly isAll: boolean }): Promise<void> {
  const { archive, documents, secrets } = source;
  if (named.length === 0 && !isAll) return;
  const there = new Set(await listDocuments(archive, secrets));
  const before = [...there];
  for (const address of named) {
    const bytes = there.has(address) ? null : await documents.get(address).catch(() => null);
    if (!bytes) continue;
    await archive.put(pathOf(address), bytes);
    there.add(address);
  }
  const unnamed = isAll ? before.filter((address) => !named.includes(address)) : [];
  for (const address of unnamed) there.delete(address);
  if (unnamed.length > 0 || there.size > before.length) await writeDocuments(archive, secrets, [...there]);
  for (const address of unnamed) await archive.delete(pathOf(address));
}

/** Copies the documents that the store lacks. Returns how many there were, and how many were found nowhere. */
export async function bringDocuments(
  { archive, documents }: Pick<Source, 'archive' | 'documents'>,
  named: readonly string[],
): Promise<{ readonly brought: number; readonly lost: number }> {
  let [brought, lost] = [0, 0];
  for (const address of named) {
    if (await documents.get(address).catch(() => null)) continue;
    const bytes = await archive.get(pathOf(address));
    if (bytes && (await documents.put(bytes)) === address) brought += 1;
    else lost += 1;
  }
  return { brought, lost };
}
