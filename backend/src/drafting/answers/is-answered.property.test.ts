import { describe, expect, it } from '@jest/globals';
import { isAnswered } from '@willow/contracts';
import fc from 'fast-check';
import { cleanGift, cleanLine } from './clean.ts';

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom('.', '..', ',', ';', ' ', '\n', '\u200b', '\u00ad', '\u2800', '\u0085', '\ufeff', '\u001f', '…', 'a'),
      fc.string({ maxLength: 2 }),
    ),
    {
      maxLength: 6,
    },
  )
  .map((parts) => parts.join(''));

describe('what counts as answered', () => {
  it('is what is left for the will', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect([isAnswered(text, 'name'), isAnswered(text, 'gift')]).toEqual([cleanLine(text) !== '', cleanGift(text) !== '']);
      }),
      { numRuns: 20_000 },
    );
  });
});
