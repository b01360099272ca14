import { describe, expect, it } from '@jest/globals';
import { FIGURES, type Figure, isRealDate, LEGAL_ADULT_AGE, londonDate, mustConfirmBeforeLaunch, overdueFigures } from '../index.ts';

const figure = (nextReview: string): Readonly<Record<string, Figure>> => ({
  one: { value: 1, unit: 'years', what: 'x', source: 'y', asOf: '2026-11-20', nextReview },
});

describe('the figures of the law', () => {
  it.each([
    ['2027-04-06', '2027-04-06', []],
    ['2027-04-06', '2027-07-05', []],
    ['2027-04-06', '2027-07-06', [{ name: 'one', daysLate: 91 }]],
    ['2026-11-20', '2025-01-01', []],
  ])('a review due on %s is overdue on %s: %j', (nextReview, today, expected) => {
    expect(overdueFigures(today, figure(nextReview))).toEqual(expected);
  });

  it('none is overdue today: read the source again, then move asOf and nextReview on', () => {
    expect(overdueFigures(londonDate(Date.now()))).toEqual([]);
  });

  it.each(Object.entries(FIGURES as Readonly<Record<string, Figure>>))('%s has a source, real dates and one value', (_name, each) => {
    expect(each.source).not.toBe('');
    expect([each.asOf, each.nextReview].every(isRealDate)).toBe(true);
    expect(each.nextReview > each.asOf).toBe(true);
    expect(Number.isSafeInteger(each.value)).toBe(true);
    expect(each.specValue === undefined).toBe(each.currentValue === undefined);
    expect(each.value).toBe(each.specValue ?? each.value);
  });

  it('keeps the intestacy sum and the nil-rate band apart (D-014)', () => {
    expect(FIGURES.intestacyNetSum.value).toBe(32_200_000);
    expect(FIGURES.inheritanceTaxNilRateBand.value).toBe(32_500_000);
    expect(FIGURES.probateCourtFee).toMatchObject({ value: 27_300, specValue: 27_300, currentValue: 30_000 });
  });

  it('are confirmed before launch where nobody read the source itself, each with its source and date (D-014)', () => {
    const asked = new Map(mustConfirmBeforeLaunch.map(({ id, text }) => [id, text]));
    expect([...asked.keys()].filter((id) => id.startsWith('figures.'))).toEqual([
      'figures.probateCourtFeeAnnounced',
      'figures.careUpperLimitEngland',
      'figures.careLowerLimitEngland',
      'figures.careLimitWales',
    ]);
    expect(asked.get('figures.probateCourtFeeAnnounced')).toMatch(/: £526\. Source, as read on 23 November 2026: .*not read/);
    expect(asked.get('figures.careUpperLimitEngland')).toMatch(/: £23,250\. Source, as read on 20 November 2026: .*circular 2024-25/);
    expect(asked.get('owner.court-fee')).toContain('a court fee of £273; HMCTS has charged £300');
  });

  it('is where the legal age comes from', () => {
    expect(LEGAL_ADULT_AGE).toBe(FIGURES.adultAge.value);
  });
});
