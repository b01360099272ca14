import { describe, expect, it } from '@jest/globals';
import { TEST_CARDS } from '../objects/test-cards.ts';
import { brandOf, cvcProblem, expiryProblem, formatExpiry, formatNumber, numberProblem, readExpiry } from './card-details.ts';

describe('a card number', () => {
  it('is grouped as on the card', () => {
    expect(formatNumber('4242424242424242')).toBe('4242 4242 4242 4242');
    expect(formatNumber('42 42x4')).toBe('4242 4');
    expect(formatNumber('378282246310005')).toBe('3782 822463 10005');
  });

  it('tells its brand', () => {
    expect([brandOf('4'), brandOf('5555'), brandOf('3782'), brandOf('9')]).toEqual(['Visa', 'Mastercard', 'American Express', '']);
  });

  it('is checked for length and its check digit', () => {
    expect(numberProblem('4242')?.code).toBe('incomplete_number');
    expect(numberProblem('4242 4242 4242 4243')?.code).toBe('invalid_number');
    expect(TEST_CARDS.filter(({ number }) => numberProblem(number))).toEqual([]);
  });
});

describe('an expiry date', () => {
  const today = new Date('2026-11-20T12:00:00Z');

  it('is written as month and year', () => {
    expect(['1', '12', '122', '1227', '7', '12/27'].map(formatExpiry)).toEqual(['1', '12', '12 / 2', '12 / 27', '07', '12 / 27']);
    expect(readExpiry('12 / 27')).toEqual({ month: 12, year: 2027 });
  });

  it.each([
    ['12 / ', 'incomplete_expiry'],
    ['13 / 30', 'invalid_expiry_month'],
    ['10 / 26', 'invalid_expiry_year_past'],
    ['11 / 26', undefined],
    ['01 / 27', undefined],
  ])('%s: %s', (text, code) => {
    expect(expiryProblem(text, today)?.code).toBe(code);
  });
});

describe('a security code', () => {
  it('has three digits, four on American Express', () => {
    expect(cvcProblem('12', '4242')?.code).toBe('incomplete_cvc');
    expect(cvcProblem('123', '4242')).toBeUndefined();
    expect(cvcProblem('123', '3782')?.code).toBe('incomplete_cvc');
  });
});
