import { expect, it } from '@jest/globals';
import { CallNumber } from './call-back.contract.ts';
import { phoneInWords } from './phone-in-words.ts';

it.each([
  ['+447700900123', '07700 900123'],
  ['(07700) 900 123', '07700 900123'],
  ['+442079460958', '020 7946 0958'],
  ['+441214960123', '0121 496 0123'],
  ['+441632960123', '01632 960123'],
  ['+44163296012', '01632 96012'],
  ['+443001231234', '0300 123 1234'],
  ['+448001111', '0800 1111'],
  ['+33142685300', '+33142685300'],
  ['ask at the desk', 'ask at the desk'],
])('shows %s as %s', (phone, shown) => {
  expect(phoneInWords(phone)).toBe(shown);
});

it('shows a number that is dialled as before', () => {
  expect(CallNumber.parse(phoneInWords('+447700900123'))).toBe('+447700900123');
});
