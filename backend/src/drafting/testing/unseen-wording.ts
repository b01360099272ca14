import type { Span } from '../document/spans.ts';
import type { PlannedWill } from '../draft-will.ts';
import { everySample } from '../wording/derived-samples.ts';
import { planned } from './planned.ts';

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

const shown = new Set(everySample().flatMap(({ input }) => wordingIn(planned(input))));

/** Every piece of our own wording that a sample prints. */
export const shownWording = (): string => [...shown].join('\n');

export const unseen = (will: PlannedWill): string[] => wordingIn(will).filter((piece) => !shown.has(piece));
