import { describe, expect, it } from '@jest/globals';
import { StressReport } from '@willow/contracts';
import { FAMILIES } from '../testing/families.ts';
import { family, plan } from '../testing/planned.ts';
import { stressReport } from './stress-report.ts';

describe('the stress report', () => {
  it('tries every combination and lists the intestacies, the likeliest marked, worst first', () => {
    const report = StressReport.parse(stressReport(family('shares-child-lapse-and-friend')));
    expect(report).toMatchObject({ tried: 4, failing: 2, step: 7 });
    expect(report.cases.map(({ sentence, likeliest }) => [sentence, likeliest])).toEqual([
      ['If Carys Ellen Hughes and Ffion Morgan have died before you, everything passes under the intestacy rules.', false],
      ['If Carys Ellen Hughes has died before you, 60% of the rest of your estate passes under the intestacy rules.', true],
    ]);
  });

  it('shows as many cases as fit on a screen: one for each part of the estate, the likeliest among them', () => {
    const { answers } = FAMILIES.find(({ name }) => name === 'ten-children-rule-missing')!;
    const { cases, failing } = stressReport(plan({ ...answers, childrenSubstituteRule: 'lapse' }));
    expect(failing).toBe(1023);
    expect(cases.map(({ intestacy }) => `${intestacy.numerator}/${intestacy.denominator}`)).toEqual([
      '1/1',
      '9/10',
      '4/5',
      '7/10',
      '3/5',
      '1/2',
      '2/5',
      '1/10',
    ]);
    expect(cases.map(({ likeliest }) => likeliest)).toEqual([false, false, false, false, false, false, false, true]);
  });

  it.each([
    ['married-partner-then-intestacy', 1, 7],
    ['widowed-children-by-line', 1, null],
    ['single-one-person', 1, 6],
    ['ten-children-rule-missing', 1, null],
  ])('%s: %i distinct way into intestacy, closed at step %s', (name, ways, step) => {
    const report = stressReport(family(name));
    expect(report.cases).toHaveLength(ways);
    expect(report.step).toBe(step);
    expect(report.tried).toBeLessThanOrEqual(4096);
  });
});
