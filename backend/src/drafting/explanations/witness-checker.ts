import {
  compareNames,
  differInTitle,
  type IsoDate,
  isWithin,
  nameKey,
  nameWords,
  type NoWitnessList,
  sameName,
  type WitnessCheck,
  witnessSummary,
  type WitnessVerdict,
} from '@willow/contracts';
import { cleanLine } from '../answers/clean.ts';
import type { GroupGift } from '../answers/will-facts.ts';
import { capitalised, orList } from '../document/in-words.ts';
import type { PlannedWill } from '../draft-will.ts';
import { barredFamilies, barredWitnesses, type BarredWitness, type WitnessBar } from '../people/barred-witnesses.ts';
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

const FAMILY = { takes: 'inherit by this will', substitute: 'inherit if somebody else dies before you', gift: 'are left a gift' } as const;

export const noWitnessList = ({ facts }: Planned): NoWitnessList => ({
  people: [
    ...barredWitnesses(facts).map(({ name, bars }) => ({ name, reasons: bars.map((bar) => REASON[bar]) })),
    ...barredFamilies(facts).map(({ name, bar }) => ({ name: capitalised(name), reasons: [FAMILY[bar]] })),
  ],
  rules: [
    'The husband, wife or civil partner of anybody on this list.',
    'Anybody under 18, and anybody who cannot see you sign.',
    'The children and grandchildren of anybody on this list: they may come to take that person’s share.',
  ],
});

/**
 * Whether two people may witness: `no` for somebody on the list, `ask` for somebody who may be on it under another spelling or may be
 * married to somebody who is, and for everybody else where the will gives to a group. An executor or a guardian may witness, unless the will gives them something.
 */
export function checkWitnesses(planned: Pick<PlannedWill, 'facts' | 'on'>, typed: readonly [string, string]): WitnessCheck {
  const names = [cleanLine(typed[0]), cleanLine(typed[1])] as const;
  const [first, second] = [verdictOn(planned, names[0], planned.on), verdictOn(planned, names[1], planned.on)];
  const witnesses = [first, secondAfterFirst(names, second)];
  return { witnesses, summary: witnessSummary(witnesses.map((witness) => witness.verdict)) };
}

function secondAfterFirst([one, other]: readonly [string, string], second: WitnessVerdict): WitnessVerdict {
  const likeness = compareNames(one, other);
  if (likeness === 'same') return verdict(other, 'no', 'The two witnesses must be two people.');
  if (likeness === 'different' || second.verdict === 'no') return second;
  const isOne = `Are ${one} and ${other} one person? The two witnesses must be two people.`;
  return verdict(other, 'ask', isOne, ...(second.verdict === 'ask' ? second.sentences : []));
}

/** Why a will that these two witnessed is no valid will at all; null when it is one. Wills Act 1837, s.9: two others have to see it signed. */
export function cannotWitness({ facts }: Planned, typed: readonly [string, string]): string | null {
  const [one, other] = [cleanLine(typed[0]), cleanLine(typed[1])];
  const isTestator = (name: string): boolean => compareNames(name, facts.testator.name) === 'same';
  if (isTestator(one) || isTestator(other))
    return 'You cannot witness your own will. Print it again and sign it in front of two other adults.';
  return compareNames(one, other) === 'same'
    ? 'These are the same name. Two different people have to be your witnesses. If they share a name, add a middle name.'
    : null;
}

const verdict = (name: string, what: WitnessVerdict['verdict'], ...sentences: string[]): WitnessVerdict => ({
  name,
  verdict: what,
  sentences,
});

function verdictOn({ facts }: Planned, name: string, on: IsoDate): WitnessVerdict {
  const id = nameKey(name);
  const barred = barredWitnesses(facts);
  const people = peopleOf(facts).filter((person) => sameName(person.name, name));
  // A title may be what tells two apart: whoever is listed without one is asked about.
  const match = barred.find((each) => compareNames(each.name, name) === 'same' && !differInTitle(each.name, name));
  const likeTestator = compareNames(facts.testator.name, name);
  if (likeTestator === 'same') return verdict(name, 'no', 'You cannot witness your own will.');
  if (match) return verdict(name, 'no', `${match.name} must not witness: ${match.bars.map((bar) => REASON[bar]).join('; ')}.`);
  if (people.some((person) => isMinor(person, on))) return verdict(name, 'no', `${name} is under 18.`);
  const similar =
    barred.find((each) => each.id !== id && isWithin(EDITS, each.id, id)) ??
    barred.find((each) => compareNames(each.name, name) !== 'different');
  const isSelf = likeTestator === 'maybe' ? [`Is this you, ${facts.testator.name}? You cannot witness your own will.`] : [];
  const isSimilar = similar ? [`Is this ${similar.name}? Then choose somebody else: ${similar.name} ${mustNot(similar)}.`] : [];
  const relatives = barred.filter((each) => lastWord(each.name) === lastWord(name) && nameWords(each.name).length > 1);
  const isRelated =
    relatives.length > 0
      ? [`Is ${name} the husband, wife or civil partner of ${relatives.map((each) => each.name).join(' or ')}? Then choose somebody else.`]
      : [];
  const families = barredFamilies(facts).flatMap(({ of }) =>
    of !== null && lastWord(of) === lastWord(name) && nameWords(of).length > 1 ? [of] : [],
  );
  const isOfFamily =
    families.length > 0 ? [`Is ${name} a child or grandchild of ${orList(families)}, or married to one? Then choose somebody else.`] : [];
  // Whoever is not the one may still be married to them.
  const asked = [...isSelf, ...isSimilar, ...isRelated, ...isOfFamily, ...isInGroup(facts.groups, name)];
  if (asked.length > 0) return verdict(name, 'ask', ...asked);
  const isExecutor = people.some(({ roles }) => roles.some(({ kind }) => kind === 'executor' || kind === 'reserve' || kind === 'guardian'));
  return verdict(
    name,
    'fine',
    isExecutor ? `${name} may witness: an executor or guardian who gets nothing by the will may.` : `${name} is not on your list.`,
  );
}

/** Nobody in a group is named, so whoever is asked about may be one of them, whatever the name. */
function isInGroup(groups: readonly GroupGift[], name: string): readonly string[] {
  if (groups.length === 0) return [];
  const theirs = groups.map(({ of }) => (of === 'grandchildren' ? 'grandchildren' : 'nephews or nieces')).join(', ');
  return [
    `Is ${name} one of your ${theirs}, or the husband, wife or civil partner of one? Then choose somebody else: the gift would be lost.`,
  ];
}

const NOT_BY_A_GIFT: ReadonlySet<WitnessBar> = new Set(['spouse', 'partner', 'expected']);

const mustNot = ({ bars }: BarredWitness): string => (NOT_BY_A_GIFT.has(bars[0]) ? 'must not witness' : REASON[bars[0]]);

const lastWord = (name: string): string => nameWords(name).at(-1) ?? '';
