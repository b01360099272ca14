import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { MARGARET, ON, SINGLE } from '../../drafting/testing/families.ts';
import { runCommand } from '../commands.ts';

it('willow draft prints a PDF with the browser of the worker, and needs nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'willow-draft-'));
  writeFileSync(join(folder, 'a.json'), JSON.stringify({ answers: SINGLE, testator: MARGARET, on: ON }));
  const print = (out: string): Promise<void> =>
    runCommand(['draft', '--answers', 'a.json', '--format', 'pdf', '--final', '--out', out], {
      INIT_CWD: folder,
      CHROMIUM_PATH: process.env['CHROMIUM_PATH'],
    });
  try {
    await print('one.pdf');
    await print('two.pdf');
    const [one, two] = ['one.pdf', 'two.pdf'].map((name) => readFileSync(join(folder, name)));
    expect(one!.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    expect(one!.equals(two!)).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
