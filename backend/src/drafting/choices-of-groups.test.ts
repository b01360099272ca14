import { describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import { estateInALine } from './explanations/estate-in-a-line.ts';
import { meaningDiff } from './explanations/meaning-diff.ts';
import { whoGetsWhat } from './explanations/who-gets-what.ts';
import { compareWithoutWill } from './explanations/with-or-without-will.ts';
import { checkWitnesses, noWitnessList } from './explanations/witness-checker.ts';
import { explained, paper, refusal, text } from './testing/choices.ts';
import { MARRIED, PARENT, SINGLE } from './testing/example-people.ts';
import { plan } from './testing/planned.ts';

const TO_CHILDREN: WillAnswers = { ...PARENT, beneficiaryType: 'children', childrenSubstituteRule: 'per_stirpes' };
const grandchildren = (more: object): WillAnswers => ({ ...TO_CHILDREN, grandchildren: { age: '18', ...more } });
const nieces = (more: object): WillAnswers => ({ ...SINGLE, nephewsAndNieces: { age: '18', ...more } });
const WITH_PARTNER: WillAnswers = { isMarried: MARRIED.isMarried, partner: MARRIED.partner };
const changes = (before: WillAnswers, after: WillAnswers) => meaningDiff(plan(before), plan(after)).map(({ sentence }) => sentence);

describe('gifts to everybody of a kind', () => {
  it('give each grandchild a sum, whoever is alive then', () => {
    const will = text(plan(grandchildren({ amount: 5000 })));
    expect(will).toContain('Gifts to my grandchildren\n');
    expect(will).toContain('I give £5,000 (five thousand pounds) to each of My Grandchildren who survives me.');
    expect(will).toContain(
      'Someone conceived after I die, or who only after I die becomes in law the child of the parent through whom they would take (by adoption, a parental order or in any other way except by birth), takes nothing under this clause. An embryo outside the body counts as conceived only when it is placed in a woman.',
    );
    expect(will).toContain('Nobody takes the place of a person who does not survive me.');
    expect(will).not.toContain('only on reaching');
    expect(will).toMatch(/the inheritance tax on the gifts in clause 4\.\n/);
  });

  it('count the children of every child, one who has died and one who is listed as well', () => {
    expect(text(plan(grandchildren({ amount: 1 })))).toContain(
      'a child of one of My Children, or of any other child of mine, whether that parent is alive when I die or not.',
    );
    const late = {
      ...SINGLE,
      lateChildren: [{ fullName: 'Tom Hughes', leftChildren: 'yes' as const }],
      grandchildren: { amount: 1, age: '18' as const },
    };
    expect(text(plan(late))).toContain('means every person who is in law a child of a child of mine, whether');
  });

  it('define My Children where nothing else speaks of them', () => {
    const shares: WillAnswers = { ...PARENT, grandchildren: { amount: 100, age: '18' } };
    expect(text(plan(shares))).toContain('“My Children” means');
    expect(text(plan({ ...shares, grandchildren: undefined }))).not.toContain('“My Children” means');
  });

  it('give nephews and nieces of the whole and the half blood a part of the rest, which bears its own tax', () => {
    const will = text(plan(nieces({ percentage: 20 })));
    expect(will).toContain('of the whole blood, of the half blood or by adoption');
    expect(will).toContain('nor a nephew or niece of somebody I am married to or live with');
    expect(will).toContain(
      'I give 20% of what my Residuary Estate would be if this clause gave no percentage of it, in equal shares, to those of My Nephews and Nieces who survive me.',
    );
    expect(will).toContain('it comes out of that percentage alone.');
    expect(will).not.toContain('and the inheritance tax on the gifts in');
    expect(will).toContain('after those payments and after the gifts in clause 3.');
  });

  it('can wait for an age, which is a condition and has a price', () => {
    const will = plan(grandchildren({ amount: 5000, age: '25' }));
    expect(text(will)).toContain('Each of My Grandchildren takes this gift only on reaching the age of 25.');
    expect(text(will)).toContain('Gifts to anyone under 18, and what depends on a later age');
    expect(text(will)).toContain('Except for what depends on an age under clause 4, a gift');
    expect(text(will)).toContain('on trust until whoever it is for reaches the age of 25 or dies before it.');
    expect(explained(will)).toContain('Your grandchildren get what you give them at 25');
    expect(explained(will)).toContain('Waiting after 18 has a price: inheritance tax of up to 6% every ten years');
    expect(paper(will)).toContain('What your grandchildren get is held until they are 25, on that condition.');
  });

  it('wait each for its own age beside other shares and sums', () => {
    const will = text(
      plan({ ...grandchildren({ amount: 10, age: '21' }), nephewsAndNieces: { amount: 10, age: '25' }, childrenAge: '30' }),
    );
    expect(will).toContain('Except for what depends on an age under clause 4 and clause 6, a gift');
    expect(will).toContain('My Executors hold whatever else depends on an age on trust until whoever it is for reaches that age');
  });

  it('say in plain words who is in it and what it costs', () => {
    const words = explained(plan(grandchildren({ amount: 5000 })));
    expect(words).toContain('£5,000 each, to your grandchildren. Nobody is named: it is whoever is alive 28 days after your death');
    expect(words).toContain('and a child who is already on the way on the day you die.');
    expect(words).toContain('The children of a stepchild whom you list as your child count.');
    expect(words).toContain('Stepchildren are not among them unless they were adopted by law');
    expect(words).toContain('Each one more who is born makes the whole sum larger, and the rest of your estate smaller.');
  });

  it('say where there is a partner that grandchildren may get it twice', () => {
    const twice = 'each of them gets it twice: once after each death';
    expect(explained(plan({ ...TO_CHILDREN, ...WITH_PARTNER, grandchildren: { amount: 10, age: '18' } }))).toContain(twice);
    expect(explained(plan({ ...TO_CHILDREN, ...WITH_PARTNER, nephewsAndNieces: { amount: 10, age: '18' } }))).not.toContain(twice);
    expect(explained(plan(grandchildren({ amount: 10 })))).not.toContain(twice);
  });

  it('are in every trial, on the line of the estate and in the sums', () => {
    const will = plan(nieces({ percentage: 20 }));
    expect(whoGetsWhat(will, { dead: [], noIssue: [] }).gifts).toEqual([
      { description: '20% of the rest, in equal shares', recipient: 'your nephews and nieces who are alive then', fails: false },
    ]);
    expect(estateInALine(will.facts)).toContain('20% of the rest, in equal shares, to your nephews and nieces');
    const { withWill, differences, notes } = compareWithoutWill(will, 100_000);
    expect(withWill.map(({ name, pounds }) => [name, pounds])).toEqual([
      ['Bethan Price', 80_000],
      ['Your nephews and nieces', 20_000],
    ]);
    expect(differences.join(' ')).toContain('Your nephews and nieces get £20,000 by this will.');
    expect(notes.join(' ')).not.toContain('depends on how many');
    expect(compareWithoutWill(plan(nieces({ amount: 20 })), 100_000).notes).toContain(
      'What your nephews and nieces get is not in the sums: it depends on how many there are when you die.',
    );
  });

  it('bar whoever is one of them from witnessing', () => {
    const will = plan(nieces({ amount: 20 }));
    expect(noWitnessList(will).people).toContainEqual({ name: 'Your nephews and nieces', reasons: ['are left a gift'] });
    expect(paper(will)).toContain('Your nephews and nieces');
    expect(checkWitnesses(will, ['Zoe Yew', 'Max Yew']).witnesses.map(({ verdict }) => verdict)).toEqual(['ask', 'ask']);
  });

  it('tell what changed', () => {
    expect(changes(grandchildren({ amount: 10 }), grandchildren({ amount: 20, age: '21' }))).toContain(
      'Before the rest is shared out, this will now gives £20 each, at 21, to your grandchildren.',
    );
    expect(changes(nieces({ amount: 10 }), SINGLE)).toContain('Your nephews and nieces are no longer given anything together.');
  });

  it.each([
    [nieces({}), '8: Enter a sum for each of your nephews and nieces, or a part of your estate for all of them.'],
    [nieces({ amount: 10, percentage: 10 }), '8: Take out the sum or the part for your nephews and nieces: it is one or the other.'],
    [nieces({ percentage: 0 }), '8: Enter a part above 0 for your nephews and nieces.'],
    [nieces({ amount: 10, age: undefined }), '8: Choose at what age your nephews and nieces get it.'],
    [
      { ...grandchildren({ percentage: 60 }), nephewsAndNieces: { percentage: 40, age: '18' as const } },
      '8: Leave something for the people who inherit the rest: these parts leave nothing.',
    ],
    [nieces({ percentage: 10 }), null],
  ])('are refused where they contradict themselves: %j', (answers, expected) => {
    expect(refusal(answers)).toBe(expected);
  });

  it('are nothing for grandchildren of somebody who never had a child', () => {
    expect(text(plan({ ...SINGLE, grandchildren: { amount: 10, age: '18' } }))).toBe(text(plan(SINGLE)));
  });
});
