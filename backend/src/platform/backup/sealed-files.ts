import { createHash } from 'node:crypto';
import { pipeline as piped, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import type { Archive } from './archive.ts';
import { BackupRefused } from './backup-refused.ts';
import { type BackupFile, sha256 } from './manifest.ts';

/** Encrypts for whoever holds an identity; nothing here can read it again. */
export type Seal = (plain: Uint8Array) => Promise<Uint8Array>;
export type Unseal = (sealed: Uint8Array) => Promise<Uint8Array>;

/** In the format of age (age-encryption.org), for one public key or several. Throws Error for what is none. */
export function sealFor(recipients: readonly string[]): Seal {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return (plain) => encrypter.encrypt(plain);
}

/** Throws Error for what is no identity. */
export function unsealWith(identity: string): Unseal {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return (sealed) => decrypter.decrypt(sealed);
}

const PART_BYTES = 4 * 1024 * 1024;

type Source = { readonly name: string; readonly columns: readonly string[] | null; readonly content: AsyncIterable<Uint8Array> };

/** Nothing larger than a part is ever in memory. Null, and nothing is written, when there is nothing to write. */
export async function writeFile(
  { archive, seal, folder }: { readonly archive: Archive; readonly seal: Seal; readonly folder: string },
  { name, columns, content }: Source,
  rows: () => number,
): Promise<BackupFile | null> {
  const hash = createHash('sha256');
  const parts: BackupFile['parts'] = [];
  let plainBytes = 0;
  const keep = async (compressed: Uint8Array): Promise<void> => {
    const sealed = await seal(compressed);
    const path = `${folder}/${name}.${String(parts.length).padStart(4, '0')}.age`;
    await archive.put(path, sealed);
    parts.push({ path, bytes: sealed.length, sha256: sha256(sealed) });
  };
  await pipeline(
    content,
    async function* counted(chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        plainBytes += chunk.length;
        yield chunk;
      }
    },
    createGzip({ level: 1 }),
    async (chunks: AsyncIterable<Uint8Array>) => {
      for await (const part of inParts(chunks)) if (plainBytes > 0) await keep(part);
    },
  );
  return parts.length === 0 ? null : { name, columns: columns && [...columns], rows: rows(), sha256: hash.digest('hex'), parts };
}

async function* inParts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  let held: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    bytes += chunk.length;
    if (bytes < PART_BYTES) continue;
    yield Buffer.concat(held);
    [held, bytes] = [[], 0];
  }
  if (bytes > 0) yield Buffer.concat(held);
}

/** As it was written; the last chunk comes only after the hash of everything before it was right. Throws BackupRefused. */
export async function* readFile(archive: Archive, unseal: Unseal, file: BackupFile): AsyncGenerator<Uint8Array, void, undefined> {
  const hash = createHash('sha256');
  const plain = piped(Readable.from(opened(archive, unseal, file)), createGunzip(), () => undefined);
  let before: Uint8Array | null = null;
  for await (const chunk of plain as AsyncIterable<Uint8Array>) {
    hash.update(chunk);
    if (before) yield before;
    before = chunk;
  }
  if (hash.digest('hex') !== file.sha256) throw new BackupRefused(`${file.name} is not what was backed up: its hash is another.`);
  if (before) yield before;
}

async function* opened(archive: Archive, unseal: Unseal, { parts }: BackupFile): AsyncGenerator<Uint8Array, void, undefined> {
  for (const part of parts)
    yield await unseal(await sealedPart(archive, part)).catch(() => {
      throw new BackupRefused(`${part.path} does not open with this identity: give the private key that belongs to BACKUP_RECIPIENT.`);
    });
}

/** Throws BackupRefused when it is gone, or is not what was written. */
export async function sealedPart(archive: Archive, { path, sha256: wanted }: BackupFile['parts'][number]): Promise<Uint8Array> {
  const bytes = await archive.get(path);
  if (!bytes) throw new BackupRefused(`${path} is missing in ${archive.at}: this backup is broken, take another one.`);
  if (sha256(bytes) !== wanted)
    throw new BackupRefused(`${path} was changed or cut short in ${archive.at}: this backup is broken, take another one.`);
  return bytes;
}

/** Text in lines, however it was cut. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}
