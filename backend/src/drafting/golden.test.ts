import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { draftWill, planWill } from './draft-will.ts';
import { whoTakes } from './explanations/plan-table.ts';
import { FAMILIES, MARGARET, ON } from './testing/families.ts';

/** WILL_GOLDEN=write rewrites the files; a person reads what has changed before it is committed. */
const WRITE = process.env['WILL_GOLDEN'] === 'write';

const golden = (name: string): string => {
  const path = new URL(`golden/${name}.txt`, import.meta.url);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

describe('the wills of the example families (C-476, D-110)', () => {
  it.each(FAMILIES)('$name ($row)', ({ name, answers, testator, settings = {} }) => {
    const will = draftWill({ answers, testator: { ...MARGARET, ...testator }, settings, on: ON, kind: 'final' });
    if (!will.ok) throw new Error(will.refused.reason);
    if (WRITE) writeFileSync(new URL(`golden/${name}.txt`, import.meta.url), will.text);
    expect(will.text).toBe(golden(name));
  });

  it.each(FAMILIES)('$row: $takes ($name)', ({ answers, testator, settings = {}, dead = [], noIssue = [], divorced = false, takes }) => {
    const will = planWill({ answers, testator: { ...MARGARET, ...testator }, settings, on: ON });
    if (!will.ok) throw new Error(will.refused.reason);
    const { shares } = whoTakes(will, { dead, noIssue, divorced });
    expect(shares.map(({ name, numerator, denominator }) => `${name} ${numerator}/${denominator}`).join(', ')).toBe(takes);
  });

  it('are twenty-four without choices, and cover every row of the decision table', () => {
    const specified = FAMILIES.filter(({ row }) => !row.startsWith('choice | '));
    expect(specified).toHaveLength(24);
    const rows = specified.map(({ row }) => row.split(' | ').slice(0, 2).join(' | '));
    expect([...new Set(rows)].toSorted()).toEqual(
      [
        'any | divorced before death',
        'children | lapse',
        'children | per_stirpes',
        'children | rule missing (flag)',
        'children | surviving_children',
        'custom | any',
        'custom | child, lapse',
        'custom | child, per_stirpes',
        'custom | child, surviving_children',
        'custom | not a child',
        'custom | —',
        'partner | any',
        'partner | children',
        'partner | custom',
        'partner | intestacy',
        'partner | rule missing (flag)',
      ].toSorted(),
    );
  });
});
