import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { curly } from './apostrophes.ts';
import { chunksOf } from './no-wrap.ts';

describe('what stays on one line', () => {
  it('changes no text but its apostrophes, and binds nothing that is longer than a column', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        const chunks = chunksOf(text);
        expect(chunks.map((chunk) => chunk.text).join('')).toBe(curly(text));
        for (const chunk of chunks) expect(chunk.noWrap ? chunk.text.length : 0).toBeLessThan(24);
      }),
    );
  });
});
