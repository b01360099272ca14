import type { Position } from './journal-lines.ts';
import { closeSync, fstatSync, fsyncSync, ftruncateSync, mkdirSync, openSync, readSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { findLines } from './journal-lines.ts';

type Journal<Entry> = {
  /** Oldest first. */
  readonly replay: (visit: (entry: Entry, position: Position) => void) => void;
  /** When this returns, killing the process no longer loses the entry. */
  readonly append: (entry: Entry) => Position;
  readonly read: (position: Position) => Entry;
  /** Nothing else is left of what was there, also when the process is killed in the middle. Positions of before are void. */
  readonly replace: (entries: readonly Entry[]) => void;
  readonly close: () => void;
};

export function openJournal<Entry>(path?: string): Journal<Entry> {
  return path === undefined ? memoryJournal<Entry>() : fileJournal<Entry>(path);
}

function memoryJournal<Entry>(): Journal<Entry> {
  const lines: string[] = [];
  const parse = (line: string): Entry => JSON.parse(line) as Entry;
  return {
    replay: (visit) => lines.forEach((line, offset) => visit(parse(line), { offset, length: 1 })),
    append: (entry) => ({ offset: lines.push(JSON.stringify(entry)) - 1, length: 1 }),
    read: ({ offset }) => parse(lines[offset] ?? 'null'),
    replace: (entries) => void lines.splice(0, lines.length, ...entries.map((entry) => JSON.stringify(entry))),
    close: () => undefined,
  };
}

function fileJournal<Entry>(path: string): Journal<Entry> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // Payments and mails name people, so nobody but the owner may read the file.
  let file = openSync(path, 'a+', 0o600);
  let { lines, end } = findLines(file);
  // A process killed in the middle of a write leaves half a line; the next write must not be glued to it.
  if (end < fstatSync(file).size) ftruncateSync(file, end);
  let size = end;
  const read = ({ offset, length }: Position): Entry => {
    const bytes = Buffer.alloc(length);
    readSync(file, bytes, 0, length, offset);
    return JSON.parse(bytes.toString('utf8')) as Entry;
  };
  const append = (entry: Entry): Position => {
    const bytes = Buffer.from(`${JSON.stringify(entry)}\n`, 'utf8');
    writeWhole(file, bytes, size);
    const position = { offset: size, length: bytes.length - 1 };
    size += bytes.length;
    return position;
  };
  const replace = (entries: readonly Entry[]): void => {
    const fresh = openSync(`${path}.new`, 'w+', 0o600);
    writeWhole(fresh, Buffer.from(entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''), 'utf8'), 0);
    fsyncSync(fresh);
    renameSync(`${path}.new`, path);
    closeSync(file);
    file = fresh;
    ({ lines, end } = findLines(file));
    size = end;
  };
  return {
    replay: (visit) => lines.forEach((position) => visit(readOrExplain(path, position, read), position)),
    append,
    read,
    replace,
    close: () => closeSync(file),
  };
}

function readOrExplain<Entry>(path: string, position: Position, read: (position: Position) => Entry): Entry {
  try {
    return read(position);
  } catch {
    throw new Error(`${path} is damaged at byte ${position.offset}; move it away to start afresh.`);
  }
}

function writeWhole(file: number, bytes: Buffer, start: number): void {
  try {
    for (let written = 0; written < bytes.length;) written += writeSync(file, bytes, written);
  } catch (error) {
    // A full disk may have taken part of the line; take it back so that the journal stays readable.
    ftruncateSync(file, start);
    throw error;
  }
}
