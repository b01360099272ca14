import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { planWill, type PlannedWill } from '../draft-will.ts';
import { wordingText, wordingVersion } from '../print/wording-text.ts';
import type { Span } from '../document/spans.ts';
import { FAMILIES, MARGARET, ON } from '../testing/families.ts';
import { randomWill, RUNS, TIDY } from '../testing/random-answers.ts';
import { SAMPLE_WILLS } from './sample-wills.ts';

const drafted = (input: Parameters<typeof planWill>[0]): PlannedWill => {
  const planned = planWill(input);
  if (!planned.ok) throw new Error(planned.refused.reason);
  return planned;
};

/** Each piece of our own wording in a will, without the customer's text around it. */
function wordingIn({ document: { title, opening, clauses, signing } }: PlannedWill): string[] {
  const spans: (readonly Span[])[] = [
    title,
    opening,
    ...clauses.flatMap(({ subClauses }) => subClauses.flatMap((part) => [part.spans, ...part.items.map((item) => item.spans)])),
    signing.declaration,
    ...signing.blanks,
    signing.attestation,
    signing.whoMayWitness,
  ];
  const pieces = spans.flat().flatMap(({ kind, text }) => (kind === 'words' || kind === 'term' ? [text.replace(/^\./, '').trim()] : []));
  return [...clauses.map(({ heading }) => heading), signing.heading, ...pieces.filter((piece) => /\p{L}/u.test(piece))];
}

const shown = new Set(SAMPLE_WILLS.flatMap(({ input }) => wordingIn(drafted(input))));
const unseen = (will: PlannedWill): string[] => wordingIn(will).filter((piece) => !shown.has(piece));

describe('the wording that a solicitor approves', () => {
  it('shows every piece of wording of the example families', () => {
    for (const { answers, testator, settings = {} } of FAMILIES)
      expect(unseen(drafted({ answers, testator: { ...MARGARET, ...testator }, settings, on: ON }))).toEqual([]);
  });

  it('shows every piece of wording that a random will can have', () => {
    fc.assert(
      fc.property(randomWill(TIDY), (input) => {
        const planned = planWill(input);
        expect(planned.ok ? unseen(planned) : []).toEqual([]);
      }),
      { numRuns: RUNS * 3 },
    );
  });

  it('holds the wills and the sheets that go with them, draft and final', () => {
    const text = wordingText();
    for (const part of ['DRAFT', 'Your will is ready to sign', 'For my executors', 'What your will does, clause by clause'])
      expect(text).toContain(part);
    for (const { shows } of SAMPLE_WILLS) expect(text).toContain(shows);
  });

  it('has a version of its own: twelve hexadecimal digits, always the same', () => {
    expect(wordingVersion()).toMatch(/^[0-9a-f]{12}$/);
    expect(wordingVersion()).toBe(wordingVersion());
  });
});
