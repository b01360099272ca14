import { isMinor, nameKey, type PairFlag, sameName } from '@willow/contracts';
import { type Gift, guardiansOfAll, type NamedChild } from '../answers/will-facts.ts';
import { andList, ended } from '../document/in-words.ts';
import { inPlaceOf } from '../people/stand-ins.ts';
import { givenToGroup } from '../explanations/groups.ts';
import { SEVERITIES } from '../flags/flag.ts';
import { takersOf } from '../residue/survival.ts';
import { ifBothDie, ifTheOtherLives, isOther, type PairedWill, sharesSaid, soleTaker, thingIn } from './two-wills.ts';

/** What whoever reads one of the wills has to know of both, heaviest first. Customers are asked one by one, and never told of the other will. */
export const pairFlags = (one: PairedWill, other: PairedWill): PairFlag[] =>
  [
    ...oneSided(one, other),
    ...oneSided(other, one),
    ...guardians(one, other),
    ...leftOut(one, other),
    ...leftOut(other, one),
    ...bothDie(one, other),
    ...sameGifts(one, other),
    ...sameGroup(one, other),
    ...keptAtOnce(one, other),
    ...keptAtOnce(other, one),
  ].toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));

const nameOf = ({ facts }: PairedWill): string => facts.testator.name;

/** Whoever gives everything, and is given less, may not have been free to choose. */
function oneSided(giver: PairedWill, taker: PairedWill): readonly PairFlag[] {
  if (!givesTheOtherAll(giver) || givesTheOtherAll(taker)) return [];
  const [gives, takes] = [nameOf(giver), nameOf(taker)];
  const message = `${gives} leaves everything to ${takes}, who does not leave everything to ${gives}.`;
  return [
    {
      id: 'one_sided',
      severity: 'HIGH',
      message: giver.isKeptAtOnce ? `${message} ${keptWords(giver, taker)}` : message,
      action: `Speak to ${gives} alone, and ask who helped with these answers. Do not say what the other will says.`,
    },
  ];
}

const givesTheOtherAll = (will: PairedWill): boolean => isOther(will, soleTaker(ifTheOtherLives(will)));

/** Both appointments take effect once both parents have died (Children Act 1989 s.5): of each child by itself. */
function guardians(one: PairedWill, other: PairedWill): readonly PairFlag[] {
  const shared = one.facts.children.flatMap((child) => {
    const theirs = other.facts.children.find(({ name, dob }) => sameName(child.name, name) && child.dob === dob);
    return theirs && isMinor(child.dob, one.on)
      ? [{ name: child.name, ours: guardiansOf(child, one), theirs: guardiansOf(theirs, other) }]
      : [];
  });
  const differing = shared.filter(({ ours, theirs }) => ours.length > 0 && theirs.length > 0 && keyOf(ours) !== keyOf(theirs));
  const alike = Map.groupBy(differing, ({ ours, theirs }) => JSON.stringify([ours, theirs]));
  return [...alike.values()].map((children): PairFlag => {
    const [{ ours, theirs } = { ours: [], theirs: [] }] = children;
    return {
      id: 'guardians',
      severity: 'HIGH',
      message: ended(
        `For ${andList(children.map(({ name }) => name))}, ${nameOf(one)} names ${andList(ours)} and ${nameOf(other)} names ${andList(theirs)}`,
      ),
      action: 'Once both parents have died, both appointments count. Ask each whether they have agreed on a guardian.',
    };
  });
}

function guardiansOf(child: NamedChild, { facts }: PairedWill): readonly string[] {
  const { first, second } = facts.ownGuardians.find(({ of }) => of === child) ?? guardiansOfAll(facts) ?? {};
  return [first, second].flatMap((person) => (person ? [person.name] : []));
}
const keyOf = (names: readonly string[]): string => names.map(nameKey).toSorted().join();

function leftOut(giver: PairedWill, other: PairedWill): readonly PairFlag[] {
  const name = soleTaker(ifTheOtherLives(giver));
  if (name === null || isOther(giver, name) || namesIn(other).some((each) => sameName(each, name))) return [];
  return [
    {
      id: 'left_out',
      severity: 'HIGH',
      message: ended(`${nameOf(giver)} leaves everything to ${name}, who takes nothing under the will of ${nameOf(other)}`),
      action: 'Ask each, by themselves, whether this is what they want.',
    },
  ];
}

/** Whoever may take something. */
const namesIn = ({ facts: { plan, gifts } }: PairedWill): readonly string[] => [
  ...takersOf(plan).map(({ name }) => name),
  ...gifts.flatMap((gift) => [gift.recipientName, ...inPlaceOf(gift).map(({ name }) => name)]),
];

function bothDie(one: PairedWill, other: PairedWill): readonly PairFlag[] {
  const [ours, theirs] = [sharesSaid(one, ifBothDie(one)), sharesSaid(other, ifBothDie(other))];
  if (ours.is === theirs.is) return [];
  return [
    {
      id: 'both_die',
      severity: 'MED',
      message: `If both die together, the wills part ways. ${nameOf(one)}: ${ours.line} ${nameOf(other)}: ${theirs.line}`,
      action: 'Ask each, by themselves, whether this is what they want.',
    },
  ];
}

const TWICE = 'Ask each, by themselves, whether it is to be paid under both wills, or only when the second of them dies.';

/** A thing can be given once. A sum can be given twice, but hardly ever should be. */
function sameGifts(one: PairedWill, other: PairedWill): readonly PairFlag[] {
  const isTwice = (gift: Gift, theirs: Gift): boolean =>
    thingIn(gift.description) === thingIn(theirs.description) &&
    (gift.amount === undefined || sameName(gift.recipientName, theirs.recipientName));
  return one.facts.gifts.flatMap((gift): readonly PairFlag[] => {
    const theirs = other.facts.gifts.find((each) => isTwice(gift, each));
    if (!theirs) return [];
    const given = (will: PairedWill, { recipientName }: Gift): string => `${nameOf(will)} gives it to ${recipientName}`;
    return [
      {
        id: 'same_gift',
        severity: 'MED',
        message: ended(`Both wills give “${gift.description}”: ${given(one, gift)}, ${given(other, theirs)}`),
        action: gift.amount === undefined ? 'Ask each, by themselves, whose it is: nobody can give what belongs to the other.' : TWICE,
      },
    ];
  });
}

/** Their grandchildren may be the same people. Nephews and nieces are not: each will means those of its own brothers and sisters. */
function sameGroup(one: PairedWill, other: PairedWill): readonly PairFlag[] {
  const [ours, theirs] = [one, other].map(({ facts }) => facts.groups.find(({ of }) => of === 'grandchildren'));
  if (!ours || !theirs) return [];
  return [
    {
      id: 'same_gift',
      severity: 'MED',
      message: ended(
        `Both wills give to all grandchildren: ${nameOf(one)} gives ${givenToGroup(ours)}; ${nameOf(other)} gives ${givenToGroup(theirs)}`,
      ),
      action: TWICE,
    },
  ];
}

function keptAtOnce(will: PairedWill, other: PairedWill): readonly PairFlag[] {
  if (!will.isKeptAtOnce) return [];
  return [
    {
      id: 'kept_at_once',
      severity: 'LOW',
      message: keptWords(will, other),
      action: `Most couples do. If anything else here looks odd, ask ${nameOf(will)} alone whether they read it.`,
    },
  ];
}

const keptWords = (will: PairedWill, other: PairedWill): string =>
  `${nameOf(will)} kept everything that ${nameOf(other)} offered, within ten minutes.`;
