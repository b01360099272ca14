import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import type { KeyObject } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { idOf, openAnchor, publicKeyOf, publicKeyText, signerOf } from './anchor.ts';
import type { Anchor } from './anchor.ts';
import { AnchorFile } from './anchor-file.ts';
import { checkAnchors } from './check-anchors.ts';

const signer = signerOf(Buffer.alloc(32, 7));
const anchor: Anchor = { position: 12, hash: 'ab'.repeat(32), at: '2026-11-22T10:00:00.000Z', previous: null };

describe('an anchor', () => {
  it('is opened by who has the public key alone', () => {
    const publicKey = publicKeyOf(publicKeyText(signer.publicKey));
    expect(openAnchor(signer.sign(anchor), publicKey)).toEqual(anchor);
    expect(openAnchor(signer.sign(anchor), signerOf(Buffer.alloc(32, 8)).publicKey)).toBeNull();
    expect(() => publicKeyOf('c2hvcnQ=')).toThrow('32 bytes in base64');
  });

  it.each([
    { position: 13 },
    { hash: 'ac'.repeat(32) },
    { at: '2026-11-22T10:00:00.001Z' },
    { previous: 'x' },
    { position: '12' },
    { signature: '' },
    { signature: null },
  ])('is not opened after a change: %j', (change) => {
    const line = JSON.stringify({ ...(JSON.parse(signer.sign(anchor)) as object), ...change });
    expect(openAnchor(line, signer.publicKey)).toBeNull();
  });

  it.each(['', '{', 'null', '[]', '{}', '"x"'])('is not what this line is: %j', (line) => {
    expect(openAnchor(line, signer.publicKey)).toBeNull();
  });
});

describe('the lines of a file', () => {
  const linked = (count: number): string[] => {
    const lines: string[] = [];
    for (let n = 1; n <= count; n += 1) {
      const before = lines.at(-1);
      lines.push(signer.sign({ ...anchor, position: n, previous: before === undefined ? null : idOf(before) }));
    }
    return lines;
  };
  const check = (lines: readonly string[]) => checkAnchors(lines, signer.publicKey, 'file', { inOrder: true }).faults;

  it('are sound as they were written, also by two writers at once', () => {
    const lines = linked(5);
    expect(check(lines)).toEqual([]);
    expect(check([...lines, signer.sign({ ...anchor, position: 6, previous: idOf(lines[3]!) })])).toEqual([]);
    expect(check([signer.sign(anchor), ...lines])).toEqual([]);
  });

  it('show that one was taken out or put in', () => {
    const lines = linked(5);
    expect(check(lines.toSpliced(2, 1))).toEqual([{ place: 'file, line 3', position: 4, fault: 'line missing before it' }]);
    expect(check(lines.slice(1))).toEqual([{ place: 'file, line 1', position: 2, fault: 'line missing before it' }]);
    const forged = signerOf(Buffer.alloc(32, 9)).sign({ ...anchor, position: 6, previous: idOf(lines[4]!) });
    expect(check([...lines, forged])).toEqual([{ place: 'file, line 6', position: 6, fault: 'forged' }]);
  });
});

describe('AnchorFile', () => {
  let directory: string;
  let file: AnchorFile;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'willow-anchors-'));
    file = new AnchorFile(join(directory, 'anchors/willow.ndjson'));
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  it('keeps lines in order, for its user alone', async () => {
    expect([await file.newest(), await file.lines()]).toEqual([null, null]);
    const lines = Array.from({ length: 100 }, (_, n) => signer.sign({ ...anchor, position: n }));
    for (const line of lines) await file.append(line);
    expect(await file.lines()).toEqual(lines);
    expect(await file.newest()).toBe(lines.at(-1));
    expect(statSync(file.path).mode & 0o777).toBe(0o600);
  });

  it('passes over a line that a crash cut short, and starts the next on its own', async () => {
    const [one, two, three] = [1, 2, 3].map((n) => signer.sign({ ...anchor, position: n })) as [string, string, string];
    await file.append(one);
    await file.append(two);
    truncateSync(file.path, readFileSync(file.path).length - 9);
    expect(await file.newest()).toBe(one);
    await file.append(three);
    expect(await file.lines()).toEqual([one, three]);
  });

  it('passes over a first line that was cut short', async () => {
    await file.append(signer.sign(anchor));
    truncateSync(file.path, 5);
    expect([await file.newest(), await file.lines()]).toEqual([null, []]);
    appendFileSync(file.path, '\n');
    expect([await file.newest(), await file.lines()]).toEqual([null, []]);
  });
});

describe('another key that signs from here on', () => {
  const next = signerOf(Buffer.alloc(32, 8), [publicKeyText(signer.publicKey)]);
  const chain = (...parts: readonly (readonly [typeof signer, number])[]): string[] => {
    const lines: string[] = [];
    for (const [by, position] of parts)
      lines.push(by.sign({ ...anchor, position, previous: lines.length === 0 ? null : idOf(lines.at(-1)!) }));
    return lines;
  };
  const faultsOf = (lines: readonly string[], before: KeyObject | null = null) =>
    checkAnchors(lines, next.publicKey, 'file', { inOrder: true, before }).faults;

  it('names the one before, and speaks for what that one signed up to its own newest line', () => {
    expect(faultsOf(chain([signer, 1], [signer, 2], [next, 2]))).toEqual([]);
    expect(faultsOf(chain([signer, 1], [next, 2], [signer, 3], [next, 4]))).toEqual([]);
    expect(faultsOf(chain([signer, 1], [next, 2], [signer, 3]))).toEqual([{ place: 'file, line 3', position: 3, fault: 'forged' }]);
    expect(faultsOf(chain([signer, 1]))).toMatchObject([{ fault: 'forged' }]);
  });

  it('counts like the one before it while one is turned into the other, whichever signs, and for whom that one spoke', () => {
    const during = (...parts: readonly (readonly [typeof signer, number])[]) => faultsOf(chain(...parts), signer.publicKey);
    expect(during([signer, 1])).toEqual([]);
    expect(during([signer, 1], [next, 2], [signer, 3])).toEqual([]);
    const first = signerOf(Buffer.alloc(32, 6));
    const second = signerOf(Buffer.alloc(32, 7), [publicKeyText(first.publicKey)]);
    expect(during([first, 1], [second, 2])).toEqual([]);
    expect(during([first, 1], [second, 2], [first, 3])).toMatchObject([{ position: 3, fault: 'forged' }]);
    expect(during([signerOf(Buffer.alloc(32, 9)), 1], [signer, 2])).toMatchObject([{ position: 1, fault: 'forged' }]);
  });

  it('for no other key, and nobody else names one in its place', () => {
    const stranger = signerOf(Buffer.alloc(32, 9));
    const claims = signerOf(Buffer.alloc(32, 9), [publicKeyText(signer.publicKey)]);
    expect(faultsOf(chain([stranger, 1], [next, 2]))).toMatchObject([{ position: 1, fault: 'forged' }]);
    expect(faultsOf(chain([signer, 1], [claims, 2]))).toMatchObject([{ fault: 'forged' }, { fault: 'forged' }]);
    const [line = ''] = chain([next, 2]);
    for (const change of [{ former: [] }, { former: ['x'] }, { former: undefined }, { former: 'x' }])
      expect(openAnchor(JSON.stringify({ ...(JSON.parse(line) as object), ...change }), next.publicKey)).toBeNull();
    expect(openAnchor(line, next.publicKey)).toMatchObject({ former: [publicKeyText(signer.publicKey)] });
  });

  it('is not named in a checkpoint, which auditors read on their own', () => {
    const tree = { facts: 1, root: '0'.repeat(64), streams: 1, streamsRoot: '1'.repeat(64) };
    expect(JSON.parse(next.sign({ ...anchor, tree }))).not.toHaveProperty('former');
  });
});
