import { expect, it } from '@jest/globals';
import { familyAnswers } from '@willow/contracts/will/family.examples';
import { valueOfHome } from './compare-without-will.ts';

it.each([
  [undefined, 300_001],
  ['alone', 300_001],
  ['in_common', 150_000],
  ['joint', null],
] as const)('a home that is owned %s counts with its part (£%s)', (ownership, value) => {
  const property = { ...familyAnswers.property, marketValue: 300_001, ...(ownership && { ownership }) };
  expect(valueOfHome({ ...familyAnswers, isHomeowner: 'yes', property })).toBe(value);
});
