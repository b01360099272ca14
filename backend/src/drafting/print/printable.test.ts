import { describe, expect, it } from '@jest/globals';
import { findUnprintable as findInContracts, hasText, PRINTABLE_RUNS } from '@willow/contracts';
import fc from 'fast-check';
import { cleanAddress, cleanGift, cleanLine, cleanParagraphs } from '../answers/clean.ts';
import { findUnprintable } from './typefaces.ts';

const LAST_CODE_POINT = 0x10ffff;

/** The runs of characters that the fonts have, written as the contracts write them. */
function runsOfFonts(): string {
  const runs: [first: number, last: number][] = [];
  for (let code = 0; code <= LAST_CODE_POINT; code += 1) {
    if (findUnprintable(String.fromCodePoint(code)) !== null) continue;
    const run = runs.at(-1);
    if (run?.[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  const text = (value: number) => value.toString(36);
  return runs
    .map(([first, last], index) => `${text(first - (runs[index - 1]?.[1] ?? 0))}${last > first ? `.${text(last - first)}` : ''}`)
    .join(' ');
}

describe('the characters that a field takes', () => {
  it('are those that the fonts of the documents have', () => {
    expect(PRINTABLE_RUNS).toBe(runsOfFonts());
  });

  it.each([cleanLine, cleanAddress, cleanGift, (text: string) => cleanParagraphs(text).join(' ')])(
    'are refused exactly when what is left of them after %p cannot be printed',
    (clean) => {
      const odd = fc.constantFrom(
        'e',
        '\u0301',
        '\u200d',
        '\ufb01',
        '\u2011',
        '李',
        '🙂',
        '\u2028',
        '\t',
        '\u00ad',
        'ŵ',
        '.',
        ',',
        '\ufe0f',
      );
      fc.assert(
        fc.property(fc.array(fc.oneof(odd, fc.string({ unit: 'binary', maxLength: 3 }))), (parts) => {
          const text = parts.join('');
          expect(findInContracts(text) === null).toBe(findUnprintable(clean(text)) === null);
        }),
        { numRuns: 2_000 },
      );
    },
  );

  it('of a text that is needed leave something to print, whatever it is typed with', () => {
    const odd = fc.constantFrom('.', ',', ';', ' ', '\u0301', '\u200d', '\ufb01', '\u2028', '\u3164', '\u2800', '\ufe0f', '\u{e0041}', 'e');
    fc.assert(
      fc.property(fc.array(fc.oneof(odd, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 5 }), (parts) => {
        const text = parts.join('');
        const left = [cleanLine(text), cleanAddress(text), cleanGift(text), cleanParagraphs(text).join('')];
        expect(hasText(text) && left.includes('')).toBe(false);
      }),
      { numRuns: 5_000 },
    );
  });
});
