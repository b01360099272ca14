import { describe, expect, it } from '@jest/globals';
import { Postcode, POSTCODE_AREAS } from './index.ts';

const told = (postcode: string): string | undefined => Postcode.safeParse(postcode).error?.issues[0]?.message;
const PLAIN = 'Please enter a valid UK postcode';

describe('a postcode', () => {
  it('lies in one of 124 areas', () => {
    expect(POSTCODE_AREAS.size).toBe(124);
  });

  it.each([
    'M1 1AE',
    'M60 1NW',
    'CR2 6XH',
    'DN55 1PT',
    'W1A 1HQ',
    'EC1A 1BB',
    'JE2 3AB',
    'IM1 1AA',
    'gy11aa',
    'B 33 8 TH',
    '\u200bBA1\u00a01AA\ufeff',
    'ＢＡ１ １ＡＡ',
  ])('is taken: %j (C-152)', (postcode) => expect(told(postcode)).toBeUndefined());

  it.each([
    'QQ99 1AA',
    'QQ99',
    'ZZ1 1AA',
    'XX1 1AA',
    'X1 1AA',
    'M1V 1AA',
    'EC1C 1AA',
    'BA1 1AC',
    'BA1 1KA',
    '12345',
    'nowhere',
    '',
    'BA1-1AA',
    'BA01 1AA',
    'BA1 1AAA',
  ])('that is just wrong is refused in the one sentence: %j (C-131)', (postcode) => expect(told(postcode)).toBe(PLAIN));

  it.each([
    ['M1 OAA', 'Did you mean M1 0AA? You typed the letter O where the number 0 goes.'],
    ['MI 1AE', 'Did you mean M1 1AE? You typed the letter I where the number 1 goes.'],
    ['yo1 7hh'.replace('o', '0'), 'Did you mean YO1 7HH? You typed the number 0 where the letter O goes.'],
    ['C010 1AD', 'Did you mean CO10 1AD? You typed the number 0 where the letter O goes.'],
    ['S012 3AB', 'Did you mean SO12 3AB? You typed the number 0 where the letter O goes.'],
    ['1P1 1AA', 'Did you mean IP1 1AA? You typed the number 1 where the letter I goes.'],
    ['BAl IAA', 'Did you mean BA1 1AA? You typed the letter L where the number 1 goes.'],
    ['5W1A 1AA', 'Did you mean SW1A 1AA? You typed the number 5 where the letter S goes.'],
    ['BA1', 'Part of the postcode is missing. Please enter all of it, like SW1A 1AA.'],
    ['sw1a 1', 'Part of the postcode is missing. Please enter all of it, like SW1A 1AA.'],
    ['BFPO 57', 'A BFPO number is not the postcode of a home. Please enter the postcode of your home in the UK.'],
    ['B.F.P.O.', 'A BFPO number is not the postcode of a home. Please enter the postcode of your home in the UK.'],
    ['GIR OAA', 'GIR 0AA belonged to a bank and is nobody’s home. Please enter the postcode of your home.'],
    ['bf1 3aa', 'A BFPO number is not the postcode of a home. Please enter the postcode of your home in the UK.'],
    ['gir 0aa', 'GIR 0AA belonged to a bank and is nobody’s home. Please enter the postcode of your home.'],
    ['D02 X285', 'This is an Eircode of the Republic of Ireland. Please enter the postcode of your home in the UK.'],
    ['a65 f4e2', 'This is an Eircode of the Republic of Ireland. Please enter the postcode of your home in the UK.'],
    ['D6W XY00', 'This is an Eircode of the Republic of Ireland. Please enter the postcode of your home in the UK.'],
    ['ВА1 1AA', '“В” in “ВА” is a Cyrillic letter, although it may look like one of ours. Please type the word again.'],
  ])('that is nearly one is helped on: %s', (postcode, sentence) => expect(told(postcode)).toBe(sentence));
});
