import { describe, expect, it } from '@jest/globals';
import { poundsInWords } from './sum-in-words.ts';

describe('a sum of money in words', () => {
  it.each([
    [1, 'one pound'],
    [10, 'ten pounds'],
    [19, 'nineteen pounds'],
    [21, 'twenty-one pounds'],
    [90, 'ninety pounds'],
    [100, 'one hundred pounds'],
    [115, 'one hundred and fifteen pounds'],
    [1000, 'one thousand pounds'],
    [1005, 'one thousand and five pounds'],
    [5000, 'five thousand pounds'],
    [12_345, 'twelve thousand three hundred and forty-five pounds'],
    [100_001, 'one hundred thousand and one pounds'],
    [1_000_000, 'one million pounds'],
    [2_500_050, 'two million five hundred thousand and fifty pounds'],
    [999_999_999, 'nine hundred and ninety-nine million nine hundred and ninety-nine thousand nine hundred and ninety-nine pounds'],
  ])('%i is %s', (pounds, words) => {
    expect(poundsInWords(pounds)).toBe(words);
  });
});
