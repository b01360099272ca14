import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { untar } from './untar.ts';

let into: string;

beforeEach(async () => {
  into = await mkdtemp(join(tmpdir(), 'untar-'));
});

afterEach(() => rm(into, { recursive: true, force: true }));

function entry(name: string, kind: string, content = ''): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write(content.length.toString(8).padStart(11, '0'), 124);
  header.write(kind, 156);
  return Buffer.concat([header, Buffer.from(content), Buffer.alloc((512 - (content.length % 512)) % 512)]);
}

describe('unpacking an archive', () => {
  it('writes its files, one after another', async () => {
    const content = 'x'.repeat(700);
    await untar(Buffer.concat([entry('lib/', '5'), entry('lib/a.so', '0', content), entry('b', '0', 'b'), Buffer.alloc(1024)]), into);
    expect(await readFile(join(into, 'lib', 'a.so'), 'utf8')).toBe(content);
    expect(await readFile(join(into, 'b'), 'utf8')).toBe('b');
  });

  it('writes no links, and nothing outside its directory', async () => {
    const inner = join(into, 'inner');
    await untar(Buffer.concat([entry('link', '2'), entry('../../out', '0', 'out')]), inner);
    expect(await readdir(into)).toEqual(['inner']);
    expect(await readdir(inner)).toEqual(['out']);
  });
});
