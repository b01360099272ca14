import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { basisPointsOf, commissionOn, percentageOf } from './commission.ts';

describe('a commission rate', () => {
  it.each([
    ['0', '0.00'],
    ['10', '10.00'],
    [10, '10.00'],
    [12.5, '12.50'],
    ['.5', '0.50'],
    [' 7.25 ', '7.25'],
    ['100', '100.00'],
    ['100.00', '100.00'],
    ['33.333', '33.33'],
    ['0.145', '0.15'],
    ['99.999', '100.00'],
  ])('of %s is stored as %s (A-147, A-156)', (typed, stored) => {
    expect(percentageOf(basisPointsOf(typed)!)).toBe(stored);
  });

  it.each(['-0.01', '100.01', '100.001', -0.01, 100.01, '', '.', 'ten', '1e1', '10%', '1,5', Number.NaN, Number.POSITIVE_INFINITY])(
    'of %s is none (A-156)',
    (typed) => {
      expect(basisPointsOf(typed)).toBeNull();
    },
  );
});

describe('a commission', () => {
  it('is rounded to the penny, half up (A-167, D-073)', () => {
    expect(commissionOn(4000, 1250)).toBe(500);
    expect(commissionOn(50, 1)).toBe(0);
    expect(commissionOn(5000, 1)).toBe(1);
    expect(commissionOn(0, 10_000)).toBe(0);
  });

  it('is never further from the exact share than half a penny, and never more than came in (D-073)', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.integer({ min: 0, max: 10_000 }), (revenue, points) => {
        const exact = BigInt(revenue) * BigInt(points);
        const off = BigInt(commissionOn(revenue, points)) * 10_000n - exact;
        expect(off).toBeGreaterThan(-5000n);
        expect(off).toBeLessThanOrEqual(5000n);
        expect(commissionOn(revenue, points)).toBeLessThanOrEqual(revenue);
      }),
    );
  });
});
