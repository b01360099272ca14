import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { contentText } from '../document/will-text.ts';
import { type PlannedWill, planWill } from '../draft-will.ts';
import { barredWitnesses } from '../people/barred-witnesses.ts';
import { live } from '../testing/live-names.ts';
import { randomWill, RUNS } from '../testing/random-answers.ts';
import { TIDY } from '../testing/random-texts.ts';
import { sheetText } from './sheet.ts';
import { sheetOf, type SheetName, SHEETS } from './sheets.ts';

const text = (name: SheetName, planned: PlannedWill): string => {
  const sheet = sheetOf(name, { planned, kind: 'final', questions: [] });
  return sheet ? sheetText(sheet) : '';
};
const everySheet = (planned: PlannedWill): string => SHEETS.map((name) => text(name, planned)).join('\n');

describe('the people of the sheets (property 25)', () => {
  it('are those of the will, in every will', () => {
    fc.assert(
      fc.property(randomWill(TIDY), (will) => {
        const planned = planWill(will);
        if (!planned.ok) return;
        const sheets = everySheet(planned);
        const { names, stale } = live(will);
        for (const name of stale.filter((each) => !names.includes(each))) expect(sheets).not.toContain(name);
        for (const { name } of barredWitnesses(planned.facts)) {
          expect(text('signing-sheet', planned)).toContain(name);
          expect(contentText(planned.document)).toContain(name);
        }
        for (const { name } of planned.facts.executors)
          for (const sheet of ['cover-letter', 'executors-sheet'] as const) expect(text(sheet, planned)).toContain(name);
        for (const name of names) expect(sheets).toContain(name);
      }),
      { numRuns: RUNS },
    );
  });

  it('leave no hole and no stray word where one of them is not there', () => {
    fc.assert(
      fc.property(randomWill(TIDY), (will) => {
        const planned = planWill(will);
        if (!planned.ok) return;
        for (const name of SHEETS.filter((each) => each !== 'explanation' && each !== 'funeral-wishes')) {
          const sheet = text(name, planned);
          expect(sheet).not.toMatch(/undefined|\bnull\b|NaN|\[object|\{\}|\[\]| {2}| ,|\(\)|“”/);
        }
      }),
      { numRuns: Math.min(RUNS, 200) },
    );
  });
});
