import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sanitizeText } from './sanitize.ts';

describe('sanitizeText', () => {
  it('never leaves anything PostgreSQL refuses, and changes nothing twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const cleaned = sanitizeText(text);
        expect(cleaned).not.toContain('\u0000');
        expect(Buffer.from(cleaned, 'utf8').toString('utf8')).toBe(cleaned);
        expect(sanitizeText(cleaned)).toBe(cleaned);
      }),
    );
  });
});
