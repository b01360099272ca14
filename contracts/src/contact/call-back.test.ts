import { describe, expect, it } from '@jest/globals';
import { z } from '../zod.ts';
import { bankHolidays } from './bank-holidays.ts';
import { CallNumber } from './call-back.contract.ts';
import { callSlots, slotEnd, slotInWords, slotStart } from './call-slots.ts';

describe('when we can ring', () => {
  it.each([
    [2026, '2026-01-01 2026-04-03 2026-04-06 2026-05-04 2026-05-25 2026-08-31 2026-12-25 2026-12-28'],
    [2027, '2027-01-01 2027-03-26 2027-03-29 2027-05-03 2027-05-31 2027-08-30 2027-12-27 2027-12-28'],
    [2028, '2028-01-03 2028-04-14 2028-04-17 2028-05-01 2028-05-29 2028-08-28 2028-12-25 2028-12-26'],
  ])('%i: the bank holidays of England and Wales as gov.uk lists them', (year, listed) => {
    expect(bankHolidays(year).join(' ')).toBe(listed);
  });

  it('is within our hours on the next five working days, with an hour of notice', () => {
    const slots = callSlots(new Date('2026-12-23T12:01:00Z'));
    expect(slots.slice(0, 2)).toEqual(['2026-12-23T15:00', '2026-12-24T09:00']);
    expect([...new Set(slots.map((slot) => slot.slice(0, 10)))]).toEqual([
      '2026-12-23',
      '2026-12-24',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
    ]);
    expect(callSlots(new Date('2026-12-23T12:00:00Z'))[0]).toBe('2026-12-23T13:00');
  });

  it('is told in the time of London, in summer and in winter', () => {
    expect(slotStart('2026-11-30T09:00').toISOString()).toBe('2026-11-30T09:00:00.000Z');
    expect(slotStart('2026-07-06T09:00').toISOString()).toBe('2026-07-06T08:00:00.000Z');
    expect(slotEnd('2026-07-06T15:00').toISOString()).toBe('2026-07-06T16:00:00.000Z');
    expect(slotInWords('2026-11-30T11:00')).toBe('Monday 30 November between 11am and 1pm');
  });
});

describe('a number to ring', () => {
  it.each([
    ['07700 900123', '+447700900123'],
    ['(020) 7946-0018', '+442079460018'],
    ['+44 (0)7700 900123', '+447700900123'],
    ['0044 7700 900123', '+447700900123'],
    ['0800 1111', '+448001111'],
    ['+353 1 234 5678', '+35312345678'],
  ])('%s is taken', (typed, number) => {
    expect(z.parse(CallNumber, typed)).toBe(number);
  });

  it.each([
    '',
    '999',
    '7700 900123',
    '0770 900',
    '07700 9001234',
    '+44 999',
    '0909 879 0123',
    '+1',
    'call me',
    '+12345678901234567',
    '07700 900123 ext 4',
  ])('"%s" is refused with what to type', (typed) => {
    expect(z.safeParse(CallNumber, typed).error?.issues[0]?.message).toMatch(/telephone number/);
  });
});
