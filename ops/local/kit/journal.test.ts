import { afterEach, describe, expect, it } from '@jest/globals';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openJournal } from './journal.ts';
import { type Position } from './journal-lines.ts';

const folder = mkdtempSync(join(tmpdir(), 'journal-'));
const path = join(folder, 'deep', 'journal.ndjson');

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function contents(file: string | undefined): unknown[] {
  const journal = openJournal<unknown>(file);
  const entries: unknown[] = [];
  journal.replay((entry) => entries.push(entry));
  journal.close();
  return entries;
}

function write(...entries: readonly unknown[]): readonly Position[] {
  const journal = openJournal<unknown>(path);
  const positions = entries.map((entry) => journal.append(entry));
  expect(positions.map((position) => journal.read(position))).toEqual(entries);
  journal.close();
  return positions;
}

describe('a journal', () => {
  it('comes back with what was written, also over several runs', () => {
    write({ a: 1 }, { text: 'line one\nline two — £50 ✓' });
    write({ b: 'x'.repeat(3_000_000) });
    expect(contents(path)).toEqual([{ a: 1 }, { text: 'line one\nline two — £50 ✓' }, { b: 'x'.repeat(3_000_000) }]);
  });

  it.each([
    ['in a file', path],
    ['in memory', undefined],
  ])('%s: what is replaced is gone, and it goes on from there', (_, file) => {
    const journal = openJournal<unknown>(file);
    journal.append({ secret: 'x'.repeat(100) });
    journal.append({ b: 2 });
    journal.replace([{ b: 2 }]);
    const next = journal.append({ c: 3 });
    expect(journal.read(next)).toEqual({ c: 3 });
    const entries: unknown[] = [];
    journal.replay((entry) => entries.push(entry));
    journal.close();
    if (!file) return;
    expect(contents(file)).toEqual([{ b: 2 }, { c: 3 }]);
    expect(readFileSync(file, 'utf8')).not.toContain('secret');
  });

  it('drops half a line at the end and goes on after it', () => {
    write({ a: 1 });
    appendFileSync(path, '{"half":');
    write({ b: 2 });
    expect(contents(path)).toEqual([{ a: 1 }, { b: 2 }]);
    expect(readFileSync(path, 'utf8')).toBe('{"a":1}\n{"b":2}\n');
  });

  it('drops a last line that is no JSON, such as the zeros a power cut leaves', () => {
    write({ a: 1 });
    appendFileSync(path, '\0\0\0\0\n');
    expect(contents(path)).toEqual([{ a: 1 }]);
  });

  it('refuses to guess when it is damaged in the middle', () => {
    write({ a: 1 });
    appendFileSync(path, 'damage\n{"b":2}\n');
    expect(() => contents(path)).toThrow('is damaged at byte 8');
  });

  it('starts from an empty file', () => {
    write();
    writeFileSync(path, '');
    expect(contents(path)).toEqual([]);
  });

  it('works the same in memory', () => {
    const journal = openJournal<unknown>();
    const position = journal.append({ a: 1 });
    expect(journal.read(position)).toEqual({ a: 1 });
    const seen: unknown[] = [];
    journal.replay((entry) => seen.push(entry));
    expect(seen).toEqual([{ a: 1 }]);
  });
});
