import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FIGURES, inheritanceTaxOf, type TaxableEstate } from '../index.ts';

const pounds = (amount: number): number => amount * 100;
const NOTHING: TaxableEstate = {
  home: 0,
  rest: 0,
  toSpouse: 0,
  toCharity: 0,
  gifts: 0,
  homeToDescendants: false,
  isWidowed: false,
};
const inPounds = (amounts: Partial<Record<'home' | 'rest' | 'toSpouse' | 'toCharity' | 'gifts', number>>) =>
  Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, pounds(amount)]));
const of = (amounts: Parameters<typeof inPounds>[0], answers: Partial<TaxableEstate> = {}) =>
  inheritanceTaxOf({ ...NOTHING, ...inPounds(amounts), ...answers });

describe('inheritance tax', () => {
  it('is nothing up to the nil-rate band, and 40% above it', () => {
    expect(of({ rest: 325_000 }).tax).toBe(0);
    expect(of({ rest: 325_001 })).toMatchObject({ taxed: pounds(1), percent: 40, tax: 40 });
  });

  it("of the guide's Alan: £32,000 with his daughter, £102,000 with his nephew", () => {
    expect(of({ home: 400_000, rest: 180_000 }, { homeToDescendants: true }).tax).toBe(pounds(32_000));
    expect(of({ home: 400_000, rest: 180_000 }).tax).toBe(pounds(102_000));
  });

  it('leaves the whole of both bands to somebody widowed: £1,000,000', () => {
    const widowed = { homeToDescendants: true, isWidowed: true };
    expect(of({ home: 600_000, rest: 400_000 }, widowed).tax).toBe(0);
    expect(of({ home: 600_000, rest: 400_010 }, widowed).tax).toBe(pounds(4));
  });

  it('counts no more of the second band than the home that descendants get', () => {
    expect(of({ home: 100_000, rest: 500_000 }, { homeToDescendants: true })).toMatchObject({
      residenceBand: pounds(100_000),
      tax: pounds(70_000),
    });
  });

  it.each([
    [2_000_000, 175_000],
    [2_000_002, 174_999],
    [2_100_000, 125_000],
    [2_350_000, 0],
    [3_000_000, 0],
  ])('of an estate of £%d the second band is £%d', (estate, band) => {
    expect(of({ home: 500_000, rest: estate - 500_000 }, { homeToDescendants: true }).residenceBand).toBe(pounds(band));
  });

  it('tapers by the estate before what goes to a spouse is taken off', () => {
    expect(of({ home: 500_000, rest: 2_000_000, toSpouse: 1_900_000 }, { homeToDescendants: true }).residenceBand).toBe(0);
  });

  it('leaves out what goes to a husband, wife or civil partner, and to charity', () => {
    expect(of({ rest: 900_000, toSpouse: 900_000 })).toMatchObject({ exempt: pounds(900_000), tax: 0 });
    expect(of({ rest: 425_000, toCharity: 1_000 }).tax).toBe(pounds(39_600));
  });

  it('is 36% where a tenth of the baseline goes to charity, the home band not taken off it', () => {
    const home = { homeToDescendants: true };
    // £825,000 less the nil-rate band: a baseline of £500,000, whatever the home is.
    expect(of({ home: 300_000, rest: 525_000, toCharity: 49_999 }, home)).toMatchObject({ percent: 40 });
    expect(of({ home: 300_000, rest: 525_000, toCharity: 50_000 }, home)).toMatchObject({
      charityForLowerRate: pounds(50_000),
      percent: 36,
      taxed: pounds(275_000),
      tax: pounds(99_000),
    });
  });

  it('gifts of the last seven years use up the nil-rate band first', () => {
    expect(of({ rest: 325_000, gifts: 25_000 }).tax).toBe(pounds(10_000));
    expect(of({ rest: 100_000, gifts: 400_000 })).toMatchObject({ nilRateBand: 0, tax: pounds(40_000) });
  });
});

const money = fc.integer({ min: 0, max: 1e10 });
const anyEstate: fc.Arbitrary<TaxableEstate> = fc.record({
  home: money,
  rest: money,
  toSpouse: money,
  toCharity: money,
  gifts: money,
  homeToDescendants: fc.boolean(),
  isWidowed: fc.boolean(),
});

describe('whatever somebody leaves', () => {
  it('the sums are whole, add up and stay within the estate and the bands of the figures', () => {
    fc.assert(
      fc.property(anyEstate, (estate) => {
        const result = inheritanceTaxOf(estate);
        expect(Object.values(result).every((each) => Number.isSafeInteger(each) && each >= 0)).toBe(true);
        expect(result.nilRateBand).toBeLessThanOrEqual(2 * FIGURES.inheritanceTaxNilRateBand.value);
        expect(result.residenceBand).toBeLessThanOrEqual(Math.min(estate.home, 2 * FIGURES.residenceNilRateBand.value));
        expect(result.taxed).toBe(Math.max(0, result.estate - result.exempt - result.nilRateBand - result.residenceBand));
        expect(Math.abs(result.tax - (result.taxed * result.percent) / 100)).toBeLessThanOrEqual(0.5);
        expect([FIGURES.inheritanceTaxRate.value, FIGURES.inheritanceTaxCharityRate.value]).toContain(result.percent);
      }),
    );
  });

  it('nobody pays more for leaving more to a spouse, for having been widowed, or for leaving the home to children', () => {
    fc.assert(
      fc.property(anyEstate, money, (estate, more) => {
        const { tax } = inheritanceTaxOf(estate);
        expect(inheritanceTaxOf({ ...estate, toSpouse: estate.toSpouse + more }).tax).toBeLessThanOrEqual(tax);
        expect(inheritanceTaxOf({ ...estate, toCharity: estate.toCharity + more }).tax).toBeLessThanOrEqual(tax);
        expect(inheritanceTaxOf({ ...estate, homeToDescendants: true }).tax).toBeLessThanOrEqual(
          inheritanceTaxOf({ ...estate, homeToDescendants: false }).tax,
        );
      }),
    );
  });

  it('more to leave and larger gifts cost no less', () => {
    fc.assert(
      fc.property(anyEstate, money, (estate, more) => {
        const without = { ...estate, toCharity: 0 };
        const { tax } = inheritanceTaxOf(without);
        expect(inheritanceTaxOf({ ...without, rest: without.rest + more }).tax).toBeGreaterThanOrEqual(tax);
        expect(inheritanceTaxOf({ ...without, gifts: without.gifts + more }).tax).toBeGreaterThanOrEqual(tax);
      }),
    );
  });

  it('the lower rate begins exactly at the tenth', () => {
    fc.assert(
      fc.property(anyEstate, (estate) => {
        const { charityForLowerRate } = inheritanceTaxOf(estate);
        fc.pre(charityForLowerRate > 0);
        expect(inheritanceTaxOf({ ...estate, toCharity: charityForLowerRate }).percent).toBe(36);
        expect(inheritanceTaxOf({ ...estate, toCharity: charityForLowerRate - 1 }).percent).toBe(40);
      }),
    );
  });
});
