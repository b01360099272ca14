import { describe, expect, it } from '@jest/globals';
import { acceptAnswers } from '../answers/accept-answers.ts';
import { planWill, type PlannedWill } from '../draft-will.ts';
import { MARGARET, ON, SINGLE } from '../testing/families.ts';
import { planTable, whoTakes } from './plan-table.ts';

function planned(answers: object): PlannedWill {
  const accepted = acceptAnswers({ ...SINGLE, ...answers });
  if (!accepted.ok) throw new Error(accepted.refused.reason);
  const will = planWill({ answers: accepted.answers, testator: MARGARET, on: ON });
  if (!will.ok) throw new Error(will.refused.reason);
  return will;
}

const share = (fullName: string, percentage: number, relationship: string) => ({
  fullName,
  percentage,
  relationship,
  address: '1 High Street',
});
const child = (fullName: string) => ({ fullName, dob: '1990-01-01' });
const outcome = (answers: object, dead: readonly string[], noIssue: readonly string[] = [], divorced = false): string =>
  whoTakes(planned(answers), { dead, noIssue, divorced })
    .shares.map(({ name, numerator, denominator, clause }) => `${name} ${numerator}/${denominator} by ${clause}`)
    .join(', ');

const MARRIED = { isMarried: 'yes', partner: { fullName: 'Pat Lee', dob: '1960-01-01' }, beneficiaryType: 'partner' };
const CHILDREN = { hasChildren: 'yes', children: [child('Ann Lee'), child('Ben Lee')] };
const AFTER_PAT = {
  ...MARRIED,
  partnerSubstituteRule: 'custom',
  customSubstitutes: [share('Ann Lee', 50, 'Daughter'), share('Fay Fox', 30, 'personal friend'), share('Oxfam', 20, 'charity')],
};
const MIXED = (childrenSubstituteRule: string | undefined) => ({
  childrenSubstituteRule,
  customBeneficiaries: [
    share('Ann Lee', 40, 'Daughter'),
    share('Ben Lee', 30, 'Son'),
    share('Fay Fox', 20, 'friend'),
    share('Oxfam', 10, 'charity'),
  ],
});

describe('who takes, by name, and the sub-clause that decides (C-272)', () => {
  it.each<[string, object, readonly string[], readonly string[], string]>([
    ['the partner', AFTER_PAT, [], [], 'Pat Lee 1/1 by 5.1'],
    ['the substitutes', AFTER_PAT, ['pat lee'], [], 'Ann Lee 1/2 by 5.2, Fay Fox 3/10 by 5.2, Oxfam 1/5 by 5.2'],
    ['a child’s children', AFTER_PAT, ['Pat Lee', 'ANN LEE'], [], 'issue of Ann Lee 1/2 by 5.3, Fay Fox 3/10 by 5.2, Oxfam 1/5 by 5.2'],
    ['what is spread', AFTER_PAT, ['Pat Lee', 'Fay Fox'], [], 'Ann Lee 5/7 by 5.4, Oxfam 2/7 by 5.4'],
    ['nobody', AFTER_PAT, ['Pat Lee', 'Ann Lee', 'Fay Fox', 'Oxfam'], ['Ann Lee'], 'INTESTACY 1/1 by 5.4'],
    [
      'noIssue of the living counts for nothing',
      AFTER_PAT,
      ['Pat Lee'],
      ['Ann Lee'],
      'Ann Lee 1/2 by 5.2, Fay Fox 3/10 by 5.2, Oxfam 1/5 by 5.2',
    ],
    ['intestacy by choice', { ...MARRIED, partnerSubstituteRule: 'intestacy' }, ['Pat Lee'], [], 'INTESTACY 1/1 by 5.2'],
    ['a missing rule', MARRIED, ['Pat Lee'], [], 'INTESTACY 1/1 by 5.2'],
    ['children who are not born', { ...MARRIED, partnerSubstituteRule: 'children' }, ['Pat Lee'], [], 'INTESTACY 1/1 by 5.3'],
    [
      'children by line',
      { ...MARRIED, ...CHILDREN, partnerSubstituteRule: 'children' },
      ['Pat Lee', 'Ben Lee'],
      [],
      'Ann Lee 1/2 by 5.2, issue of Ben Lee 1/2 by 5.2',
    ],
    [
      'children by line, none left',
      { ...MARRIED, ...CHILDREN, partnerSubstituteRule: 'children' },
      ['Pat Lee', 'Ben Lee', 'Ann Lee'],
      ['Ann Lee', 'Ben Lee'],
      'INTESTACY 1/1 by 5.3',
    ],
    [
      'surviving children',
      { ...CHILDREN, beneficiaryType: 'children', childrenSubstituteRule: 'surviving_children' },
      ['Ann Lee'],
      [],
      'Ben Lee 1/1 by 5.1',
    ],
    [
      'no surviving child',
      { ...CHILDREN, beneficiaryType: 'children', childrenSubstituteRule: 'surviving_children' },
      ['Ann Lee', 'Ben Lee'],
      [],
      'INTESTACY 1/1 by 5.3',
    ],
    [
      'a lapsed share',
      { ...CHILDREN, beneficiaryType: 'children', childrenSubstituteRule: 'lapse' },
      ['Ann Lee'],
      [],
      'Ben Lee 1/2 by 5.1, INTESTACY 1/2 by 5.2',
    ],
    [
      'all lapsed',
      { ...CHILDREN, beneficiaryType: 'children', childrenSubstituteRule: 'lapse' },
      ['Ann Lee', 'Ben Lee'],
      [],
      'INTESTACY 1/1 by 5.2',
    ],
    [
      'shares: the other children',
      MIXED('surviving_children'),
      ['Ann Lee'],
      [],
      'Ben Lee 7/10 by 4.2, Fay Fox 1/5 by 4.1, Oxfam 1/10 by 4.1',
    ],
    [
      'shares: a lapse and a spread',
      MIXED('lapse'),
      ['Ann Lee', 'Fay Fox'],
      [],
      'Ben Lee 9/20 by 4.3, Oxfam 3/20 by 4.3, INTESTACY 2/5 by 4.2',
    ],
    [
      'shares: no rule is by line',
      MIXED(undefined),
      ['Ben Lee', 'Oxfam'],
      [],
      'Ann Lee 4/9 by 4.3, issue of Ben Lee 1/3 by 4.3, Fay Fox 2/9 by 4.3',
    ],
    ['one name', { customBeneficiaries: [share('Fay Fox', 100, 'friend')] }, ['Fay Fox'], [], 'INTESTACY 1/1 by 4.2'],
    ['one child', { customBeneficiaries: [share('Ann Lee', 100, 'step-daughter')] }, ['Ann Lee'], [], 'issue of Ann Lee 1/1 by 4.2'],
  ])('%s', (_what, answers, dead, noIssue, expected) => {
    expect(outcome(answers, dead, noIssue)).toBe(expected);
  });

  it.each<[string, boolean]>([
    ['personal friend', false],
    ['godson', false],
    ['daughter-in-law', false],
    ['son of a friend', false],
    ['stepson', true],
    ['step-daughter', true],
    ['great-granddaughter', true],
    ['my eldest adopted son.', true],
    ['grandchildren', false],
    ['Foster Child', true],
    ['step-grandson', true],
    ['stepgrandson', true],
    ["friend's daughter", false],
    ['Son from my first marriage', true],
    ['my boy', true],
    ['Dau', true],
    ['our eldest', true],
    ['1st born', true],
    ['son & heir', true],
    ["stepdaughter from my husband's first marriage", true],
    ['my Sam', false],
    ['my son Sam', true],
    ["my son's wife", false],
    ['mother of my children', false],
  ])('%s is a child: %s', (relationship, isChild) => {
    const answers = {
      customBeneficiaries: [share('Sam Poe', 50, relationship), share('Fay Fox', 50, 'friend')],
      childrenSubstituteRule: 'per_stirpes',
    };
    expect(outcome(answers, ['Sam Poe'])).toBe(isChild ? 'issue of Sam Poe 1/2 by 4.2, Fay Fox 1/2 by 4.1' : 'Fay Fox 1/1 by 4.2');
  });

  it.each<[string, string, boolean]>([
    ['my Sam', 'SAM POE', true],
    ['friend', 'Sam Poe', true],
    ['', 'Mr. Sam Poe', true],
    ['Father', 'Sam Poe', false],
    ['Brother', 'Sam Poe', false],
    ['', 'Sam Poe Senior', false],
  ])('the listed child in “%s”, called %s, is a child: %s', (relationship, fullName, isChild) => {
    const answers = {
      ...CHILDREN,
      children: [{ fullName: 'Sam Poe', dob: '1990-01-01' }],
      customBeneficiaries: [share(fullName, 50, relationship), share('Fay Fox', 50, 'friend')],
      childrenSubstituteRule: 'per_stirpes',
    };
    expect(outcome(answers, [fullName]).includes('issue of')).toBe(isChild);
  });

  it('takes a substitute whom the list of children names for a child, whatever the relationship says', () => {
    const answers = {
      ...AFTER_PAT,
      ...CHILDREN,
      customSubstitutes: [share('ben lee', 50, 'my firstborn'), share('Fay Fox', 50, 'friend')],
    };
    expect(outcome(answers, ['Pat Lee', 'Ben Lee'])).toBe('issue of ben lee 1/2 by 5.3, Fay Fox 1/2 by 5.2');
  });

  it('lets somebody with two shares, or who is partner and substitute, die once', () => {
    const twice = {
      customBeneficiaries: [share('Ann Lee', 30, 'Daughter'), share('Ann  LEE', 20, 'friend'), share('Fay Fox', 50, 'friend')],
    };
    expect(outcome(twice, ['Ann Lee'])).toBe('issue of Ann Lee 3/8 by 4.3, Fay Fox 5/8 by 4.3');
    const partnerToo = {
      ...MARRIED,
      partnerSubstituteRule: 'custom',
      customSubstitutes: [share('Pat Lee', 50, 'wife'), share('Fay Fox', 50, 'friend')],
    };
    expect(outcome(partnerToo, ['Pat Lee'])).toBe('Fay Fox 1/1 by 5.3');
  });

  it('tells two people of one name apart by the id of the taker', () => {
    const answers = {
      hasChildren: 'yes',
      children: [child('Ann Lee'), { fullName: 'Ann Lee', dob: '1995-01-01' }],
      beneficiaryType: 'children',
      childrenSubstituteRule: 'lapse',
    };
    expect(planTable(planned(answers), []).people).toEqual([
      { id: 'child-1', name: 'Ann Lee' },
      { id: 'child-2', name: 'Ann Lee' },
    ]);
    expect(outcome(answers, ['Ann Lee'])).toBe('INTESTACY 1/1 by 5.2');
    expect(outcome(answers, ['child-2'])).toBe('Ann Lee 1/2 by 5.1, INTESTACY 1/2 by 5.2');
  });

  it('treats a partner after divorce as one who did not survive, as substitute and in a share too', () => {
    expect(outcome(AFTER_PAT, [], [], true)).toBe('Ann Lee 1/2 by 5.2, Fay Fox 3/10 by 5.2, Oxfam 1/5 by 5.2');
    const shares = {
      ...MARRIED,
      beneficiaryType: 'custom',
      customBeneficiaries: [share('Pat Lee', 50, 'wife'), share('Fay Fox', 50, 'friend')],
    };
    expect(outcome(shares, [], [], true)).toBe('Fay Fox 1/1 by 5.2');
  });

  it('lists who can take at all, and names of a state that mean nobody', () => {
    const table = planTable(planned(AFTER_PAT), [{ dead: ['Zed'], noIssue: [] }]);
    expect(table.takers).toEqual(['Pat Lee', 'Ann Lee', 'issue of Ann Lee', 'Fay Fox', 'Oxfam', 'INTESTACY']);
    expect(table.allocate).toEqual([
      { dead: ['Zed'], noIssue: [], unknown: ['Zed'], shares: [{ name: 'Pat Lee', numerator: 1, denominator: 1, clause: '5.1' }] },
    ]);
  });
});
