import { type IsoDate, type NoWitnessList, type WitnessCheck, witnessSummary, type WitnessVerdict } from '@willow/contracts';
import { cleanLine } from '../answers/clean.ts';
import { identity } from '../answers/identity.ts';
import type { PlannedWill } from '../draft-will.ts';
import { isWithin } from '../people/edit-distance.ts';
import { barredWitnesses, type BarredWitness, type WitnessBar } from '../people/barred-witnesses.ts';
import { isMinor, peopleOf } from '../people/people-in-will.ts';

type Planned = Pick<PlannedWill, 'facts'>;

const EDITS = 2;

const REASON: { readonly [Bar in WitnessBar]: string } = {
  spouse: 'your husband, wife or civil partner',
  partner: 'the partner you live with',
  expected: 'the person you expect to marry',
  takes: 'inherits by this will',
  substitute: 'inherits if somebody else dies before you',
  gift: 'is left a gift',
};

export const noWitnessList = ({ facts }: Planned): NoWitnessList => ({
  people: barredWitnesses(facts).map(({ name, bars }) => ({ name, reasons: bars.map((bar) => REASON[bar]) })),
  rules: [
    'The husband, wife or civil partner of anybody on this list.',
    'Anybody under 18, and anybody who cannot see you sign.',
    'The children and grandchildren of anybody on this list: they may come to take that person’s share.',
  ],
});

/**
 * Whether two people may witness: `no` for somebody on the list, `ask` for somebody who may be on it under another spelling or may be
 * married to somebody who is. An executor or a guardian may witness, unless the will gives them something.
 */
export function checkWitnesses(planned: Pick<PlannedWill, 'facts' | 'on'>, typed: readonly [string, string]): WitnessCheck {
  const names = typed.map((name) => cleanLine(name));
  const isOnePerson = new Set(names.map(identity)).size === 1;
  const witnesses = names.map((name, index) =>
    isOnePerson && index === 1 ? verdict(name, 'no', 'The two witnesses must be two people.') : verdictOn(planned, name, planned.on),
  );
  return { witnesses, summary: witnessSummary(witnesses.map((witness) => witness.verdict)) };
}

/** Why a will that these two witnessed is no valid will at all; null when it is one. Wills Act 1837, s.9: two others have to see it signed. */
export function cannotWitness({ facts }: Planned, typed: readonly [string, string]): string | null {
  const [one, other] = typed.map((name) => identity(cleanLine(name)));
  const testator = identity(facts.testator.name);
  if (one === testator || other === testator)
    return 'You cannot witness your own will. Print it again and sign it in front of two other adults.';
  return one === other
    ? 'These are the same name. Two different people have to be your witnesses. If they share a name, add a middle name.'
    : null;
}

const verdict = (name: string, what: WitnessVerdict['verdict'], ...sentences: string[]): WitnessVerdict => ({
  name,
  verdict: what,
  sentences,
});

function verdictOn({ facts }: Planned, name: string, on: IsoDate): WitnessVerdict {
  const id = identity(name);
  const barred = barredWitnesses(facts);
  const people = peopleOf(facts).filter((person) => identity(person.name) === id);
  const match = barred.find((each) => each.id === id);
  if (id === identity(facts.testator.name)) return verdict(name, 'no', 'You cannot witness your own will.');
  if (match) return verdict(name, 'no', `${match.name} must not witness: ${match.bars.map((bar) => REASON[bar]).join('; ')}.`);
  if (people.some((person) => isMinor(person, on))) return verdict(name, 'no', `${name} is under 18.`);
  const similar =
    barred.find((each) => isWithin(EDITS, each.id, id)) ?? barred.find((each) => isShortFor(each.id, id) || isPartOf(each.id, id));
  const isSimilar = similar ? [`Is this ${similar.name}? Then choose somebody else: ${similar.name} ${mustNot(similar)}.`] : [];
  const relatives = barred.filter((each) => lastWord(each.id) === lastWord(id) && each.id.includes(' '));
  const isRelated =
    relatives.length > 0
      ? [`Is ${name} the husband, wife or civil partner of ${relatives.map((each) => each.name).join(' or ')}? Then choose somebody else.`]
      : [];
  // Whoever is not the one may still be married to them.
  if (isSimilar.length + isRelated.length > 0) return verdict(name, 'ask', ...isSimilar, ...isRelated);
  const isExecutor = people.some(({ roles }) => roles.some(({ kind }) => kind === 'executor' || kind === 'reserve' || kind === 'guardian'));
  return verdict(
    name,
    'fine',
    isExecutor ? `${name} may witness: an executor or guardian who gets nothing by the will may.` : `${name} is not on your list.`,
  );
}

const NOT_BY_A_GIFT: ReadonlySet<WitnessBar> = new Set(['spouse', 'partner', 'expected']);

const mustNot = ({ bars }: BarredWitness): string => (NOT_BY_A_GIFT.has(bars[0]) ? 'must not witness' : REASON[bars[0]]);

const lastWord = (id: string): string => id.split(' ').at(-1) ?? '';

/** "Dr Ann Smith OBE", "Smith, Ann" or "Ann" for "Ann Smith": all words of one name stand in the other, in whatever order. */
function isPartOf(one: string, other: string): boolean {
  const [a, b] = [one.split(' '), other.split(' ')];
  return a.every((word) => b.includes(word)) || b.every((word) => a.includes(word));
}

/** "J Smith" or "Ann Smith" for "Ann Mary Smith": the same last name, and first names that fit one another. */
function isShortFor(one: string, other: string): boolean {
  const [a, b] = [one.split(' '), other.split(' ')];
  if (a.length < 2 || b.length < 2 || a.at(-1) !== b.at(-1)) return false;
  const [first = ''] = a;
  const [second = ''] = b;
  return first === second || (first.length === 1 && second.startsWith(first)) || (second.length === 1 && first.startsWith(second));
}
