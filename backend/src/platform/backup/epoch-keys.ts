import type pg from 'pg';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { Archive } from './archive.ts';
import { BackupRefused } from './backup-refused.ts';
import type { BackupFile, Manifest } from './manifest.ts';
import { linesOf, readFile, type Unseal, writeFile } from './sealed-files.ts';

/** What wraps the keys of subjects, one a line, sealed under the master key. It is not in the database, and without it the rest opens for nobody. */
const EPOCH_KEYS = 'epoch-keys';

type Line = { readonly address: string; readonly sealed: string };

/** Of the database's moment. Throws BackupRefused when an epoch was turned meanwhile: the next try has the one after. */
export async function copyEpochKeys(
  client: Pick<pg.ClientBase, 'query'>,
  documents: BlobStore,
  target: Parameters<typeof writeFile>[0],
): Promise<BackupFile | null> {
  const { rows } = await client.query<{ address: string }>('SELECT address FROM vault.key_epoch WHERE address IS NOT NULL ORDER BY id');
  const lines: Line[] = [];
  for (const { address } of rows) {
    const sealed = await documents.get(address);
    if (!sealed)
      throw new BackupRefused('The keys were wrapped anew while the backup was made, or the store of documents has lost one: try again.');
    lines.push({ address, sealed: Buffer.from(sealed).toString('base64') });
  }
  const content = async function* (): AsyncGenerator<Uint8Array, void, undefined> {
    for (const line of lines) yield Buffer.from(`${JSON.stringify(line)}\n`);
  };
  return writeFile(target, { name: EPOCH_KEYS, columns: null, content: content() }, () => lines.length);
}

type Source = { readonly archive: Archive; readonly unseal: Unseal; readonly documents: BlobStore };

/** Each backup, whole or not, has all that were there: the last one's count. */
export async function bringEpochKeys({ archive, unseal, documents }: Source, chain: readonly Manifest[]): Promise<void> {
  const file = chain.at(-1)?.files.find(({ name }) => name === EPOCH_KEYS);
  if (!file) return;
  for await (const text of linesOf(readFile(archive, unseal, file)))
    await documents.put(Buffer.from((JSON.parse(text) as Line).sealed, 'base64'));
}
