import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cleanAddress, cleanGift, cleanLine, cleanParagraphs } from './clean.ts';

describe('cleaning text', () => {
  it('is finished after one pass, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
        for (const clean of [cleanLine, cleanAddress, cleanGift]) expect(clean(clean(typed))).toBe(clean(typed));
        expect(cleanParagraphs(cleanParagraphs(typed).join('\n'))).toEqual(cleanParagraphs(typed));
      }),
    );
  });
});
