import { describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import { family, plan, share } from '../testing/planned.ts';
import { FURTHER_FAMILY, withoutWill } from './intestacy.ts';
import { compareWithoutWill } from './with-or-without-will.ts';

describe('without a will (Administration of Estates Act 1925 s.46)', () => {
  const lines = (family: Parameters<typeof withoutWill>[0], pounds: number): readonly string[] =>
    withoutWill(family, pounds * 100).map(
      ({ name, share: part, pence }) => `${name} ${part ? `${part.n}/${part.d}` : '?'} ${pence === null ? '?' : pence / 100}`,
    );

  it.each<[string, Parameters<typeof withoutWill>[0], number, readonly string[]]>([
    [
      'a spouse and children, over the fixed sum',
      { partner: 'Pat', children: ['Ann', 'Ben'] },
      500_000,
      ['Pat 411/500 411000', 'Ann 89/1000 44500', 'Ben 89/1000 44500'],
    ],
    ['a spouse and children, exactly the fixed sum', { partner: 'Pat', children: ['Ann'] }, 322_000, ['Pat 1/1 322000', 'Ann 0/1 0']],
    ['a spouse alone', { partner: 'Pat', children: [] }, 900_000, ['Pat 1/1 900000']],
    ['children alone', { partner: null, children: ['Ann', 'Ben'] }, 100_001, ['Ann 1/2 50000.5', 'Ben 1/2 50000.5']],
    ['nobody we know of', { partner: null, children: [] }, 100_000, [`${FURTHER_FAMILY} ? ?`]],
    ['nothing to share', { partner: 'Pat', children: ['Ann'] }, 0, ['Pat 1/1 0', 'Ann 0/1 0']],
  ])('%s', (_what, who, pounds, expected) => {
    expect(lines(who, pounds)).toEqual(expected);
  });

  it('rounds everybody down to a penny', () => {
    const pence = (estate: number) => withoutWill({ partner: 'Pat', children: ['Ann'] }, estate).map((each) => each.pence);
    expect(pence(32_200_001)).toEqual([32_200_000, 0]);
    expect(pence(32_200_002)).toEqual([32_200_001, 1]);
  });

  it('stands beside the will, gifts of money first', () => {
    const { withWill, withoutWill: law, differences, figures } = compareWithoutWill(family('married-partner-then-children'), 500_000);
    expect(withWill.map(({ name, pounds }) => [name, pounds])).toEqual([
      ['David Hughes', 497_500],
      ['Tomasz Wiśniewski', 2500],
    ]);
    expect(law.map(({ pounds }) => pounds)).toEqual([411_000, 44_500, 44_500]);
    expect(differences).toContain('David Hughes gets £86,500 more than without a will.');
    expect(differences).toContain('Tomasz Wiśniewski gets £2,500 by this will and nothing without it.');
    expect(figures.map(({ value }) => value)).toEqual(['£322,000']);
  });

  it('cuts gifts down when there is too little, and compares nothing without a value', () => {
    const gifts = ['£600', '£1,400'].map((description, index) => ({
      recipientName: `Ann ${index}`,
      recipientRelationship: 'friend',
      description,
    }));
    const poor = compareWithoutWill(plan({ hasSpecificGifts: true, specificGifts: gifts }), 1000);
    expect(poor.withWill.map(({ pounds }) => pounds)).toEqual([0, 300, 700]);
    expect(compareWithoutWill(plan({}), null)).toMatchObject({ estateValue: null, withWill: [], withoutWill: [] });
  });

  it.each(['9'.repeat(400), `1${'0'.repeat(30)}`, `${'9'.repeat(20)} million`])('has a sum of money for a gift of £%s', (sum) => {
    const gift = { recipientName: 'Ann Lee', recipientRelationship: 'friend', description: `£${sum}` };
    const { withWill } = compareWithoutWill(plan({ hasSpecificGifts: true, specificGifts: [gift] }), 300_000);
    expect(withWill.map(({ pounds }) => pounds)).toEqual([0, 300_000]);
  });

  it('says what the sums leave out, each where it applies', () => {
    const married = compareWithoutWill(family('married-partner-then-children'), 500_000).notes.join(' ');
    const alone = compareWithoutWill(plan({}), 1000).notes.join(' ');
    for (const note of [
      /alive 28 days after you die/,
      /personal belongings/,
      /stepchildren get nothing/,
      /gifts of things/,
      /own jointly/,
    ]) {
      expect(married).toMatch(note);
      expect(alone).not.toMatch(note);
    }
    expect(alone).toMatch(/a partner you are not married to .* gets nothing/);
    const money = { recipientName: 'Ann Lee', recipientRelationship: 'friend', description: '£500' };
    expect(compareWithoutWill(plan({ hasSpecificGifts: true, specificGifts: [money] }), 1000).notes.join(' ')).not.toMatch(
      /gifts of things/,
    );
  });

  it('says who would get nothing by the will', () => {
    const { differences } = compareWithoutWill(plan({ hasChildren: 'yes', children: [{ fullName: 'Ann Lee', dob: '1990-01-01' }] }), 1000);
    expect(differences).toEqual([
      'Bethan Price gets £1,000 by this will and nothing without it.',
      'Ann Lee would get £1,000 without a will and gets nothing of the rest of your estate while everybody named is alive.',
    ]);
  });

  const given = (relationship: string, more: WillAnswers = {}) =>
    compareWithoutWill(plan({ customBeneficiaries: [share('Ann Lee', 100, relationship)], ...more }), 1000).differences.find((each) =>
      each.startsWith('Ann Lee'),
    );
  const NOTHING = 'Ann Lee gets £1,000 by this will and nothing without it.';
  const OPEN = 'Ann Lee gets £1,000 by this will. Without it, that would depend on who your relatives are.';

  it.each([
    ['sister', OPEN],
    ['niece', OPEN],
    ['grandson', OPEN],
    ['second wife of my father', OPEN],
    ['friend', NOTHING],
    ['Charity', NOTHING],
    ['step-daughter', NOTHING],
    ['brother-in-law', NOTHING],
  ])('says “nothing without it” of a %s only where the law is known to give nothing', (relationship, sentence) =>
    expect(given(relationship)).toBe(sentence),
  );

  it.each([
    ['sister', NOTHING],
    ['daughter', OPEN],
    ['grandson', OPEN],
  ])('knows that a spouse keeps a %s out, or not', (relationship, sentence) =>
    expect(given(relationship, { isMarried: 'yes', partner: { fullName: 'Pat Lee', dob: '1960-01-01' } })).toBe(sentence),
  );

  it('counts no stepchild among the heirs', () => {
    const { withoutWill: law, notes } = compareWithoutWill(family('shares-partner-and-stepson-divorced'), 1000);
    expect(law.map(({ name }) => name)).toEqual(['David Hughes']);
    expect(notes).toContain('Not counted among your heirs without a will: Rhys Hughes.');
  });
});
