import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FIGURES, intestacyOf, type IntestateFamily } from '../index.ts';
import { estateValueIn } from './estate-value.ts';

const family = (given: Partial<IntestateFamily>): IntestateFamily => ({
  isMarried: false,
  children: 0,
  hasParents: false,
  hasSiblings: false,
  ...given,
});
const MARRIED_WITH_CHILD = family({ isMarried: true, children: 1 });
/** Who gets what, in pounds. */
const shares = (pounds: number, given: IntestateFamily) =>
  intestacyOf(pounds * 100, given).distributions.map(({ recipient, amount, percentage }) => [recipient, amount / 100, percentage]);

describe('who inherits without a will', () => {
  it.each([
    [100_000, 100_000, 100, 0, 0, 'P-159'],
    [322_000, 322_000, 100, 0, 0, 'P-158'],
    [322_001, 322_000.5, 100, 0.5, 0, 'P-161'],
    [500_000, 411_000, 82.2, 89_000, 17.8, 'P-160, P-170'],
    [1_000_000, 661_000, 66.1, 339_000, 33.9, 'P-148'],
  ])('married with children, £%d: spouse £%d (%d%%), children £%d (%d%%) (%s)', (estate, spouse, ofAll, children, rest) => {
    expect(shares(estate, MARRIED_WITH_CHILD)).toEqual([
      ['Spouse or civil partner', spouse, ofAll],
      ['Children', children, rest],
    ]);
  });

  it.each<[who: string, given: Partial<IntestateFamily>, recipient: string, level: string, row: string]>([
    ['married without children', { isMarried: true }, 'Spouse or civil partner', 'MEDIUM', 'P-164'],
    ['single with children', { children: 2 }, 'Children', 'HIGH', 'P-165'],
    ['single, no children, living parents', { hasParents: true, hasSiblings: true }, 'Parents', 'MEDIUM', 'P-166'],
    ['single, no children, no parents, siblings', { hasSiblings: true }, 'Siblings', 'MEDIUM', 'P-167'],
    ['none of these', {}, 'The Crown', 'CRITICAL', 'P-168'],
  ])('%s: all of it to one heir (%j: %s, %s) (%s)', (_who, given, recipient, level, _row) => {
    expect(shares(500_000, family(given))).toEqual([[recipient, 500_000, 100]]);
    expect(intestacyOf(50_000_000, family(given)).urgency.level).toBe(level);
  });

  it('children of a married person make it urgent, whatever they get: they may not inherit until 18 (P-158, P-163)', () => {
    for (const estate of [100, 32_200_000, 50_000_000]) {
      expect(intestacyOf(estate, MARRIED_WITH_CHILD).urgency).toEqual({
        level: 'HIGH',
        explanation: expect.stringContaining('children may not inherit until 18'),
      });
    }
  });

  it("the children's share is divided equally (P-162)", () => {
    const children = intestacyOf(50_000_000, family({ isMarried: true, children: 2 })).distributions[1];
    expect(children?.breakdown).toEqual({ people: 2, each: 4_450_000 });
    expect(intestacyOf(100, family({ children: 3 })).distributions[0]?.breakdown).toEqual({ people: 3, each: 33 });
    expect(intestacyOf(100, family({ isMarried: true })).distributions[0]).not.toHaveProperty('breakdown');
  });

  it('the result has the estate, who gets what, a summary and how urgent it is (P-171)', () => {
    const result = intestacyOf(50_000_000, MARRIED_WITH_CHILD);
    expect(result.estateValue).toBe(50_000_000);
    expect(result.summary).toContain('the first £322,000 and half of the rest');
    expect(intestacyOf(100, MARRIED_WITH_CHILD).summary).toContain('Your children get nothing');
  });
});

describe('whatever the estate and the family', () => {
  const estate = fc.oneof(
    fc.integer({ min: 1, max: 10_000 }),
    fc.integer({ min: 32_199_900, max: 32_200_100 }),
    fc.integer({ min: 1, max: 1e14 }),
  );
  const anyFamily = fc.record({
    isMarried: fc.boolean(),
    children: fc.integer({ min: 0, max: 12 }),
    hasParents: fc.boolean(),
    hasSiblings: fc.boolean(),
  });

  it('the shares add up to the estate to the penny, each within it, and the percentages to 100 (P-169, P-170, D-096)', () => {
    fc.assert(
      fc.property(estate, anyFamily, (value, who) => {
        const { distributions } = intestacyOf(value, who);
        expect(distributions.reduce((sum, { amount }) => sum + amount, 0)).toBe(value);
        expect(Math.round(distributions.reduce((sum, { percentage }) => sum + percentage, 0) * 10)).toBe(1000);
        for (const { amount, percentage, breakdown } of distributions) {
          expect(Number.isSafeInteger(amount) && amount >= 0 && amount <= value).toBe(true);
          expect(Math.abs(percentage - (100 * amount) / value)).toBeLessThanOrEqual(0.0501);
          expect(Number.isInteger(Math.round(percentage * 1e6) / 1e5)).toBe(true);
          if (!breakdown) continue;
          expect(amount - breakdown.each * breakdown.people).toBeGreaterThanOrEqual(0);
          expect(amount - breakdown.each * breakdown.people).toBeLessThan(breakdown.people);
        }
      }),
    );
  });

  it('a larger estate gives nobody less, and children beside a spouse never more than the spouse', () => {
    fc.assert(
      fc.property(estate, fc.integer({ min: 1, max: 1_000_000 }), anyFamily, (value, more, who) => {
        const [small, large] = [intestacyOf(value, who).distributions, intestacyOf(value + more, who).distributions];
        small.forEach(({ amount }, index) => expect(large[index]?.amount).toBeGreaterThanOrEqual(amount));
        expect(large[1]?.amount ?? 0).toBeLessThanOrEqual(large[0]!.amount);
      }),
    );
  });

  it('parents and siblings matter only for somebody single without children (D-096)', () => {
    fc.assert(
      fc.property(estate, anyFamily, (value, who) => {
        fc.pre(who.isMarried || who.children > 0);
        expect(intestacyOf(value, { ...who, hasParents: !who.hasParents, hasSiblings: !who.hasSiblings })).toEqual(intestacyOf(value, who));
      }),
    );
  });

  it('a spouse beside children has the fixed sum of the figures first', () => {
    const netSum = FIGURES.intestacyNetSum.value;
    fc.assert(
      fc.property(estate, (value) => {
        expect(intestacyOf(value, MARRIED_WITH_CHILD).distributions[0]!.amount).toBeGreaterThanOrEqual(Math.min(value, netSum));
      }),
    );
  });
});

describe('what was typed as the value of an estate', () => {
  it.each([
    ['500000', 50_000_000],
    ['322000.5', 32_200_050],
    ['0.01', 1],
    [' 250000 ', 25_000_000],
  ])('%j is %d pence', (typed, pence) => {
    expect(estateValueIn(typed)).toBe(pence);
  });

  it.each(['', '0', '0.001', '-5', 'abc', '250,000', 'NaN', 'Infinity', '1e400', '1e13'])(
    '%j is nothing to calculate with (P-157, P-177, D-095)',
    (typed) => {
      expect(estateValueIn(typed)).toBeNull();
    },
  );
});
