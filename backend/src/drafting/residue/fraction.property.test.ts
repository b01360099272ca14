import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { add, fraction, times } from './fraction.ts';

describe('exact shares', () => {
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
  });
});
