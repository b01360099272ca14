import { describe, expect, it } from '@jest/globals';
import { fraction, sum, WHOLE, ZERO } from './fraction.ts';

describe('exact shares', () => {
  it('are in lowest terms', () => {
    expect(fraction(50, 100)).toEqual({ n: 1, d: 2 });
    expect(fraction(0, 7)).toEqual(ZERO);
    expect(fraction(100, 100)).toEqual(WHOLE);
  });

  it.each([
    [0.5, 1],
    [-1, 2],
    [1, 0],
    [Number.NaN, 1],
    [2 ** 60, 1],
  ])('refuse %s/%s', (n, d) => {
    expect(() => fraction(n, d)).toThrow(RangeError);
  });

  it('add up to everything', () => {
    expect(sum(Array.from({ length: 3 }, () => fraction(1, 3)))).toEqual(WHOLE);
  });
});
