import type { Archive } from './archive.ts';
import { BackupRefused } from './backup-refused.ts';
import { factsIn, HISTORY } from './history-file.ts';
import type { BackupFile, Manifest } from './manifest.ts';
import { linesOf, readFile, sealedPart, type Unseal } from './sealed-files.ts';

/** Reads every part back and compares its hash; needs no identity. Answers how many bytes there are. Throws BackupRefused. */
export async function proveParts(archive: Archive, chain: readonly Manifest[]): Promise<number> {
  let bytes = 0;
  for (const { files } of chain) for (const { parts } of files) for (const part of parts) bytes += (await sealedPart(archive, part)).length;
  return bytes;
}

/** Opens everything, and looks whether every sealed fact has its key: a database that is older than its history has not. Throws BackupRefused. */
export async function provePair(archive: Archive, unseal: Unseal, chain: readonly Manifest[]): Promise<void> {
  const sealedIn = new Set<string>();
  const keys = new Set<string>();
  let facts = 0;
  for (const file of chain.flatMap(({ files }) => files)) {
    const content = readFile(archive, unseal, file);
    if (file.name === 'vault.subject_key') for await (const [subject] of fieldsOf(content, file, ['subject'])) keys.add(subject!);
    else if (file.name === HISTORY) {
      for await (const { stream, sealed } of factsIn(content)) {
        facts += 1;
        if (sealed) sealedIn.add(stream);
      }
    } else if (file.name === 'es.event') {
      for await (const [stream, sealed] of fieldsOf(content, file, ['stream', 'sealed'])) {
        facts += Number(chain[0]?.store === 'postgres');
        if (sealed !== NULL) sealedIn.add(stream!);
      }
    } else for await (const _ of content);
  }
  assertWhole(
    chain,
    facts,
    [...sealedIn].filter((stream) => !keys.has(stream)),
  );
}

function assertWhole(chain: readonly Manifest[], facts: number, without: readonly string[]): void {
  const wanted = chain.at(-1)?.head.facts;
  if (facts !== wanted) throw new BackupRefused(`The backup says that it has ${wanted} facts, and has ${facts}: it is broken.`);
  const [example] = without;
  if (example !== undefined)
    throw new BackupRefused(
      `${without.length} streams have sealed facts and no key in this backup, such as ${example}: its database is older than its history, and what they hold could never be read. Take another backup.`,
    );
}

/** As COPY writes it. */
const NULL = '\\N';

async function* fieldsOf(content: AsyncIterable<Uint8Array>, { columns }: BackupFile, names: readonly string[]) {
  const places = names.map((name) => columns?.indexOf(name) ?? -1);
  for await (const line of linesOf(content)) {
    const fields = line.split('\t');
    yield places.map((place) => fields[place]);
  }
}
