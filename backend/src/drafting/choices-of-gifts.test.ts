import { describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import fc from 'fast-check';
import { contentText } from './document/will-text.ts';
import { planWill, type PlannedWill, reviewFlags } from './draft-will.ts';
import { explainWill } from './explanations/explanation.ts';
import { familyMap } from './explanations/family-map.ts';
import { meaningDiff } from './explanations/meaning-diff.ts';
import { whoGetsWhat } from './explanations/who-gets-what.ts';
import { noWitnessList } from './explanations/witness-checker.ts';
import { compareWithoutWill } from './explanations/with-or-without-will.ts';
import { MARGARET, ON, SINGLE } from './testing/families.ts';
import { plan } from './testing/planned.ts';

const text = (will: PlannedWill): string => contentText(will.document);
const giving = (...specificGifts: NonNullable<WillAnswers['specificGifts']>): WillAnswers => ({ hasSpecificGifts: true, specificGifts });
const TO_ANN = { recipientName: 'Ann Lee', recipientRelationship: 'niece' };
const OR_ZOE = { substituteName: 'Zoe Yew', substituteRelationship: 'friend' };
const flagged = (answers: WillAnswers): readonly string[] =>
  reviewFlags({ answers: { ...SINGLE, ...answers }, testator: MARGARET, on: ON }).map(({ key }) => key);
const changes = (before: WillAnswers, after: WillAnswers): readonly string[] =>
  meaningDiff(plan(before), plan(after)).map(({ sentence }) => sentence);

describe('a sum of money as a gift', () => {
  const will = plan(giving({ ...TO_ANN, amount: 5000 }));

  it('is written in figures and in words', () => {
    expect(text(will)).toContain('(a) to Ann Lee (niece): £5,000 (five thousand pounds).');
  });

  it('brings no words about things, which the will has as soon as one is given', () => {
    const words = ['something I own', 'insuring', 'mortgage'];
    expect(words.filter((word) => text(will).includes(word))).toEqual([]);
    const both = text(plan(giving({ ...TO_ANN, amount: 5000 }, { ...TO_ANN, description: 'my hat' })));
    expect(words.filter((word) => both.includes(word))).toEqual(words);
  });

  it('is a sum wherever gifts are: map, simulator, comparison, changes', () => {
    expect(familyMap(will).people.find(({ name }) => name === 'Ann Lee')?.ties).toEqual([{ kind: 'gift', label: '£5,000', share: null }]);
    expect(whoGetsWhat(will, { dead: [], noIssue: [] }).gifts).toEqual([{ description: '£5,000', recipient: 'Ann Lee', fails: false }]);
    expect(compareWithoutWill(will, 20_000).withWill.map(({ name, pounds }) => [name, pounds])).toEqual([
      ['Bethan Price', 15_000],
      ['Ann Lee', 5000],
    ]);
    expect(changes(giving({ ...TO_ANN, amount: 400 }), giving({ ...TO_ANN, amount: 500 }))).toEqual([
      'Ann Lee is now given: £500.',
      'Ann Lee is no longer given: £400.',
    ]);
  });

  it('counts among the gifts of money in the review, and is not too short', () => {
    expect(flagged(giving({ ...TO_ANN, amount: 5000 }))).toContain('R35:specificGifts');
    expect(flagged(giving({ ...TO_ANN, amount: 5000 })).filter((key) => key.startsWith('R34'))).toEqual([]);
  });

  it('and a thing in one gift are refused, and so is a gift of neither', () => {
    const both = planWill({
      answers: { ...SINGLE, ...giving({ ...TO_ANN, amount: 5, description: 'my hat' }) },
      testator: MARGARET,
      on: ON,
    });
    expect(both).toMatchObject({
      ok: false,
      refused: { step: 8, reason: 'Take out the sum or the description of gift 1: it gives one or the other.' },
    });
    expect(text(plan(giving(TO_ANN)))).not.toContain('Ann Lee');
  });
});

describe('a substitute for a gift', () => {
  const answers = giving({ ...TO_ANN, description: 'my piano', ...OR_ZOE });
  const will = plan(answers);
  const gift = (...dead: string[]) => whoGetsWhat(will, { dead, noIssue: [] }).gifts[0];

  it('gets it if the first one has died, and it falls into the rest if both have', () => {
    expect(text(will)).toContain('(a) to Ann Lee (niece), or to Zoe Yew (friend) if Ann Lee does not survive me: my piano.');
    expect(text(will)).toContain(
      'If the first person named does not receive a gift, whoever is named to have it instead receives it, if they survive me.',
    );
    expect(gift()).toMatchObject({ recipient: 'Ann Lee', fails: false });
    expect(gift('gift-1')).toMatchObject({ recipient: 'Zoe Yew', fails: false });
    expect(gift('gift-1-substitute')).toMatchObject({ recipient: 'Ann Lee', fails: false });
    expect(gift('gift-1', 'gift-1-substitute')).toMatchObject({ recipient: 'Ann Lee or Zoe Yew', fails: true });
  });

  it('of an organisation gets it if that is gone', () => {
    const of = giving({ recipientName: 'Marches Hospice', recipientRelationship: 'charity', amount: 1, ...OR_ZOE });
    expect(text(plan(of))).toContain(
      'to Marches Hospice (charity), or to Zoe Yew (friend) if Marches Hospice has closed and nobody has taken over its work: £1 (one pound).',
    );
  });

  it('is in the explanation, on the map and on the list of those who must not witness', () => {
    const [, otherwise] = explainWill(will, { wording: false }).find(({ id }) => id === 'gifts')!.explanation;
    expect(otherwise).toContain('it goes to the person you named instead');
    expect(familyMap(will).people.find(({ name }) => name === 'Zoe Yew')).toMatchObject({
      relation: 'friend',
      ties: [{ kind: 'gift', label: 'my piano if Ann Lee dies first', share: null }],
    });
    expect(noWitnessList(will).people).toContainEqual({ name: 'Zoe Yew', reasons: ['inherits if somebody else dies before you'] });
    expect(whoGetsWhat(will, { dead: [], noIssue: [] }).people.map(({ role }) => role)).toContain('friend, stands in for a gift');
  });

  it('is told when it changes, and nothing else is', () => {
    expect(changes(giving({ ...TO_ANN, description: 'my piano' }), answers)).toEqual([
      'If Ann Lee dies before you, the gift “my piano” now goes to Zoe Yew.',
    ]);
    expect(changes(answers, giving({ ...TO_ANN, description: 'my piano' }))).toEqual([
      'If Ann Lee dies before you, the gift “my piano” now becomes part of the rest of your estate.',
    ]);
  });

  it('who is the applicant blocks the will', () => {
    const own = giving({ ...TO_ANN, description: 'my piano', substituteName: MARGARET.fullName, substituteRelationship: 'me' });
    expect(flagged(own)).toContain('R21:specificGifts.0.substituteName');
  });
});

const NAMES = ['Ann Lee', 'Ben Lee', 'Cat Lee', 'Dai Lee', 'Eve Lee'];

/** Read off the rule once more, straight from the answers: the first who is alive has it. */
const expected = ([first, second]: readonly (string | undefined)[], dead: readonly string[]): string | null =>
  [first, second].find((name) => name !== undefined && !dead.includes(name)) ?? null;

describe('gifts with substitutes, worked out a second time from the answers', () => {
  it('agrees in every state: who gets each, or that it fails', () => {
    const pairs = fc.array(fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom(undefined, ...NAMES)), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(pairs, fc.subarray(NAMES), (rows, dead) => {
        const couples = rows.map(([first, second]) => [first, second === first ? undefined : second] as const);
        const will = plan(
          giving(
            ...couples.map(([recipientName, substituteName], index) => ({
              recipientName,
              recipientRelationship: 'cousin',
              description: `thing ${index}`,
              ...(substituteName && { substituteName, substituteRelationship: 'cousin' }),
            })),
          ),
        );
        const { people } = whoGetsWhat(will, { dead: [], noIssue: [] });
        const ids = people.filter(({ name }) => dead.includes(name)).map(({ id }) => id);
        const { gifts } = whoGetsWhat(will, { dead: ids, noIssue: [] });
        expect(gifts.map(({ recipient, fails }) => (fails ? null : recipient))).toEqual(couples.map((couple) => expected(couple, dead)));
      }),
      { numRuns: 300 },
    );
  });
});
