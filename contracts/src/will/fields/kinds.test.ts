import { describe, expect, it } from '@jest/globals';
import { WillAnswers } from '../answers.ts';

const read = (answers: object) => WillAnswers.safeParse(answers);
const shareOf = (percentage: unknown) => read({ customBeneficiaries: [{ percentage }] }).data?.customBeneficiaries?.[0]?.percentage;

describe('numbers as they are typed', () => {
  it.each([
    [40, 40],
    ['40', 40],
    [' 40 ', 40],
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

  it('a home is not worth less than nothing', () => {
    const accepted = (marketValue: unknown): boolean => read({ property: { marketValue } }).success;
    expect([-1, 0, '412000', 0.5].map(accepted)).toEqual([false, true, true, true]);
  });
});
