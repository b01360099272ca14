import { describe, expect, it } from '@jest/globals';
import type { WillAnswers } from './answers.ts';
import { childRuleChosen, childRuleInWords, ifOneDies, nothingToAsk, otherShares, underChildRule, withoutRule } from './takes-over.ts';

const person = (fullName: string, relationship: string) => ({ fullName, relationship, address: '1 Hill', percentage: 50 });
const shares = (...customBeneficiaries: NonNullable<WillAnswers['customBeneficiaries']>): WillAnswers => ({
  beneficiaryType: 'custom',
  customBeneficiaries,
});
const children = (...names: string[]): WillAnswers => ({
  hasChildren: 'yes',
  children: names.map((fullName) => ({ fullName, dob: '2000-01-01' })),
  beneficiaryType: 'children',
});
const ANN = person('Ann Roe', 'daughter');
const BEN = person('Ben Roe', 'son');
const FAY = person('Fay Fox', 'personal friend');

describe('who takes over', () => {
  it.each<[string, WillAnswers, string]>([
    ['all children', children('Ann Roe', 'Ben Roe'), 'If a child of yours dies before you'],
    ['one child', children('Ann Roe'), 'If Ann Roe dies before you'],
    ['children among others', shares(ANN, FAY, BEN), 'If Ann Roe or Ben Roe dies before you'],
  ])('the question about %s names them', (_who, answers, says) => expect(ifOneDies(answers)).toBe(says));

  it('is a backup where one is named, and the law where not', () => {
    const alone = shares(FAY);
    const named = { ...alone, lastResort: [person('Nia Lee', 'cousin')] };
    expect(withoutRule(alone)).toBe('Everything passes as the law says (the intestacy rules): you name nobody else');
    expect(withoutRule(named)).toBe('Everything passes to the backups you named');
    expect(otherShares(named)[0]?.sentence).toBe('Fay Fox’s share would go to the backups you named');
    expect(nothingToAsk(named)).toContain('everything goes to the backups you named');
    const one = { ...children('Ann Roe'), lastResort: [person('Nia Lee', 'cousin')] };
    expect(childRuleChosen('surviving_children', one)).toBe('It passes to the backups you named');
    expect(childRuleInWords('surviving_children', one).hint).toContain('it passes to the backups you named');
  });

  it('is asked of nobody whom the plan keeps no rule for', () => {
    expect(underChildRule(shares(FAY, person('Gus Fox', 'godson')))).toEqual([]);
    expect(underChildRule(shares({ ...ANN, substituteName: 'Zoe' }))).toEqual([]);
  });

  it.each<[string, WillAnswers, string, string]>([
    ['several children', children('Ann', 'Ben'), 'My other children share it', 'Your other children share it'],
    ['one child', children('Ann'), 'Their own children do not take it', 'It passes as the law says (the intestacy rules)'],
    ['two of three', shares(ANN, BEN, FAY), 'The other children named here share it', 'The other children named here share it'],
    ['one of two', shares(ANN, FAY), 'The others I named share it', 'The others you named share it'],
    ['one alone', shares(ANN), 'Their own children do not take it', 'It passes as the law says (the intestacy rules)'],
  ])('“survivors” of %s is what it leads to', (_who, answers, option, chosen) => {
    expect(childRuleInWords('surviving_children', answers).label).toBe(option);
    expect(childRuleChosen('surviving_children', answers)).toBe(chosen);
  });

  it('promises a spouse nothing where there is none', () => {
    expect(childRuleInWords('lapse', children('Ann', 'Ben')).hint).not.toMatch(/spouse/);
    expect(childRuleInWords('lapse', { ...children('Ann', 'Ben'), isMarried: 'yes' }).hint).toMatch(/or to your spouse/);
    expect(childRuleInWords('lapse', shares(ANN)).hint).not.toMatch(/spouse|others/);
  });

  it.each<[string, WillAnswers, RegExp, RegExp]>([
    [
      'several',
      shares(FAY, person('Gus', 'friend')),
      /if one of them cannot take their share, it goes to the others\. Press Continue/,
      /^Their share goes to the others you named$/,
    ],
    ['one alone', shares(FAY), /nobody else is named, and everything passes as the law says/, /^Everything passes as the law says/],
    ['one with somebody in their place', shares({ ...FAY, substituteName: 'Zoe' }), /everything goes to Zoe/, /^Everything goes to Zoe$/],
    [
      'one with three in their place',
      shares({ ...FAY, substituteName: 'Zoe', secondSubstituteName: 'Abe', thirdSubstituteName: 'Cat', substitutesTake: 'in_order' }),
      /everything goes to Zoe, or else Abe, or else Cat\. Press/,
      /^Everything goes to Zoe, or else Abe, or else Cat$/,
    ],
    [
      'one with two who share their place',
      shares({ ...FAY, substituteName: 'Zoe', secondSubstituteName: 'Abe', substitutesTake: 'equally' }),
      /everything goes to Zoe and Abe in equal parts\. Press/,
      /^Everything goes to Zoe and Abe in equal parts$/,
    ],
    [
      'several with somebody in a place',
      shares(FAY, { ...FAY, substituteName: 'Zoe' }),
      /whoever you named in their place/,
      /or else to the others$/,
    ],
    ['a charity alone', shares({ fullName: 'Oak Fund', charity: true }), /one that carries on its work/, /^If the charity has closed/],
    [
      'charities only',
      shares({ fullName: 'Oak Fund', charity: true }, { fullName: 'Elm Fund', charity: true }),
      /^There is nothing more to ask: if a charity has closed, one that carries on its work takes its share\. Press Continue\.$/,
      /^If a charity has closed, one that carries on its work takes its share$/,
    ],
    [
      'a charity among people',
      shares(FAY, { fullName: 'Elm Fund', charity: true }),
      /if one of them cannot take their share, it goes to the others; if a charity has closed, one that carries on/,
      /^Their share goes to the others you named; if a charity has closed, one that carries on its work takes its share$/,
    ],
    ['nobody yet', {}, /until you have chosen/, /^First choose who should inherit$/],
  ])('where nothing is asked, %s', (_who, answers, screen, summary) => {
    expect(nothingToAsk(answers)).toMatch(screen);
    expect(withoutRule(answers)).toMatch(summary);
  });
});

describe('everybody with a share whom no rule asks about', () => {
  const row = (fullName: string, more: object = {}) => ({
    fullName,
    address: '1 High Street',
    relationship: 'friend',
    percentage: 50,
    ...more,
  });
  const sentences = (...customBeneficiaries: readonly ReturnType<typeof row>[]) =>
    otherShares({ beneficiaryType: 'custom', customBeneficiaries: [...customBeneficiaries] }).map(({ index, sentence, canChange }) => [
      index,
      sentence,
      canChange,
    ]);

  it('is told where their share would go, each in a sentence', () => {
    expect(
      sentences(
        row('Ann', { relationship: 'daughter' }),
        row('David'),
        row('Tom', { substituteName: 'Zoe Yew' }),
        row('Oxfam', { charity: true, relationship: undefined }),
        row(''),
      ),
    ).toEqual([
      [1, 'David’s share would go to the others', true],
      [2, 'Tom’s share would go to Zoe Yew', true],
      [3, 'If Oxfam has closed, a charity that carries on its work would take its share', false],
    ]);
  });

  it('alone, it passes as the law says', () => {
    expect(sentences(row('David'))).toEqual([[0, 'David’s share would go to whoever the law says', true]]);
  });
});
