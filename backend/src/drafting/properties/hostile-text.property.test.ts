import { describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { draftWill } from '../draft-will.ts';
import { forEveryWill } from '../testing/every-will.ts';
import { live } from '../testing/live-names.ts';
import { randomWill, RUNS } from '../testing/random-answers.ts';
import { HOSTILE, PRINTABLE } from '../testing/random-texts.ts';
import { TEXT_PROPERTIES } from '../testing/text-properties.ts';

jest.setTimeout(600_000);

const PAGE_EVERY = 10;

const INVISIBLE = /[^\P{C}\n]/u;

describe('hostile text', () => {
  it('survives as it is or is refused with its field and character (property 20)', () => {
    fc.assert(
      fc.property(randomWill(HOSTILE), (input) => {
        const will = draftWill({ ...input, kind: 'final' });
        const found = will.ok
          ? live(input).names.every((name) => will.text.includes(name)) && !INVISIBLE.test(will.text)
          : will.refused.step >= 1 && will.refused.step <= 9 && /^[A-Z].*[.%]$/su.test(will.refused.reason);
        expect(found).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });

  it('in every field takes no promise away', () => {
    forEveryWill(
      (tried) => {
        for (const { check, tidyOnly = false } of TEXT_PROPERTIES) if (!tidyOnly) check(tried);
      },
      { texts: PRINTABLE, numRuns: RUNS * 3, pageEvery: PAGE_EVERY },
    );
  });

  it('adds no element, attribute, style or template of its own to the page', () => {
    const allowed = new Set('!doctype html head meta title style body main h1 h2 h3 p b span ol li i div section'.split(' '));
    forEveryWill(
      ({ input, html, text }) => {
        if (html === null) throw new Error('The page was not made');
        expect(live(input).names.filter((name) => !text.includes(name))).toEqual([]);
        expect([...html.matchAll(/<\/?([^\s>]*)/g)].flatMap(([, name]) => (allowed.has(name!) ? [] : [name]))).toEqual([]);
        expect([...html.matchAll(/<[a-z][^>]*>/g)].filter(([tag]) => / (?:on\w+|src|href|style)=/.test(tag))).toEqual([]);
        const [style = ''] = html.split('</style>');
        const footers = [...style.matchAll(/ content: (.*?); (?:font|margin-bottom)/g)].map(([, value]) => value);
        expect(footers).toHaveLength(2);
        for (const footer of footers)
          expect(footer).toMatch(/^"(?:[A-Za-z0-9]|\\[0-9a-f]+ )*(?:\\a Page " counter\(page\) " of " counter\(pages\)|")$/);
      },
      { texts: PRINTABLE, pageEvery: 1 },
    );
  });
});
