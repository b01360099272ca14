import { describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import { familyMap } from './explanations/family-map.ts';
import { meaningDiff } from './explanations/meaning-diff.ts';
import { stressReport } from './explanations/stress-report.ts';
import { whoGetsWhat } from './explanations/who-gets-what.ts';
import { noWitnessList } from './explanations/witness-checker.ts';
import { explained, flagged, refusal, takers, text } from './testing/choices.ts';
import { MARGARET } from './testing/families.ts';
import { plan, share } from './testing/planned.ts';

const THREE = {
  substituteName: 'Zoe Yew',
  substituteRelationship: 'niece',
  secondSubstituteName: 'Abe Yew',
  secondSubstituteRelationship: 'nephew',
  thirdSubstituteName: 'Cat Yew',
  thirdSubstituteRelationship: 'cousin',
};
const ONE = { substituteName: 'Zoe Yew', substituteRelationship: 'niece' };
type Take = 'in_order' | 'equally';
const of = (...customBeneficiaries: object[]): WillAnswers => ({ customBeneficiaries });
const alone = (substitutesTake: Take) => of({ ...share('Ann Roe', 100), ...THREE, substitutesTake });
const beside = (substitutesTake: Take) => of({ ...share('Ann Roe', 60), ...THREE, substitutesTake }, share('Ben Roe', 40));
const gift = (more: object): WillAnswers => ({
  hasSpecificGifts: true,
  specificGifts: [{ description: 'my piano', recipientName: 'Ann Roe', recipientRelationship: 'friend', ...more }],
});

describe('several who take the place of one', () => {
  it('take everything one after the other, or share it', () => {
    expect(text(plan(alone('in_order')))).toContain(
      'If Ann Roe does not survive me, I give my Residuary Estate to the first named of Zoe Yew (niece), Abe Yew (nephew) and Cat Yew (cousin) who survives me.',
    );
    expect(text(plan(alone('equally')))).toContain(
      'If Ann Roe does not survive me, I give my Residuary Estate to those of Zoe Yew (niece), Abe Yew (nephew) and Cat Yew (cousin) who survive me, in equal shares if there is more than one.',
    );
    expect(text(plan(alone('equally')))).toContain(
      'If none of Ann Roe, Zoe Yew, Abe Yew or Cat Yew survives me, I name nobody else to take it',
    );
    expect(takers(plan(alone('in_order')), ['Ann Roe'])).toBe('Zoe Yew 1/1');
    expect(takers(plan(alone('in_order')), ['Ann Roe', 'Zoe Yew'])).toBe('Abe Yew 1/1');
    expect(takers(plan(alone('equally')), ['Ann Roe', 'Abe Yew'])).toBe('Zoe Yew 1/2, Cat Yew 1/2');
    expect(takers(plan(alone('equally')), ['Ann Roe', 'Zoe Yew', 'Abe Yew', 'Cat Yew'])).toBe('INTESTACY 1/1');
  });

  it('take one share of several, before it is spread', () => {
    expect(text(plan(beside('in_order')))).toContain(
      'If Ann Roe does not survive me, the first named of Zoe Yew (niece), Abe Yew (nephew) and Cat Yew (cousin) who survives me takes the share of Ann Roe instead.',
    );
    expect(text(plan(beside('equally')))).toContain(
      'who survive me take the share of Ann Roe instead, in equal shares if there is more than one.',
    );
    expect(takers(plan(beside('equally')), ['Ann Roe', 'Zoe Yew'])).toBe('Abe Yew 3/10, Cat Yew 3/10, Ben Roe 2/5');
    expect(takers(plan(beside('equally')), ['Ann Roe', 'Zoe Yew', 'Abe Yew', 'Cat Yew'])).toBe('Ben Roe 1/1');
  });

  it('stand in a list where others are replaced, too', () => {
    const people = of({ ...share('Ann Roe', 60), ...THREE, substitutesTake: 'equally' }, { ...share('Ben Roe', 40), ...ONE });
    expect(text(plan(people))).toContain('If one of these people does not survive me, whoever is named in their place takes their share:');
    expect(text(plan(people))).toContain('in place of Ben Roe: Zoe Yew (niece), if that person survives me');
    const bodies = of(
      {
        ...share('Ann Roe', 60),
        ...THREE,
        thirdSubstituteName: 'The Oak Trust',
        thirdSubstituteRelationship: 'charity',
        substitutesTake: 'in_order',
      },
      { ...share('Ben Roe', 40), ...ONE },
    );
    expect(text(plan(bodies))).toContain('If the share of one of the following fails, whoever is named in their place takes it:');
    expect(text(plan(bodies))).toContain(
      'the first named of Zoe Yew (niece), Abe Yew (nephew) and The Oak Trust (charity) who can take it (a person, only if they survive me)',
    );
  });

  it('get a gift one after the other, or share it', () => {
    const [inOrder, equally] = (['in_order', 'equally'] as const).map((substitutesTake) => plan(gift({ ...THREE, substitutesTake })));
    expect(text(inOrder!)).toContain(
      'to Ann Roe (friend), or, if Ann Roe does not survive me, to the first named of Zoe Yew (niece), Abe Yew (nephew) and Cat Yew (cousin) who survives me: my piano',
    );
    expect(text(equally!)).toContain('(cousin) who survive me, in equal shares if there is more than one: my piano');
    const after = (will: typeof inOrder, ...names: string[]) => {
      const ids = whoGetsWhat(will!, { dead: [], noIssue: [] }).people.filter(({ name }) => names.includes(name));
      return whoGetsWhat(will!, { dead: ids.map(({ id }) => id), noIssue: [] }).gifts[0];
    };
    expect(after(inOrder, 'Ann Roe', 'Zoe Yew')).toMatchObject({ recipient: 'Abe Yew', fails: false });
    expect(after(equally, 'Ann Roe', 'Zoe Yew')).toMatchObject({ recipient: 'Abe Yew and Cat Yew', fails: false });
    expect(after(equally, 'Ann Roe', 'Zoe Yew', 'Abe Yew', 'Cat Yew')).toMatchObject({ fails: true });
  });

  it('are in explanation, map, report and list of witnesses', () => {
    expect(explained(plan(alone('in_order')))).toContain(
      'If Ann Roe has died before you, it goes to Zoe Yew, or else Abe Yew, or else Cat Yew; if none of them is left, the law’s intestacy rules decide.',
    );
    expect(explained(plan(beside('equally')))).toContain('the share of Ann Roe goes to Zoe Yew, Abe Yew and Cat Yew equally');
    expect(explained(plan(gift({ ...THREE, substitutesTake: 'equally' })))).toMatch(
      /goes to whoever you named instead; .* belongs to all of them/,
    );
    expect(explained(plan(gift({ ...THREE, substitutesTake: 'in_order' })))).not.toContain('belongs to all of them');
    expect(explained(plan(gift(ONE)))).toContain('it goes to the person you named instead;');
    const ties = (answers: WillAnswers, who: string) =>
      familyMap(plan(answers))
        .people.find(({ name }) => name === who)
        ?.ties.map(({ label, share: part }) => `${label}${part ? ` ${part.numerator}/${part.denominator}` : ''}`);
    expect(ties(alone('in_order'), 'Abe Yew')).toEqual(['stands in if Ann Roe and Zoe Yew die first 1/1']);
    expect(ties(alone('equally'), 'Abe Yew')).toEqual(['stands in if Ann Roe dies first 1/3']);
    expect(ties(gift({ ...THREE, substitutesTake: 'in_order' }), 'Cat Yew')).toEqual([
      'my piano if Ann Roe, Zoe Yew and Abe Yew die first',
    ]);
    expect(ties(gift({ ...THREE, substitutesTake: 'equally' }), 'Cat Yew')).toEqual(['a part of my piano if Ann Roe dies first']);
    expect(stressReport(plan(alone('equally')))).toMatchObject({ tried: 16, failing: 1 });
    expect(noWitnessList(plan(alone('in_order'))).people.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Zoe Yew', 'Abe Yew', 'Cat Yew']),
    );
  });

  it('are told when they change', () => {
    const changes = (before: WillAnswers, after: WillAnswers) => meaningDiff(plan(before), plan(after)).map(({ sentence }) => sentence);
    expect(changes(of({ ...share('Ann Roe', 100), ...ONE }), alone('in_order'))).toEqual([
      'If Ann Roe dies before you, the share now goes to Zoe Yew, or else Abe Yew, or else Cat Yew.',
    ]);
    expect(changes(alone('in_order'), alone('equally'))).toEqual([
      'If Ann Roe dies before you, the share now goes to Zoe Yew, Abe Yew and Cat Yew equally.',
    ]);
    expect(changes(gift(ONE), gift({ ...THREE, substitutesTake: 'equally' }))).toEqual([
      'If Ann Roe dies before you, the gift “my piano” now goes to Zoe Yew, Abe Yew and Cat Yew equally.',
    ]);
  });

  it.each([
    ['no word of how', { ...THREE }, /^6: Choose how those who take the place of beneficiary 1 share it/],
    [
      'a third without a second',
      { ...ONE, thirdSubstituteName: 'Cat Yew', thirdSubstituteRelationship: 'cousin' },
      /^6: Enter the full name of whoever is second/,
    ],
    [
      'a second without a first',
      { secondSubstituteName: 'Cat Yew', secondSubstituteRelationship: 'cousin', substitutesTake: 'equally' },
      /^6: Enter the full name of whoever takes the place/,
    ],
    [
      'the same person twice',
      { ...THREE, thirdSubstituteName: 'ZOE YEW', thirdSubstituteRelationship: 'niece', substitutesTake: 'equally' },
      /^6: Name somebody else/,
    ],
    [
      'a second without a relationship',
      { ...ONE, secondSubstituteName: 'Abe Yew', substitutesTake: 'equally' },
      /^6: Enter how whoever takes/,
    ],
    ['their own children besides', { ...THREE, substitutesTake: 'equally', ownChildren: true }, /^6: Choose one for the share/],
  ])('with %s are refused', (_what, more, reason) => {
    expect(refusal(of({ ...share('Ann Roe', 100), ...more }))).toMatch(reason);
  });

  it('are read by the rules as the first one is', () => {
    const own = { ...THREE, thirdSubstituteName: MARGARET.fullName, thirdSubstituteRelationship: 'me', substitutesTake: 'equally' };
    expect(flagged(of({ ...share('Ann Roe', 100), ...own }))).toContain('R21:customBeneficiaries.0.thirdSubstituteName');
  });
});
