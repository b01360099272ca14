import { readSync } from 'node:fs';

export type Position = { readonly offset: number; readonly length: number };

const NEWLINE = 0x0a;
const CHUNK = 1 << 20;

/** Without a last line that was cut short. */
export function findLines(file: number): { readonly lines: readonly Position[]; readonly end: number } {
  const lines = wholeLines(file);
  const last = lines.at(-1);
  if (last && !isJson(file, last)) lines.pop();
  const end = lines.at(-1);
  return { lines, end: end ? end.offset + end.length + 1 : 0 };
}

function wholeLines(file: number): Position[] {
  const lines: Position[] = [];
  const chunk = Buffer.alloc(CHUNK);
  let lineStart = 0;
  for (let offset = 0, got = readSync(file, chunk, 0, CHUNK, 0); got > 0; got = readSync(file, chunk, 0, CHUNK, offset)) {
    for (let at = chunk.indexOf(NEWLINE); at >= 0 && at < got; at = chunk.indexOf(NEWLINE, at + 1)) {
      lines.push({ offset: lineStart, length: offset + at - lineStart });
      lineStart = offset + at + 1;
    }
    offset += got;
  }
  return lines;
}

function isJson(file: number, { offset, length }: Position): boolean {
  const bytes = Buffer.alloc(length);
  readSync(file, bytes, 0, length, offset);
  try {
    JSON.parse(bytes.toString('utf8'));
    return true;
  } catch {
    return false;
  }
}
