import { describe, expect, it } from '@jest/globals';
import { StressReport } from '@willow/contracts';
import { MARRIED, NAMES_OF_TEN } from '../testing/example-people.ts';
import { FAMILIES } from '../testing/families.ts';
import { family, plan, share } from '../testing/planned.ts';
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
    ['widowed-children-by-line', 1, 7],
    ['single-one-person', 1, 6],
    ['ten-children-rule-missing', 1, 7],
  ])('%s: %i distinct way into intestacy, closed at step %s', (name, ways, step) => {
    const report = stressReport(family(name));
    expect(report.cases).toHaveLength(ways);
    expect(report.step).toBe(step);
    expect(report.tried).toBeLessThanOrEqual(4096);
  });

  it('names up to four people who have died, and counts more than that when it is everybody', () => {
    const ofFriends = (count: number): readonly string[] => {
      const friends = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'].slice(0, count);
      return stressReport(plan({ customBeneficiaries: friends.map((name) => share(`${name} Lee`, 100 / count)) })).cases.map(
        ({ sentence }) => sentence,
      );
    };
    expect(ofFriends(4)).toEqual([
      'If Ann Lee, Ben Lee, Cat Lee and Dan Lee have died before you, everything passes under the intestacy rules.',
    ]);
    expect(ofFriends(5)).toEqual([
      'If everybody who could take (5 people) has died before you, everything passes under the intestacy rules.',
    ]);
  });

  it.each([
    [6, 2 * 3 ** 6],
    [7, 2 ** 8],
  ])('leaves descendants out where there would be more than 4,096 combinations: a partner and %i children make %i', (count, tried) => {
    const children = NAMES_OF_TEN.slice(0, count).map((fullName) => ({ fullName, dob: '1990-01-01' }));
    const report = stressReport(plan({ ...MARRIED, hasChildren: 'yes', children, partnerSubstituteRule: 'children' }));
    expect(report.tried).toBe(tried);
  });
});
