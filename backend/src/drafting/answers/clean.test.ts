import { nameKey } from '@willow/contracts';
import { describe, expect, it } from '@jest/globals';
import { cleanAddress, cleanGift, cleanLine, cleanParagraphs } from './clean.ts';

describe('cleaning text', () => {
  it.each([
    ['  Ann \t  Lee ', 'Ann Lee'],
    ['Ann\u0000 Lee\u200b', 'Ann Lee'],
    ['\u202eeeL nnA\u202c', 'eeL nnA'],
    ['Łukasz Zażółć', 'Łukasz Zażółć'],
    ['W\u0302yn', 'Ŵyn'],
    ['Anna\u00a0Maria', 'Anna Maria'],
    ['Jones ,, Smith', 'Jones, Smith'],
    ['a\ufeffb\u00adc', 'abc'],
    ['Mary\u2011Ann', 'Mary-Ann'],
    ['Geo\ufb00rey', 'Geoffrey'],
    ['Lee Jr.', 'Lee Jr.'],
    ['wait.. what...', 'wait… what…'],
    ['£1,000', '£1,000'],
    [', Ann;', 'Ann'],
    ['\n', ''],
  ])('%j is the line %j', (typed, clean) => {
    expect(cleanLine(typed)).toBe(clean);
  });

  it('joins the lines of an address with single commas', () => {
    expect(cleanAddress('1 High Street,\r\n\n  Ludlow ,\u2028Shropshire\n')).toBe('1 High Street, Ludlow, Shropshire');
  });

  it('drops the full stop that ends a gift, and no other', () => {
    expect(cleanGift('my car (reg. AB1 2CD) . ')).toBe('my car (reg. AB1 2CD)');
    expect(cleanGift('.')).toBe('');
  });

  it('keeps paragraphs apart and drops blank ones', () => {
    expect(cleanParagraphs('One.\n\n \u200b\r\nTwo.')).toEqual(['One.', 'Two.']);
  });
});

describe('the identity of a person', () => {
  it('does not depend on case or punctuation', () => {
    expect(nameKey('Anne-Marie O’BRIEN')).toBe(nameKey('annemarie obrien'));
    expect(nameKey('Ann Lee')).not.toBe(nameKey('Anna Lee'));
  });
});
