import { describe, expect, it } from '@jest/globals';
import { isRealDate } from '@willow/contracts/dates';
import { normalDate, partsOf, textOf, wrongParts } from './date-text.ts';

describe('a date as typed', () => {
  it.each([
    ['1985-3-7', '1985-03-07'],
    ['1985-03-07', '1985-03-07'],
    ['1985-Mar-7', '1985-03-07'],
    ['1985- march -07', '1985-03-07'],
    ['1985-sept-7', '1985-09-07'],
    ['', ''],
  ])('%j means %j', (typed, date) => {
    expect(normalDate(typed)).toBe(date);
  });

  it.each(['1985-ma-7', '85-3-7', '1985--7', 'x-3-7'])('%j stays unreadable', (typed) => {
    expect(isRealDate(normalDate(typed))).toBe(false);
  });

  it('comes apart and together again exactly as typed', () => {
    expect(textOf(partsOf('1985-3-7'))).toBe('1985-3-7');
    expect(textOf({ day: '3', month: '', year: '' })).toBe('--3');
    expect(textOf({ day: '', month: '', year: '' })).toBe('');
  });

  it.each([
    ['', ['day', 'month', 'year']],
    ['1985--3', ['month']],
    ['1985-13-3', ['month']],
    ['85-3-3', ['year']],
    ['1985-2-31', ['day']],
    // A real day that is refused for another reason, such as an age: most often the year is mistyped.
    ['2015-2-3', ['year']],
  ])('of %j the wrong parts are %j', (typed, parts) => {
    expect(wrongParts(typed)).toEqual(parts);
  });
});
