import type { Row } from './case.ts';
import { type FindWord, finder } from './reading/phrases.ts';
import { textBetween, tokensOf } from './reading/tokens.ts';
import { ACQUAINTANCES, FAMILY } from './words/kin.ts';
import { BODIES, CHARITIES, CHARITY_NAMES, NAMED_AFTER, WHOLE_NAMES } from './words/organisations.ts';

const charity = finder({ words: CHARITIES });
const charityName = finder({ words: [...CHARITY_NAMES, ...NAMED_AFTER], slips: false });
const charityInName = finder({ words: CHARITIES, slips: false });
const bodyInName = finder({ words: BODIES, slips: false });
const body = finder({ words: BODIES });
const person = finder({ words: [...FAMILY, ...ACQUAINTANCES] });

type Named = Pick<Row, 'name' | 'relationship' | 'charity'>;

const AFTER_THE_HEAD = new Set(', ; ( . from at through for of who whom that runs works worked in with via'.split(' '));

/** The last word that says what kind of taker it is, before what is only told about them: "church friend", "children's charity, Leeds". */
function lastOf(relationship: string, finds: readonly FindWord[]): { readonly kind: number; readonly word: string } | null {
  const reading = tokensOf(relationship);
  const stop = reading.tokens.findIndex(({ word }, at) => at > 0 && AFTER_THE_HEAD.has(word));
  const end = stop < 0 ? reading.tokens.length : stop;
  for (let from = end - 1; from >= 0; from -= 1) {
    const words = textBetween(reading, from, end);
    const kind = finds.findIndex((find) => find(words) !== null);
    if (kind >= 0) return { kind, word: finds[kind]!(words)! };
  }
  return null;
}

const headOf = ({ relationship }: Named) => lastOf(relationship, [person, charity, body]);

const knownCharity = finder({
  words: [...CHARITY_NAMES, ...WHOLE_NAMES].map((name) => `^ ?the ${name} ?uk|cymru|charity $`),
  slips: false,
});

/** Mencap, Mind or Shelter, whatever they are said to be. Nobody is called that. */
const isKnown = ({ name }: Named): boolean => knownCharity(name) !== null;

/** People with the surname Church, or known from there, are people still. */
const isPerson = (row: Named): boolean => headOf(row)?.kind === 0 && !isKnown(row);

/** What makes somebody look like a charity, if anything does. */
export function charityWord(row: Named): string | null {
  const kind = headOf(row);
  if (isPerson(row)) return null;
  return kind?.kind === 1 ? kind.word : (knownCharity(row.name) ?? charityName(row.name) ?? charityInName(row.name));
}

export const isOrganisation = (row: Named): boolean =>
  row.charity !== null || (!isPerson(row) && (headOf(row) !== null || charityWord(row) !== null || bodyInName(row.name) !== null));

/** Bodies of the public that need not be charities, though many are. */
const OFTEN_NONE =
  /\b(?:club|society|association|school|college|academy|theatre|orchestra|choir|brigade|organi[sz]ation|group|institute|trust)\b/i;

/** Charities as such, those that everybody knows, and what is called one: gifts to them bear no tax. */
export function isCharity(row: Named): boolean {
  if (row.charity !== null || isKnown(row)) return true;
  const word = charityWord(row);
  return word !== null && !OFTEN_NONE.test(word);
}
