import { describe, expect, it } from '@jest/globals';
import { textOf } from '../document/spans.ts';
import { planned } from '../testing/planned.ts';
import { everySample } from '../wording/derived-samples.ts';

/** The office itself, to which the will appoints, is in everyday words. */
const OFFICE = /\b(?:my|as|acting as) executors?\b(?: and trustees?| or trustee)?/g;

/** "my Residuary Estate": whose it is needs no capital. */
const withoutMy = (term: string): string => term.replace(/^my /i, '');

const terms = everySample().map(({ shows, input }) => {
  const { clauses } = planned(input).document;
  const spans = clauses.flatMap(({ subClauses }) =>
    subClauses.flatMap((part) => [part.spans, ...part.items.map((item) => item.spans)]).filter((each) => each.length > 0),
  );
  const defined = spans.flat().flatMap(({ kind, text }) => (kind === 'term' ? [text] : []));
  // What a customer wrote is theirs, and a sentence begins with a capital.
  const wording = spans.map((each) => textOf(each.filter(({ kind }) => kind === 'words'))).join('\n');
  return [shows, defined, wording.replace(OFFICE, '')] as const;
});

describe('a word that a will defines', () => {
  it.each(terms)('is written as it is defined: %s', (_shows, defined, wording) => {
    for (const term of defined) {
      const pattern = new RegExp(`(?<!\\p{L})${term}(?!\\p{L})`, 'giu');
      const used = [...wording.matchAll(pattern)].filter(({ index }) => index > 0 && !/(?:[.:]\s|\n)$/.test(wording.slice(0, index)));
      for (const [each] of used) expect(withoutMy(each)).toBe(withoutMy(term));
    }
  });

  it.each(terms)('is used besides: %s', (_shows, defined, wording) => {
    for (const term of defined) expect(wording).toContain(withoutMy(term).replace('survives', 'survive'));
  });
});
