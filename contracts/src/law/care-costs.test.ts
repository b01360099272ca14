import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { careCostsOf, type CareHomeStay, FIGURES } from '../index.ts';

const pounds = (amount: number): number => amount * 100;
const STAY: CareHomeStay = { country: 'England', feeAWeek: pounds(1000), incomeAWeek: pounds(300), savings: 0, home: 0 };
const withSavings = (amount: number, stay: Partial<CareHomeStay> = {}) => careCostsOf({ ...STAY, savings: pounds(amount), ...stay });

describe('who pays for a care home', () => {
  it.each([
    [14_250, 0],
    [14_251, 1],
    [14_500, 1],
    [14_501, 2],
    [20_250, 24],
    [23_250, 36],
  ])('in England, with £%d: £%d a week from savings, and the council the rest', (savings, tariff) => {
    expect(withSavings(savings).later).toEqual({
      paysInFull: false,
      fromIncome: pounds(300),
      fromCapital: pounds(tariff),
      fromCouncil: pounds(700 - tariff),
    });
  });

  it('in England, above the upper limit, the person pays in full until what they have is down to it', () => {
    expect(withSavings(23_250.01).later).toMatchObject({ paysInFull: true, fromCapital: pounds(700), fromCouncil: 0 });
    expect(withSavings(30_250).weeksInFull).toBe(10);
    expect(withSavings(30_251).weeksInFull).toBe(11);
    expect(withSavings(23_250).weeksInFull).toBeNull();
  });

  it('in Wales there is one limit: above it all, up to it nothing from savings', () => {
    expect(withSavings(50_000, { country: 'Wales' }).later).toMatchObject({ paysInFull: false, fromCapital: 0, fromCouncil: pounds(700) });
    expect(withSavings(50_001, { country: 'Wales' }).later).toMatchObject({ paysInFull: true, fromCouncil: 0 });
  });

  it('the home counts only after the first weeks', () => {
    const result = withSavings(10_000, { home: pounds(200_000) });
    expect(result.capital).toBe(pounds(210_000));
    expect(result.firstWeeks).toMatchObject({ paysInFull: false, fromCouncil: pounds(700) });
    expect(result.later).toMatchObject({ paysInFull: true, fromCouncil: 0 });
  });

  it('an income that pays the fee leaves what they have alone', () => {
    expect(withSavings(90_000, { incomeAWeek: pounds(1200) })).toMatchObject({
      later: { fromIncome: pounds(1000), fromCapital: 0, fromCouncil: 0 },
      weeksInFull: null,
    });
  });
});

const money = fc.integer({ min: 0, max: 1e10 });
const anyStay: fc.Arbitrary<CareHomeStay> = fc.record({
  country: fc.constantFrom('England', 'Wales'),
  feeAWeek: fc.integer({ min: 1, max: 1e6 }),
  incomeAWeek: fc.integer({ min: 0, max: 1e6 }),
  savings: money,
  home: money,
});

describe('whoever moves into a care home', () => {
  it('the three parts add up to the fee, in whole pence, and the council pays nothing above the limit', () => {
    fc.assert(
      fc.property(anyStay, (stay) => {
        const { limit, capital, firstWeeks, later } = careCostsOf(stay);
        expect(limit).toBe(stay.country === 'Wales' ? FIGURES.careLimitWales.value : FIGURES.careUpperLimitEngland.value);
        for (const { fromIncome, fromCapital, fromCouncil } of [firstWeeks, later]) {
          expect([fromIncome, fromCapital, fromCouncil].every((each) => Number.isSafeInteger(each) && each >= 0)).toBe(true);
          expect(fromIncome + fromCapital + fromCouncil).toBe(stay.feeAWeek);
        }
        expect(later.paysInFull).toBe(capital > limit);
        expect(later.paysInFull && later.fromCouncil > 0).toBe(false);
      }),
    );
  });

  it('more savings never mean more from the council, and the first weeks are never dearer', () => {
    fc.assert(
      fc.property(anyStay, money, (stay, more) => {
        const { firstWeeks, later } = careCostsOf(stay);
        expect(careCostsOf({ ...stay, savings: stay.savings + more }).later.fromCouncil).toBeLessThanOrEqual(later.fromCouncil);
        expect(firstWeeks.fromCouncil).toBeGreaterThanOrEqual(later.fromCouncil);
      }),
    );
  });

  it('what they have is above the limit in the last week of paying in full, and not after it', () => {
    fc.assert(
      fc.property(anyStay, (stay) => {
        const { limit, capital, later, weeksInFull } = careCostsOf(stay);
        fc.pre(weeksInFull !== null);
        expect(capital - (weeksInFull - 1) * later.fromCapital).toBeGreaterThan(limit);
        expect(capital - weeksInFull * later.fromCapital).toBeLessThanOrEqual(limit);
      }),
    );
  });
});
