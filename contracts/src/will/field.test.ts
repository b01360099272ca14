import { describe, expect, it } from '@jest/globals';
import { FIELDS } from './answers.ts';
import { ANSWERED } from './complete.examples.ts';
import { isAnswered, isComplete, isPartial } from './field.ts';

const GIFT = { description: 'my car', recipientName: 'Ann', recipientRelationship: 'niece' };

describe('what an answer and a row need', () => {
  it.each(ANSWERED)('%j is an answer: %s', (value, isThere) => {
    expect(isAnswered(value)).toBe(isThere);
    expect(isComplete(FIELDS.executors, { fullName: value })).toBe(isThere);
    expect(isComplete(FIELDS.specificGifts, { ...GIFT, description: undefined, amount: value })).toBe(isThere);
  });

  it.each<[object, 'complete' | 'partial' | 'blank']>([
    [GIFT, 'complete'],
    [{ ...GIFT, description: undefined, amount: 0 }, 'complete'],
    [{ ...GIFT, recipientRelationship: '', charity: true }, 'complete'],
    [{ ...GIFT, recipientRelationship: '', charity: false }, 'partial'],
    [{ ...GIFT, description: '.' }, 'partial'],
    [{ substituteName: 'Zoe' }, 'partial'],
    [{ charity: true }, 'partial'],
    [{ description: ' ', recipientName: '\u200b' }, 'blank'],
    [{}, 'blank'],
  ])('the gift %j is %s', (gift, is) => {
    const row: Readonly<Record<string, unknown>> = { ...gift };
    expect([isComplete(FIELDS.specificGifts, row), isPartial(FIELDS.specificGifts, row)]).toEqual([is === 'complete', is === 'partial']);
  });

  it('a full stop is no gift, and what else it is can be read', () => {
    expect([isAnswered('.'), isAnswered('.', 'gift'), isAnswered('..', 'gift'), isAnswered('. ,.', 'gift')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('a list of which nothing is needed keeps every row', () => {
    expect([isComplete(FIELDS.children, {}), isPartial(FIELDS.children, { dob: 'x' })]).toEqual([true, false]);
  });
});
