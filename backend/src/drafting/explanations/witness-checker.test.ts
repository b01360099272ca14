import { describe, expect, it } from '@jest/globals';
import { plan, share } from '../testing/planned.ts';
import { cannotWitness, checkWitnesses, noWitnessList } from './witness-checker.ts';

describe('the witness checker (R51)', () => {
  const will = plan({
    isMarried: 'yes',
    partner: { fullName: 'Pat Lee' },
    hasChildren: 'yes',
    children: [{ fullName: 'Tim Poe', dob: '2012-01-01' }],
    executors: [{ fullName: 'Gwen Ash', address: 'x', relationship: 'friend' }],
    customBeneficiaries: [share('Ann Mary Fox', 60), share('Bob Oak', 40)],
    hasSpecificGifts: true,
    specificGifts: [{ recipientName: 'Cy Elm', recipientRelationship: 'friend', description: 'my car' }],
  });

  it.each([
    ['ann mary fox', 'no', /inherits/],
    ['Pat Lee', 'no', /civil partner/],
    ['Cy Elm', 'no', /gift/],
    ['Margaret Anne HUGHES', 'no', /your own will/],
    ['Tim Poe', 'no', /under 18/],
    ['Ann Mary Foxe', 'ask', /Is this Ann Mary Fox/],
    ['Bob Oka', 'ask', /Is this Bob Oak/],
    ['Bib Oaks', 'ask', /Is this Bob Oak/],
    ['Bib Oaksy', 'fine', /not on your list/],
    ['A Fox', 'ask', /Is this Ann Mary Fox/],
    ['Dr Bob Oak OBE', 'ask', /Is this Bob Oak/],
    ['Mr Bob Oak', 'ask', /Is this Bob Oak/],
    ['Oak, Bob', 'ask', /Is this Bob Oak/],
    ['Fox Ann', 'ask', /Is this Ann Mary Fox/],
    ['Bob', 'ask', /Is this Bob Oak/],
    ['Jim Oak', 'ask', /husband, wife or civil partner of Bob Oak/],
    ['Gwen Ash', 'fine', /may witness/],
    ['Zoe Yew-Tree', 'fine', /not on your list/],
  ])('%s: %s', (name, verdict, sentence) => {
    expect(checkWitnesses(will, [name, 'Nora Somebody']).witnesses[0]).toEqual({
      name,
      verdict,
      sentences: expect.arrayContaining([expect.stringMatching(sentence)]),
    });
  });

  it('asks all that has to be known: whoever is not somebody on the list may be married to them', () => {
    expect(checkWitnesses(will, ['A Fox', 'Nora Somebody']).witnesses[0]?.sentences).toEqual([
      expect.stringMatching(/^Is this Ann Mary Fox\?/),
      expect.stringMatching(/^Is A Fox the husband, wife or civil partner of Ann Mary Fox\?/),
    ]);
  });

  it.each([
    ['A. Green', 'Ann Green', 'ask'],
    ['Ann Green', 'Ann Mary Green', 'ask'],
    ['Ann-Marie Green', 'Ann Marie Green', 'no'],
    ["Tom O'Brien", 'Tom OBrien', 'no'],
    ['Mr A. Green', 'Mrs A. Green', 'fine'],
    ['Tom Green Senior', 'Tom Green Junior', 'fine'],
    ['Ann Green', 'Ben Green', 'fine'],
  ])('%s and %s as the two witnesses: %s', (one, other, answer) => {
    const second = checkWitnesses(will, [one, other]).witnesses[1];
    expect(second?.verdict).toBe(answer);
    const isAsked = second?.sentences.includes(`Are ${one} and ${other} one person? The two witnesses must be two people.`);
    expect(isAsked).toBe(answer === 'ask');
    expect(cannotWitness(will, [one, other]) === null).toBe(answer !== 'no');
  });

  it('asks whether a shorter name is the testator', () => {
    const [first] = checkWitnesses(will, ['M. Hughes', 'Nora Somebody']).witnesses;
    expect(first).toMatchObject({ verdict: 'ask', sentences: [expect.stringMatching(/^Is this you, Margaret Anne Hughes\?/)] });
    expect(checkWitnesses(will, ['Mrs Margaret-Anne Hughes', 'Nora Somebody']).witnesses[0]?.verdict).toBe('no');
  });

  it.each([
    [['grandchildren'], 'grandchildren'],
    [['nephewsAndNieces'], 'nephews or nieces'],
    [['grandchildren', 'nephewsAndNieces'], 'grandchildren, nephews or nieces'],
  ])('asks of everybody whether they are of a group that the will gives to: %j', (groups, named) => {
    const given = plan({
      hasChildren: 'yes',
      children: [{ fullName: 'Tim Poe', dob: '1990-01-01' }],
      executors: [{ fullName: 'Gwen Ash', address: 'x', relationship: 'niece' }],
      customBeneficiaries: [share('Bob Oak', 100)],
      ...Object.fromEntries(groups.map((group) => [group, { amount: 100, age: '18' }])),
    });
    const asked = (name: string) =>
      `Is ${name} one of your ${named}, or the husband, wife or civil partner of one? Then choose somebody else: the gift would be lost.`;
    const of = (name: string) => checkWitnesses(given, [name, 'Nora Somebody']).witnesses[0];
    expect(of('Gwen Ash')).toEqual({ name: 'Gwen Ash', verdict: 'ask', sentences: [asked('Gwen Ash')] });
    expect(of('Zoe Yew')).toEqual({ name: 'Zoe Yew', verdict: 'ask', sentences: [asked('Zoe Yew')] });
    expect(of('Jim Oak')?.sentences).toEqual([expect.stringContaining('of Bob Oak'), asked('Jim Oak')]);
    expect(of('Bob Oak')?.verdict).toBe('no');
  });

  it('wants two people', () => {
    expect(checkWitnesses(will, ['Zoe Yew', 'zoe  yew.']).witnesses.map(({ verdict }) => verdict)).toEqual(['fine', 'no']);
  });

  it('lists everybody who gets something, and the partner, each once with the reasons', () => {
    expect(noWitnessList(will).people.map(({ name, reasons }) => `${name}: ${reasons.length}`)).toEqual([
      'Pat Lee: 1',
      'Ann Mary Fox: 1',
      'Bob Oak: 1',
      'Cy Elm: 1',
    ]);
  });
});
