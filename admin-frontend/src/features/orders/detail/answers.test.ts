import { describe, expect, it } from '@jest/globals';
import { FIELDS } from '@willow/contracts/will/answers';
import { EVERY_ANSWER, EVERY_PLACE } from '@willow/contracts/will/answers.examples';
import type { Fields } from '@willow/contracts/will/field';
import { type Answer, answerGroups, type Shown, shown, wordsOf } from './answers.ts';

const plain = (value: Shown): unknown => {
  if (value.kind === 'text') return value.text;
  if (value.kind === 'list') return value.items.map(plain);
  return Object.fromEntries(value.parts.map((part) => [part.label, plain(part.value)]));
};
const ALL: Fields = { ...FIELDS, ...FIELDS.partner.parts, ...FIELDS.property.parts, ...FIELDS.customBeneficiaries.parts };
const read = (value: unknown, key: string) => plain(shown(value, ALL[key], key));

describe('a key in words (A-085)', () => {
  it.each([
    ['hasChildren', 'Has Children'],
    ['isHomeowner', 'Is Homeowner'],
    ['per_stirpes', 'Per Stirpes'],
    ['funeralWishes', 'Funeral Wishes'],
    ['executors', 'Executors'],
  ])('%s reads %s', (key, words) => expect(wordsOf(key)).toBe(words));
});

describe('a value for people', () => {
  it.each([
    ['yes', 'isMarried', 'Yes'],
    [true, 'confirmed', 'Yes'],
    [false, 'hasSpecificGifts', 'No'],
    ['surviving_children', 'childrenSubstituteRule', 'Surviving Children'],
    ['1985-03-27', 'dob', '27 March 1985'],
    ['31/02/1985', 'dob', '31/02/1985'],
    [325000, 'marketValue', '£325,000.00'],
    [60, 'percentage', '60%'],
    [2, 'childrenCount', '2'],
    ['  ', 'funeralWishes', 'Not answered'],
    [null, 'guardian', 'Not answered'],
    [[], 'specificGifts', 'None'],
    [{}, 'property', 'None'],
    ['2026-11-18T23:32:00Z', 'submittedAt', '18 November 2026 at 23:32'],
    ['no flowers_please', 'funeralWishes', 'no flowers_please'],
  ])('%j of %s reads %j', (value, key, words) => expect(read(value, key)).toEqual(words));

  it('keeps lists and their parts apart', () => {
    expect(read([{ fullName: 'Ann', dob: '1990-02-01' }, { fullName: 'Ben' }], 'children')).toEqual([
      { 'Full Name': 'Ann', 'Date Of Birth': '1 February 1990' },
      { 'Full Name': 'Ben' },
    ]);
  });
});

describe('all answers (A-084)', () => {
  it('stand under the question that asked for them, in its order; unknown keys come last', () => {
    const groups = answerGroups({ petName: 'Rex', funeralWishes: 'None', isMarried: 'no', partner: undefined });
    expect(groups.map(({ question, answers }) => [question, answers.map(({ label }) => label)])).toEqual([
      ['Are you married or in a civil partnership?', ['Is Married']],
      ['Do you have any wishes for your funeral?', ['Funeral Wishes']],
      ['Other answers', ['Pet Name']],
    ]);
  });

  it.each(EVERY_PLACE.map(({ path }) => path.join('.')))('say what was answered to %s', (place) => {
    const groups = EVERY_ANSWER.flatMap((answers) => answerGroups(answers));
    expect(groups.flatMap((group) => placesIn(group.answers))).toContain(place);
    expect(groups.every(({ step }) => step !== null)).toBe(true);
  });
});

const placesIn = (answers: readonly Answer[]): readonly string[] =>
  answers.flatMap(({ place, value }) => {
    if (value.kind === 'text') return [place];
    const within = value.kind === 'parts' ? value.parts : value.items.flatMap((item) => (item.kind === 'parts' ? item.parts : []));
    return placesIn(within);
  });
