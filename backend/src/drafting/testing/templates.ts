import { readdirSync, readFileSync } from 'node:fs';

/** Where a template begins: its own text up to the closing backtick, and where that is. What is put into it counts for itself. */
function pieceAt(source: string, from: number): { readonly pieces: readonly string[]; readonly end: number } {
  const pieces: string[] = [];
  let piece = '';
  let at = from;
  while (at < source.length && source[at] !== '`') {
    if (source.startsWith('${', at)) {
      at = endOfValue(source, at + 2);
      pieces.push(piece);
      piece = '';
    } else {
      piece += source[at];
      at += 1;
    }
  }
  return { pieces: [...pieces, piece], end: at + 1 };
}

/** Behind the brace that ends a value; braces and templates within it are skipped. */
function endOfValue(source: string, from: number): number {
  let at = from;
  for (let depth = 1; depth > 0;) {
    if (source[at] === '`') {
      at = pieceAt(source, at + 1).end;
      continue;
    }
    depth += source[at] === '{' ? 1 : source[at] === '}' ? -1 : 0;
    at += 1;
  }
  return at;
}

const MARK = 'say`';

/** The wording in a source file: each piece of each template, whether a will ever prints it or not. */
export const wordingOfSource = (source: string): readonly string[] =>
  [...source.matchAll(/\bsay`/g)]
    .flatMap(({ index }) => pieceAt(source, index + MARK.length).pieces)
    .map((piece) => piece.replace(/^\./, '').trim())
    .filter((piece) => /\p{L}/u.test(piece));

const FOLDERS = ['../clauses/', '../document/'].map((folder) => new URL(folder, import.meta.url));

/** The same of every clause that there is, by file. */
export const everyTemplate = (): readonly (readonly [file: string, pieces: readonly string[]])[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
      .map((name) => [name, wordingOfSource(readFileSync(new URL(name, folder), 'utf8'))] as const),
  ).filter(([, pieces]) => pieces.length > 0);
