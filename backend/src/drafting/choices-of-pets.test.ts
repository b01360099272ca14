import { describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import { acceptAnswers } from './answers/accept-answers.ts';
import { executorsSheet } from './documents/executors-sheet.ts';
import { sheetText } from './documents/sheet.ts';
import { familyMap } from './explanations/family-map.ts';
import { meaningDiff } from './explanations/meaning-diff.ts';
import { stressReport } from './explanations/stress-report.ts';
import { whoGetsWhat } from './explanations/who-gets-what.ts';
import { checkWitnesses, noWitnessList } from './explanations/witness-checker.ts';
import { compareWithoutWill } from './explanations/with-or-without-will.ts';
import { explained, flagged, paper, refusal, text } from './testing/choices.ts';
import { CARYS, MARRIED, RHYS } from './testing/example-people.ts';
import { plan } from './testing/planned.ts';

const REX = { description: 'my dog Rex', carerName: 'Ffion Morgan', carerRelationship: 'friend' };
const pets = (more: object = {}): WillAnswers => ({ pets: { ...REX, ...more } });
const files = (recipientName: string, recipientRelationship: string): WillAnswers => ({
  digital: { recipientName, recipientRelationship },
});
const giving = (description: string): WillAnswers => ({
  hasSpecificGifts: true,
  specificGifts: [{ recipientName: 'Gwilym Rees', recipientRelationship: 'nephew', description }],
});
const changes = (before: WillAnswers, after: WillAnswers): readonly string[] =>
  meaningDiff(plan(before), plan(after)).map(({ sentence }) => sentence);
const gifts = (answers: WillAnswers, ...dead: string[]) => whoGetsWhat(plan(answers), { dead, noIssue: [] }).gifts;
const sheet = (answers: WillAnswers): string => sheetText(executorsSheet({ planned: plan(answers), kind: 'final', questions: [] }));

describe('pets', () => {
  const withSum = pets({ amount: 2000 });

  it('go to whoever takes them on, those of a later day too, and the sum on condition of it', () => {
    const will = text(plan(withSum));
    expect(will).toContain(
      '“My Pets” means these animals: my dog Rex; and also any other animal that I keep as a pet. My Pets are only animals that I own when I die.',
    );
    expect(will).toContain('I give My Pets to Ffion Morgan (friend) if Ffion Morgan survives me and is willing to take them.');
    expect(will).toContain(
      'the sum of £2,000 (two thousand pounds) to whoever takes My Pets under this clause, on condition of taking them.',
    );
    expect(will).toContain(
      'My Executors are to find a new home for any of My Pets that Ffion Morgan does not take. I ask them to talk to my family',
    );
    expect(will).toContain('This wish binds nobody and creates no trust.');
    expect(will).toContain('and so does the sum if nobody takes any of them.');
    expect(will).toContain('after the gifts in clause 3.');
  });

  it('without a sum have no word of one', () => {
    expect(text(plan(pets()))).not.toMatch(/\bsum\b/);
    expect(explained(plan(pets()))).not.toContain('money goes');
  });

  it('are not those that a particular gift is about, and an organisation need not survive', () => {
    expect(text(plan({ ...pets(), ...giving('my parrot') }))).toContain(
      'My Pets are only animals that I own when I die, and no animal that a gift in clause 3 is about, even if that gift fails, is one of them.',
    );
    expect(text(plan(pets({ carerName: 'Cats Protection', carerRelationship: 'charity' })))).toContain(
      'I give My Pets to Cats Protection (charity) if Cats Protection is willing to take them.',
    );
  });

  it('find a home in every state: simulator, explanation, and nothing falls to the intestacy rules by it', () => {
    expect(gifts(withSum)).toEqual([{ description: 'my dog Rex, with £2,000', recipient: 'Ffion Morgan', fails: false }]);
    expect(gifts(withSum, 'carer')).toEqual([
      { description: 'my dog Rex, with £2,000', recipient: 'whoever your executor chooses', fails: false },
    ]);
    expect(explained(plan(withSum))).toContain(
      'The pets you have when you die and £2,000 go to Ffion Morgan, who must be willing to take them.',
    );
    expect(explained(plan(withSum))).toContain('a wish that binds nobody');
    expect(stressReport(plan(withSum))).toEqual(stressReport(plan({})));
  });

  it('are on the map, in the sums, on the executors’ sheet, and whoever takes them is no witness', () => {
    expect(familyMap(plan(withSum)).people.find(({ name }) => name === 'Ffion Morgan')).toMatchObject({
      relation: 'friend',
      ties: [{ kind: 'gift', label: 'your pets, with £2,000', share: null }],
    });
    expect(compareWithoutWill(plan(withSum), 20_000).withWill.map(({ name, pounds }) => [name, pounds])).toEqual([
      ['Bethan Price', 18_000],
      ['Ffion Morgan', 2000],
    ]);
    expect(noWitnessList(plan(pets())).people).toContainEqual({ name: 'Ffion Morgan', reasons: ['is left a gift'] });
    expect(checkWitnesses(plan(pets()), ['Ffion Morgan', 'Ann Lee']).witnesses.map(({ verdict }) => verdict)).toEqual(['no', 'fine']);
    expect(paper(plan(pets()))).toContain('Ffion Morgan');
    expect(sheet(pets())).toContain('See to the pets.');
    expect(sheet({})).not.toContain('pets');
  });

  it('to the partner stay with the one person that the partner is', () => {
    const will = plan({
      ...MARRIED,
      ...pets({ carerName: 'David Hughes', carerRelationship: 'husband' }),
      partnerSubstituteRule: 'intestacy',
    });
    expect(familyMap(will).people.map(({ name }) => name)).toEqual(['David Hughes']);
    expect(whoGetsWhat(will, { dead: ['partner'], noIssue: [] }).gifts.map(({ recipient }) => recipient)).toEqual([
      'whoever your executor chooses',
    ]);
  });

  it('are told when they change, and nothing else is', () => {
    expect(changes({}, withSum)).toEqual([
      'Ffion Morgan is now to have your pets, with £2,000.',
      'What comes before the rest is shared out is different now.',
    ]);
    expect(changes(pets(), withSum)).toEqual(['The sum that goes with your pets is now £2,000.']);
    expect(changes(withSum, pets())).toEqual(['No money goes with your pets any more.']);
    expect(changes(pets(), pets({ description: 'two cats' }))).toEqual(['Your pets are now: two cats.']);
    expect(changes(pets(), pets({ carerName: 'Ann Lee' }))).toEqual(['Ann Lee is now to have your pets instead of Ffion Morgan.']);
    expect(changes(withSum, {})).toEqual([
      'It is no longer said who takes your pets.',
      'What comes before the rest is shared out is different now.',
    ]);
  });

  it.each([
    [{ carerName: 'Ann', carerRelationship: 'niece' }, 'Say which pets you have, or leave all of this choice empty'],
    [{ amount: 5 }, 'Say which pets you have, or leave all of this choice empty'],
    [{ description: 'my dog' }, 'Enter the full name of whoever should have your pets'],
    [{ description: 'my dog', carerName: 'Ann' }, 'Enter how whoever should have your pets is related to you'],
  ])('that are half described are refused: %j', (half, message) => {
    expect(refusal({ pets: half })).toBe(`8: ${message}.`);
  });

  it('with a sum that is no whole number of pounds are refused from a file, and those left empty are none', () => {
    const read = (amount: unknown) => acceptAnswers({ pets: { ...REX, amount } });
    expect([0.5, 'much', -1].map((amount) => read(amount).ok)).toEqual([false, false, false]);
    expect(read(null).ok).toBe(true);
    expect(refusal({ pets: { description: ' ', carerName: '' } })).toBeNull();
    expect(text(plan({ pets: { description: ' ', carerName: '' } }))).toBe(text(plan({})));
  });

  it('provide for nobody: a spouse or child who gets no more is left out, and the sum counts as money', () => {
    const spouse: WillAnswers = {
      ...MARRIED,
      beneficiaryType: 'custom',
      ...pets({ carerName: 'David Hughes', carerRelationship: 'husband' }),
    };
    expect(flagged(spouse)).toContain('R06:beneficiaryType');
    const child: WillAnswers = {
      hasChildren: 'yes',
      children: [CARYS],
      ...pets({ carerName: CARYS.fullName, carerRelationship: 'daughter' }),
    };
    expect(flagged(child)).toContain('R07:children.0.fullName');
    expect(flagged({ ...child, ...files(CARYS.fullName, 'daughter') })).toContain('R07:children.0.fullName');
    expect(flagged(withSum)).toContain('R35:pets.amount');
    expect(flagged(pets({ carerName: 'Margaret Anne Hughes', carerRelationship: 'aunt' }))).not.toContain('R21:pets.carerName');
    expect(flagged(pets({ carerName: 'Margaret Anne Hughes', carerRelationship: 'myself' }))).toContain('R21:pets.carerName');
    expect(flagged(pets({ description: 'my dog, held on trust for him' }))).toContain('R30:pets.description');
  });
});

describe('digital photographs and letters', () => {
  const toCarys = files('Carys Ellen Hughes', 'niece');

  it('go to the one who is named, devices and money do not, and executors may open what the law lets them', () => {
    const will = text(plan(toCarys));
    expect(will).toContain('My Executors may open, use, copy, transfer, close and delete my online accounts');
    expect(will).toContain('So far as the law and the terms of whoever provides them allow');
    expect(will).toContain('wherever they are stored, to Carys Ellen Hughes (niece), if Carys Ellen Hughes survives me.');
    expect(will).toContain('That gift includes no device, and nothing that has a value in money, such as a cryptoasset');
    expect(will).toContain('These are part of my Residuary Estate.');
    expect(will).not.toMatch(/password/i);
    expect(explained(plan(toCarys))).toContain('Never write a password in a will');
  });

  it('leave to a particular gift what it gives', () => {
    const will = text(plan({ ...toCarys, ...giving('my laptop') }));
    expect(will).toContain('Except so far as clause 3 gives them away, I give those of my digital files');
    expect(will).toContain('Except so far as clause 3 gives them away, these are part of my Residuary Estate.');
    expect(will).toContain('Before a device is sold or handed over to anyone, My Executors may copy those files from it');
  });

  it('fall into the rest of the estate if that person has died', () => {
    expect(gifts(toCarys, 'digital')).toEqual([
      { description: 'your digital photographs and letters', recipient: 'Carys Ellen Hughes', fails: true },
    ]);
    expect(text(plan(toCarys))).toContain('If the gift of those files fails, they become part of my Residuary Estate');
    expect(stressReport(plan(toCarys))).toEqual(stressReport(plan({})));
  });

  it('are on the map and the executors’ sheet, and whoever gets them is no witness', () => {
    expect(familyMap(plan(toCarys)).people.find(({ name }) => name === 'Carys Ellen Hughes')?.ties).toEqual([
      { kind: 'gift', label: 'your digital photographs and letters', share: null },
    ]);
    expect(noWitnessList(plan(toCarys)).people.map(({ name }) => name)).toContain('Carys Ellen Hughes');
    expect(sheet(toCarys)).toContain('Keep every device as it is.');
  });

  it('are told when they change', () => {
    expect(changes(toCarys, files('Ann Lee', 'niece'))).toEqual(['Ann Lee is now to have your digital photographs and letters.']);
    expect(changes(toCarys, {})[0]).toBe('It is no longer said who gets your digital photographs and letters.');
    expect(changes(toCarys, { ...toCarys, ...giving('my laptop') })).toContain(
      'A particular gift may now give away some of your digital photographs and letters.',
    );
  });

  it('of half an answer are refused, and a child under 18 is asked about', () => {
    expect(refusal({ digital: { recipientName: 'Ann' } })).toBe(
      '8: Enter how whoever should have your digital photographs and letters is related to you.',
    );
    expect(refusal({ digital: { recipientRelationship: 'niece' } })).toBe(
      '8: Enter the full name of whoever should have your digital photographs and letters.',
    );
    expect(flagged({ hasChildren: 'yes', children: [RHYS], ...files('Rhys Hughes', 'son') })).toContain('R56:digital.recipientName');
  });
});
