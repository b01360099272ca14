import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { add, fraction, percent, sum, times, WHOLE, ZERO } from './fraction.ts';

describe('exact shares', () => {
  it('are in lowest terms', () => {
    expect(fraction(50, 100)).toEqual({ n: 1, d: 2 });
    expect(fraction(0, 7)).toEqual(ZERO);
    expect(percent(100)).toEqual(WHOLE);
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

  it('add and multiply without rounding', () => {
    const part = fc.integer({ min: 1, max: 1000 });
    fc.assert(
      fc.property(part, part, part, part, (a, b, c, d) => {
        const added = add(fraction(a, b), fraction(c, d));
        const product = times(fraction(a, b), fraction(c, d));
        expect(BigInt(added.n) * BigInt(b * d)).toBe(BigInt(added.d) * BigInt(a * d + c * b));
        expect(BigInt(product.n) * BigInt(b * d)).toBe(BigInt(product.d) * BigInt(a * c));
      }),
    );
    expect(sum(Array.from({ length: 3 }, () => fraction(1, 3)))).toEqual(WHOLE);
  });
});
