import { describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import { familyMap } from './explanations/family-map.ts';
import { estateInALine } from './explanations/estate-in-a-line.ts';
import { meaningDiff } from './explanations/meaning-diff.ts';
import { stressReport } from './explanations/stress-report.ts';
import { whoGetsWhat } from './explanations/who-gets-what.ts';
import { noWitnessList } from './explanations/witness-checker.ts';
import { explained, refusal, takers, text } from './testing/choices.ts';
import { plan, share } from './testing/planned.ts';

const NIA = { fullName: 'Nia Vaughan', relationship: 'cousin', percentage: 75 };
const HOSPICE = { fullName: 'The Elm Hospice', percentage: 25, charity: true, charityNumber: '202918' };
const lastResort = [NIA, HOSPICE];
const CHILDREN: WillAnswers = {
  hasChildren: 'yes',
  children: [
    { fullName: 'Ann Roe', dob: '1990-01-01' },
    { fullName: 'Ben Roe', dob: '1992-01-01' },
  ],
};
const FAMILY: WillAnswers = {
  ...CHILDREN,
  isMarried: 'yes',
  partner: { fullName: 'Pat Lee', dob: '1960-01-01' },
  beneficiaryType: 'partner',
  partnerSubstituteRule: 'children',
};
const ALL = ['Pat Lee', 'Ann Roe', 'Ben Roe'];

describe('a last resort after partner and children', () => {
  const will = plan({ ...FAMILY, lastResort });

  it('stands behind the children, and the intestacy rules behind it only where it can fail', () => {
    expect(text(will)).toContain(
      'If nobody takes under the rest of this clause, I give my Residuary Estate to these people and organisations in these shares:\n(a) 75% to Nia Vaughan (cousin);\n(b) 25% to The Elm Hospice (registered charity 202918).',
    );
    expect(text(will)).not.toContain('If nobody takes under this clause');
    expect(text(plan({ ...FAMILY, lastResort: [{ ...NIA, percentage: 100 }] }))).toContain(
      'I give my Residuary Estate to Nia Vaughan (cousin).\n5.4 If Nia Vaughan does not survive me, I name nobody else to take it, and clause 9 applies.',
    );
  });

  it('takes only when nobody else is left', () => {
    expect(takers(will, [])).toBe('Pat Lee 1/1');
    expect(takers(will, ['Pat Lee', 'Ann Roe'])).toBe('Ben Roe 1/1');
    expect(takers(will, ALL)).toBe('Nia Vaughan 3/4, The Elm Hospice 1/4');
    expect(takers(will, [...ALL, 'Nia Vaughan'])).toBe('The Elm Hospice 1/1');
  });

  it('is in explanation, overview, map, trial, list of witnesses and report', () => {
    expect(explained(will)).toContain(
      'If none of these is left, it goes to your last resort. Your last resort is Nia Vaughan (75%) and The Elm Hospice (25%).',
    );
    expect(estateInALine(will.facts)).toContain('; if nobody else is left, to Nia Vaughan (75%) and The Elm Hospice (25%)');
    expect(familyMap(will).people.find(({ name }) => name === 'Nia Vaughan')?.ties).toEqual([
      { kind: 'substitute', label: 'stands in if nobody else is left', share: { numerator: 3, denominator: 4 } },
    ]);
    const dead = whoGetsWhat(will, { dead: [], noIssue: [] })
      .people.filter(({ name }) => ALL.includes(name))
      .map(({ id }) => id);
    expect(whoGetsWhat(will, { dead, noIssue: dead })).toMatchObject({
      summary: 'Nia Vaughan takes three quarters and The Elm Hospice takes a quarter.',
      shares: [{ name: 'Nia Vaughan', because: 'This is a share of your last resort, because nobody else is left.' }, {}],
    });
    expect(noWitnessList(will).people.map(({ name }) => name)).toContain('Nia Vaughan');
    expect(stressReport(will)).toMatchObject({ failing: 0 });
    expect(stressReport(plan(FAMILY))).toMatchObject({ failing: 1 });
  });

  it('and the will without it are told apart', () => {
    expect(meaningDiff(plan(FAMILY), will).map(({ sentence }) => sentence)).toEqual(
      expect.arrayContaining([
        'If nobody else is left, Nia Vaughan now takes three quarters of the rest of your estate.',
        'If nobody else is left, nothing passes under the intestacy rules any more.',
      ]),
    );
  });

  it('must be somebody who does not inherit before, and in shares of a hundred', () => {
    const again = { fullName: 'Ann Roe', relationship: 'daughter', percentage: 100 };
    expect(refusal({ ...FAMILY, lastResort: [again] })).toBe(
      '7: Name somebody else as backup 1: Ann Roe inherits first, so has died if it comes to this.',
    );
    expect(refusal({ ...FAMILY, lastResort: [NIA] })).toMatch(/^7: /);
    expect(refusal({ ...FAMILY, equalLastResort: true, lastResort: [NIA] })).toMatch(/^7: Take out the share of backup 1/);
  });
});

describe('what was left to the intestacy rules on purpose', () => {
  it('is no business of the last resort', () => {
    const will = plan({
      ...CHILDREN,
      childrenSubstituteRule: 'lapse',
      customBeneficiaries: [share('Ann Roe', 40, 'daughter'), share('Fay Fox', 60)],
      lastResort,
    });
    expect(takers(will, ['Ann Roe'])).toBe('Fay Fox 3/5, INTESTACY 2/5');
    expect(takers(will, ['Ann Roe', 'Fay Fox'])).toBe('Nia Vaughan 9/20, The Elm Hospice 3/20, INTESTACY 2/5');
    expect(text(will)).toContain('I give my Residuary Estate (leaving out any share that passes under the intestacy rules) to these');
  });

  it.each<[string, WillAnswers]>([
    ['the rule after a partner', { ...FAMILY, partnerSubstituteRule: 'intestacy' }],
    ['the rule for children', { ...CHILDREN, beneficiaryType: 'children', childrenSubstituteRule: 'lapse' }],
    [
      'every share of a list',
      {
        ...CHILDREN,
        childrenSubstituteRule: 'lapse',
        customBeneficiaries: [share('Ann Roe', 40, 'daughter'), share('Ben Roe', 60, 'son')],
      },
    ],
    ['a charity, which cannot fail,', { customBeneficiaries: [{ fullName: 'Oxfam', address: '', percentage: 100, charity: true }] }],
  ])('%s leaves nothing to a last resort, so there is none', (_what, answers) => {
    expect(text(plan({ ...answers, lastResort }))).toBe(text(plan(answers)));
  });
});

describe('a last resort behind one person', () => {
  it('is named with a substitute, and with their own children, before it', () => {
    const only = share('Fay Fox', 100);
    const alone = plan({ customBeneficiaries: [only], lastResort });
    expect(text(alone)).not.toContain('I name nobody else to take it');
    expect(takers(alone, ['Fay Fox'])).toBe('Nia Vaughan 3/4, The Elm Hospice 1/4');
    expect(explained(alone)).toContain('If Fay Fox has died before you, it goes to your last resort.');
    const line = plan({ customBeneficiaries: [{ ...only, ownChildren: true }], lastResort });
    expect(takers(line, ['Fay Fox'])).toBe('Nia Vaughan 3/4, The Elm Hospice 1/4');
    const instead = plan({ customBeneficiaries: [{ ...only, substituteName: 'Zoe Yew', substituteRelationship: 'niece' }], lastResort });
    expect(takers(instead, ['Fay Fox'])).toBe('Zoe Yew 1/1');
    expect(takers(instead, ['Fay Fox', 'Zoe Yew'])).toBe('Nia Vaughan 3/4, The Elm Hospice 1/4');
  });
});
