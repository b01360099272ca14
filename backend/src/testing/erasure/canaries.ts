import { randomInt } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What is planted of each subject. The list of customers has name and address in clear; nothing else may be anywhere. */
export const KINDS = ['name', 'address', 'street', 'wishes', 'friend', 'friendAddress', 'message'] as const;
export type Kind = (typeof KINDS)[number];
export type Canary = { readonly kind: Kind; readonly subject: number };

const LETTERS = 'abcdefghij';
/** In letters: a name has no digits. */
const spelled = (number: number): string => String(number).replaceAll(/\d/g, (digit) => LETTERS[Number(digit)]!);
const numberIn = (letters: string): number => Number(letters.toLowerCase().replaceAll(/./g, (letter) => String(LETTERS.indexOf(letter))));

/** Of one run, so that those of others beside it on the same server do not count. */
const RUN = `x${spelled(randomInt(100_000, 1_000_000))}z`;
const WORD = new RegExp(`zq(${KINDS.join('|')})x([a-j]+)${RUN}`, 'gi');
/** Longer than any of them: what is cut in two is found in the next piece. */
const OVERLAP = 64;

/** A word that is nowhere else, which every field takes. */
export const canary = (kind: Kind, subject: number): string => `Zq${kind}x${spelled(subject)}${RUN}`;

const KIND_OF = new Map(KINDS.map((kind) => [kind.toLowerCase(), kind]));

/** Each that stands in a text, once. */
export function canariesIn(text: string): readonly Canary[] {
  const found = new Map<string, Canary>();
  for (const [word, kind = '', subject = ''] of text.matchAll(WORD))
    found.set(word.toLowerCase(), { kind: KIND_OF.get(kind.toLowerCase())!, subject: numberIn(subject) });
  return [...found.values()];
}

/** Each that stands in the bytes of a folder's files. Of what a running server takes away meanwhile nothing is read. */
export async function canariesInFiles(folder: string): Promise<readonly Canary[]> {
  const found = new Map<string, Canary>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    let rest = Buffer.alloc(0);
    try {
      for await (const chunk of createReadStream(join(entry.parentPath, entry.name), { highWaterMark: 4_000_000 })) {
        const bytes = Buffer.concat([rest, chunk as Buffer]);
        // Few files have any, and to look for the same bytes is quick.
        if (bytes.includes(RUN)) for (const each of canariesIn(bytes.toString('latin1'))) found.set(`${each.kind} ${each.subject}`, each);
        rest = bytes.subarray(-OVERLAP);
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return [...found.values()];
}
