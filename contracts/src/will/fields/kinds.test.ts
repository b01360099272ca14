import { describe, expect, it } from '@jest/globals';
import { WillAnswers } from '../answers.ts';

const read = (answers: object) => WillAnswers.safeParse(answers);
const shareOf = (percentage: unknown) => read({ customBeneficiaries: [{ percentage }] }).data?.customBeneficiaries?.[0]?.percentage;

describe('numbers as they are typed', () => {
  it.each([
    [40, 40],
    ['40', 40],
    [' 40 ', 40],
    ['\u200b40\u00a0', 40],
    [0, 0],
    [100, 100],
    [101, undefined],
    [-1, undefined],
    [33.3, undefined],
    ['', undefined],
    [' ', undefined],
    ['half', undefined],
  ])('a share of %j is read as %j', (typed, share) => {
    expect(shareOf(typed)).toBe(share);
  });

  it.each([
    [1, 1],
    ['5000', 5000],
    [999_999_999, 999_999_999],
    [0, undefined],
    [-5, undefined],
    [0.5, undefined],
    [1_000_000_000, undefined],
    ['much', undefined],
  ])('a sum of %j pounds is read as %j', (typed, amount) => {
    expect(read({ specificGifts: [{ amount: typed }] }).data?.specificGifts?.[0]?.amount).toBe(amount);
  });

  it('a home is not worth less than nothing', () => {
    const accepted = (marketValue: unknown): boolean => read({ property: { marketValue } }).success;
    expect([-1, 0, '412000', 0.5].map(accepted)).toEqual([false, true, true, true]);
  });
});
