import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { draftWill } from './draft-will.ts';
import { FAMILIES, MARGARET, ON } from './testing/families.ts';

/** WILL_GOLDEN=write rewrites the files; a person reads what has changed before it is committed. */
const WRITE = process.env['WILL_GOLDEN'] === 'write';

const golden = (name: string): string => {
  const path = new URL(`golden/${name}.txt`, import.meta.url);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

describe('the wills of the example families (C-476, D-110)', () => {
  it.each(FAMILIES)('$name', ({ name, answers, testator, settings = {} }) => {
    const will = draftWill({ answers, testator: { ...MARGARET, ...testator }, settings, on: ON, kind: 'final' });
    if (!will.ok) throw new Error(will.refused.reason);
    if (WRITE) writeFileSync(new URL(`golden/${name}.txt`, import.meta.url), will.text);
    expect(will.text).toBe(golden(name));
  });
});
