import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FIGURES, probateOf } from '../index.ts';

const pounds = (amount: number): number => amount * 100;

describe('what probate costs', () => {
  it.each([
    [5000, 0, false],
    [5001, 273, true],
    [1, 0, false],
    [100_000, 273, true],
  ])('£%d: court fee £%d, required %s (P-178, P-179)', (estate, fee, required) => {
    expect(probateOf(pounds(estate))).toMatchObject({ courtFee: pounds(fee), probateRequired: required });
  });

  it('£100,000: solicitor £2,000 to £5,000, midpoint £3,500; in all £2,273 to £5,273, midpoint £3,773 (P-180, P-184, P-186)', () => {
    expect(probateOf(pounds(100_000))).toEqual({
      estateValue: pounds(100_000),
      probateRequired: true,
      courtFee: pounds(273),
      solicitorFeesMin: pounds(2000),
      solicitorFeesMax: pounds(5000),
      solicitorFees: pounds(3500),
      totalCostMin: pounds(2273),
      totalCostMax: pounds(5273),
      totalCost: pounds(3773),
      timeline: '4-6 months',
      complexity: 'Simple',
    });
  });

  it.each([
    [5000, 'Simple', '4-6 months', 'P-181, D-097'],
    [100_000, 'Simple', '4-6 months', 'P-181'],
    [100_000.01, 'Moderate', '6-9 months', 'P-182'],
    [100_001, 'Moderate', '6-9 months', 'P-182'],
    [500_000, 'Moderate', '6-9 months', 'P-182'],
    [500_001, 'Complex', '9-12 months', 'P-183'],
  ])('£%d is %s and takes %s (%s)', (estate, complexity, timeline) => {
    expect(probateOf(Math.round(pounds(estate)))).toMatchObject({ complexity, timeline });
  });

  it('£5,000 or less has a note, more has none (P-185, D-097)', () => {
    expect(probateOf(pounds(5000)).note).toBe('Probate may not be required for estates under £5,000 but banks may still require it.');
    expect(probateOf(pounds(5000) + 1)).not.toHaveProperty('note');
  });
});

describe('whatever the estate', () => {
  const estate = fc.integer({ min: 1, max: 1e14 });

  it('totals are fees added up, in whole pence, and the midpoint is in the middle', () => {
    fc.assert(
      fc.property(estate, (value) => {
        const result = probateOf(value);
        expect(result.totalCostMin).toBe(result.courtFee + result.solicitorFeesMin);
        expect(result.totalCostMax).toBe(result.courtFee + result.solicitorFeesMax);
        expect(result.totalCost).toBe(result.courtFee + result.solicitorFees);
        expect(Math.abs(result.solicitorFees - (result.solicitorFeesMin + result.solicitorFeesMax) / 2)).toBeLessThanOrEqual(1);
        expect(Math.abs(result.solicitorFeesMin - value * 0.02)).toBeLessThanOrEqual(0.51);
        expect(Math.abs(result.solicitorFeesMax - value * 0.05)).toBeLessThanOrEqual(0.51);
        expect([result.totalCostMin, result.totalCost, result.totalCostMax].every(Number.isSafeInteger)).toBe(true);
      }),
    );
  });

  it('more to leave costs no less, and the fee begins above the threshold of the figures', () => {
    fc.assert(
      fc.property(estate, fc.integer({ min: 0, max: 1e12 }), (value, more) => {
        const [small, large] = [probateOf(value), probateOf(value + more)];
        expect(large.totalCostMin).toBeGreaterThanOrEqual(small.totalCostMin);
        expect(large.totalCostMax).toBeGreaterThanOrEqual(small.totalCostMax);
        expect(small.probateRequired).toBe(value > FIGURES.probateFeeThreshold.value);
      }),
    );
  });
});
