import type { Place } from './place.ts';
import type { WillFacts } from '../answers/will-facts.ts';
import { type NumberedClause, numberOf, type WillDocument } from '../document/will-document.ts';
import type { PlannedWill } from '../draft-will.ts';
import type { Span } from '../document/spans.ts';
import { residueChanges } from './residue-changes.ts';
import { besideChanges, roleChanges } from './role-changes.ts';

type Change = {
  readonly sentence: string;
  readonly place: Place;
  readonly clause: string | null;
};

type Planned = Pick<PlannedWill, 'facts' | 'document'>;

/**
 * What the second will means that the first did not: who gains and loses, who takes over, what is given. Every clause whose wording differs
 * is named at least once, and no other; a clause that only got another number has not changed. What stands beside the will comes last.
 */
export function meaningDiff(before: Planned, after: Planned): readonly Change[] {
  const places = affected(before.document, after.document);
  const explained = [...roleChanges(before.facts, after.facts), ...changesOfResidue(before.facts, after.facts, places)].filter(
    ({ place }) => places.has(place),
  );
  const unexplained = [...places].filter((place) => explained.every((change) => change.place !== place));
  return [
    ...explained,
    ...unexplained.map((place) => ({ place, sentence: follows(place, before.document, after.document) })),
    ...besideChanges(before.facts, after.facts),
  ].map(({ place, sentence }) => ({
    sentence,
    place,
    clause: place === 'opening' || place === 'beside' ? null : numberOf(after.document, place),
  }));
}

/** Where the names stand in another clause ("My Children"), that clause is the one that changed. */
const changesOfResidue = (before: WillFacts, after: WillFacts, places: ReadonlySet<Place>) =>
  residueChanges(before.plan, after.plan).map((sentence) => ({
    sentence,
    place: places.has('residue') ? ('residue' as const) : ('family' as const),
  }));

export function affected(before: WillDocument, after: WillDocument): ReadonlySet<Place> {
  const [old, now] = [wordings(before), wordings(after)];
  return new Set([...new Set([...now.keys(), ...old.keys()])].filter((place) => old.get(place) !== now.get(place)));
}

/** Every place with its wording; a reference is the clause it means, not its number. */
const wordings = ({ title, opening, clauses }: WillDocument): ReadonlyMap<Place, string> =>
  new Map<Place, string>([
    ['opening', meaning([...title, ...opening])],
    ...clauses.map((clause) => [clause.id, wordingOf(clause)] as const),
  ]);

const wordingOf = ({ subClauses }: NumberedClause): string =>
  subClauses.map(({ spans, items }) => [meaning(spans), ...items.map((item) => meaning(item.spans))].join('\n')).join('\n\n');

const meaning = (spans: readonly Span[]): string => spans.map(({ kind, text, to }) => (kind === 'ref' ? `→${to}` : text)).join('');

function follows(place: Place, before: WillDocument, after: WillDocument): string {
  if (place === 'opening') return 'Your own details at the beginning are different.';
  const find = ({ clauses }: WillDocument): NumberedClause | undefined => clauses.find(({ id }) => id === place);
  const heading = (find(after) ?? find(before))?.heading ?? place;
  if (!find(before)) return `There is a new clause, “${heading}”.`;
  return find(after) ? `The clause “${heading}” is worded differently.` : `The clause “${heading}” is gone.`;
}
