import { describe, expect, it } from '@jest/globals';
import { type AnswerKey, holds, isAsked, isLive, isOffered, isStale, RULES, type WillAnswers } from '../index.ts';

const TODAY = '2026-11-21';
const child = { fullName: 'Ann', dob: '2015-01-01' };
type Case = readonly [rule: keyof typeof RULES, answers: WillAnswers, says: boolean | undefined];

describe('the branches of the questions', () => {
  it.each<Case>([
    ['married', {}, undefined],
    ['married', { isMarried: 'yes' }, true],
    ['married', { isMarried: 'no' }, false],
    ['unmarried', {}, undefined],
    ['unmarried', { isMarried: 'yes' }, false],
    ['unmarried', { isMarried: 'no' }, true],
    ['hasPartner', { livesWithPartner: 'yes' }, undefined],
    ['hasPartner', { isMarried: 'yes' }, true],
    ['hasPartner', { isMarried: 'no' }, false],
    ['hasPartner', { isMarried: 'no', livesWithPartner: 'no' }, false],
    ['hasPartner', { isMarried: 'no', livesWithPartner: 'yes' }, true],
    ['parent', { children: [child] }, undefined],
    ['parent', { hasChildren: 'yes' }, true],
    ['parent', { hasChildren: 'no', children: [child] }, false],
    ['namesChild', { children: [child] }, undefined],
    ['namesChild', { hasChildren: 'yes' }, false],
    ['namesChild', { hasChildren: 'yes', children: [] }, false],
    ['namesChild', { hasChildren: 'yes', children: [child] }, true],
    ['namesChild', { hasChildren: 'no', children: [child] }, false],
    ['homeowner', {}, undefined],
    ['homeowner', { isHomeowner: 'yes' }, true],
    ['homeowner', { isHomeowner: 'no' }, false],
    ['choosesShares', {}, false],
    ['choosesShares', { beneficiaryType: 'custom' }, true],
    ['partnerFirst', { beneficiaryType: 'children' }, false],
    ['partnerFirst', { beneficiaryType: 'partner' }, true],
    ['choosesSubstitutes', { beneficiaryType: 'custom', partnerSubstituteRule: 'custom' }, false],
    ['choosesSubstitutes', { beneficiaryType: 'partner', partnerSubstituteRule: 'children' }, false],
    ['choosesSubstitutes', { beneficiaryType: 'partner', partnerSubstituteRule: 'custom' }, true],
    ['childTakes', { beneficiaryType: 'partner', customBeneficiaries: [{ relationship: 'son' }] }, false],
    ['childTakes', { beneficiaryType: 'children' }, true],
    ['childTakes', { beneficiaryType: 'custom', customBeneficiaries: [{}, { relationship: 'friend' }] }, false],
    ['childTakes', { beneficiaryType: 'custom', customBeneficiaries: [{}, { relationship: 'GrandSON' }] }, true],
    [
      'childTakes',
      { beneficiaryType: 'custom', customBeneficiaries: [{ relationship: 'personal friend' }, { relationship: 'godson' }] },
      false,
    ],
    ['childTakes', { beneficiaryType: 'custom', customBeneficiaries: [{ relationship: 'son', substituteName: 'Zoe' }] }, false],
    ['canRunOut', { lastResort: [child] }, undefined],
    ['canRunOut', { beneficiaryType: 'partner' }, undefined],
    ['canRunOut', { beneficiaryType: 'partner', partnerSubstituteRule: 'intestacy' }, false],
    ['canRunOut', { beneficiaryType: 'partner', partnerSubstituteRule: 'children' }, true],
    ['canRunOut', { beneficiaryType: 'partner', partnerSubstituteRule: 'custom', customSubstitutes: [{ charity: true }] }, false],
    ['canRunOut', { beneficiaryType: 'partner', partnerSubstituteRule: 'children', customSubstitutes: [{ charity: true }] }, true],
    ['canRunOut', { beneficiaryType: 'children' }, true],
    ['canRunOut', { beneficiaryType: 'children', childrenSubstituteRule: 'lapse' }, false],
    ['canRunOut', { beneficiaryType: 'custom', customBeneficiaries: [{ relationship: 'friend' }] }, true],
    ['canRunOut', { beneficiaryType: 'custom', customBeneficiaries: [{ relationship: 'friend' }, { charity: true }] }, false],
    ['canRunOut', { beneficiaryType: 'custom', childrenSubstituteRule: 'lapse', customBeneficiaries: [{ relationship: 'son' }] }, false],
    [
      'canRunOut',
      { beneficiaryType: 'custom', childrenSubstituteRule: 'lapse', customBeneficiaries: [{ relationship: 'son', ownChildren: true }] },
      true,
    ],
    ['childrenInherit', { beneficiaryType: 'children' }, true],
    ['childrenInherit', { beneficiaryType: 'partner' }, false],
    ['childrenInherit', { beneficiaryType: 'partner', partnerSubstituteRule: 'children' }, true],
    ['childrenInherit', { beneficiaryType: 'custom', partnerSubstituteRule: 'children' }, false],
    ['givesGifts', {}, true],
    ['givesGifts', { hasSpecificGifts: true }, true],
    ['givesGifts', { hasSpecificGifts: false }, false],
  ])('%s, of %j, is %j', (rule, answers, says) => {
    expect(RULES[rule](answers)).toBe(says);
    expect(holds(rule, answers)).toBe(says === true);
  });

  it('an answer whose ground is open does not count, and is not taken away', () => {
    const answers: WillAnswers = { partner: { fullName: 'Jo' } };
    expect([isLive('partner', answers), isStale('partner', answers)]).toEqual([false, false]);
    expect(isStale('partner', { ...answers, isMarried: 'no' })).toBe(true);
  });

  it('gifts stay when they are said no to, and are not read', () => {
    const answers: WillAnswers = { hasSpecificGifts: false, specificGifts: [{ description: 'A ring' }] };
    expect([isLive('specificGifts', answers), isStale('specificGifts', answers)]).toEqual([false, false]);
  });

  it.each([
    ['beneficiaryType', 'partner', { isMarried: 'no' }, false],
    ['beneficiaryType', 'partner', { isMarried: 'yes' }, true],
    ['beneficiaryType', 'partner', { isMarried: 'no', livesWithPartner: 'yes' }, true],
    ['beneficiaryType', 'custom', {}, true],
    ['partnerSubstituteRule', 'children', { hasChildren: 'yes' }, false],
    ['partnerSubstituteRule', 'children', { hasChildren: 'yes', children: [child] }, true],
  ] as readonly (readonly [AnswerKey, string, WillAnswers, boolean])[])(
    'of %s the option %s, with %j, is offered: %j',
    (key, option, answers, offered) => {
      expect(isOffered(key, option, answers)).toBe(offered);
    },
  );

  it('a guardian is asked for only while a child is young', () => {
    const of = (dob: string): WillAnswers => ({ hasChildren: 'yes', children: [{ dob }] });
    expect(isAsked('guardian', of('2015-01-01'), TODAY)).toBe(true);
    expect(isAsked('guardian', of('1990-01-01'), TODAY)).toBe(false);
    expect(isAsked('guardian', { ...of('2015-01-01'), hasChildren: 'no' }, TODAY)).toBe(false);
  });
});
