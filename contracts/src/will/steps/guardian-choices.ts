import type { IsoDate } from '../../dates.ts';
import type { Appointee, Child, WillAnswers } from '../answers.ts';
import { samePerson } from '../people/same-person.ts';
import { isYoung, liveChildren } from '../rules.ts';
import { isFilled, missing, problem, type Problem } from '../step.ts';

type Which = 'guardian' | 'secondGuardian';

/** Two guardians of the same children, and where what is said of them stands in the answers. */
type Guardians = {
  readonly first: Appointee;
  readonly second: Appointee;
  readonly act: Child['guardiansAct'];
  readonly at: (which: Which, part: keyof Appointee) => Problem['path'];
  readonly actAt: Problem['path'];
};

const guardiansOfAll = ({ guardian = {}, secondGuardian = {}, guardiansAct }: WillAnswers): Guardians => ({
  first: guardian,
  second: secondGuardian,
  act: guardiansAct,
  at: (which, part) => [which, part],
  actAt: ['guardiansAct'],
});

/** By what name a child's answers have a part of one of its guardians. */
export const OWN_GUARDIAN = {
  guardian: { fullName: 'guardianName', relationship: 'guardianRelationship', address: 'guardianAddress' },
  secondGuardian: { fullName: 'secondGuardianName', relationship: 'secondGuardianRelationship', address: 'secondGuardianAddress' },
} as const satisfies Record<Which, Record<keyof Appointee, keyof Child>>;

export const OWN_GUARDIAN_PARTS = [
  ...Object.values(OWN_GUARDIAN.guardian),
  ...Object.values(OWN_GUARDIAN.secondGuardian),
  'guardiansAct',
] as const;

/** Guardians of one child alone count as long as a guardian is asked for. */
export const withoutStaleGuardians = (child: Child, today: IsoDate): Child =>
  isYoung(child, today) ? child : { ...child, ...Object.fromEntries(OWN_GUARDIAN_PARTS.map((part) => [part, undefined])) };

/** One of the guardians whom a child has to itself. */
export function ownGuardian(which: Which, child: Child): Appointee {
  const { fullName, relationship, address } = OWN_GUARDIAN[which];
  return { fullName: child[fullName], relationship: child[relationship], address: child[address] };
}

const guardiansOf = (child: Child, index: number): Guardians => ({
  first: ownGuardian('guardian', child),
  second: ownGuardian('secondGuardian', child),
  act: child.guardiansAct,
  at: (which, part) => ['children', index, OWN_GUARDIAN[which][part]],
  actAt: ['children', index, 'guardiansAct'],
});

/** A second guardian stands beside or behind a first one, is somebody else, and it is said which of the two. */
function contradictions({ first, second, act, at, actAt }: Guardians): readonly Problem[] {
  if (!isFilled(second.fullName)) return [];
  const isSame = samePerson(first, second) === 'same';
  return [
    ...missing(first.fullName, at('guardian', 'fullName'), 'Name the first guardian before the second'),
    ...(isSame ? [problem(at('secondGuardian', 'fullName'), 'Name somebody else as second guardian: this is the same person')] : []),
    ...(act ? [] : [problem(actAt, 'Choose whether the two guardians act together')]),
  ];
}

export const guardianContradictions = (answers: WillAnswers): readonly Problem[] => contradictions(guardiansOfAll(answers));

/** Children who are born later have the guardians of all, so that there must be some. */
export const ownGuardianContradictions = (child: Child, index: number, { guardian }: WillAnswers): readonly Problem[] => [
  ...(isFilled(child.guardianName)
    ? missing(guardian?.fullName, ['guardian', 'fullName'], 'Name a guardian for your children before one for a single child')
    : []),
  ...contradictions(guardiansOf(child, index)),
];

const isBegun = ({ fullName, address, relationship }: Appointee): boolean => [fullName, address, relationship].some(isFilled);

function whole({ fullName, address, relationship }: Appointee, which: Which, who: string, at: Guardians['at']) {
  return {
    name: missing(fullName, at(which, 'fullName'), `Enter ${who} full name`),
    rest: [
      ...missing(address, at(which, 'address'), `Enter ${who} address`),
      ...missing(relationship, at(which, 'relationship'), `Enter ${who} relationship to you`),
    ],
  };
}

export const secondGuardianProblems = (answers: WillAnswers): readonly Problem[] => {
  const { second, at } = guardiansOfAll(answers);
  if (!isBegun(second)) return [];
  const { name, rest } = whole(second, 'secondGuardian', "the second guardian's", at);
  return [...name, ...guardianContradictions(answers), ...rest];
};

/** Of each child who is young enough to need a guardian; a child without own ones has those of all. */
export const ownGuardianProblems = (answers: WillAnswers, today: IsoDate): readonly Problem[] =>
  liveChildren(answers).flatMap((child, index) => {
    const { first, second, at } = guardiansOf(child, index);
    if (!isYoung(child, today) || !(isBegun(first) || isBegun(second))) return [];
    const who = `child ${index + 1}'s`;
    const one = whole(first, 'guardian', `${who} guardian's`, at);
    const other = isBegun(second) ? whole(second, 'secondGuardian', `${who} second guardian's`, at) : { name: [], rest: [] };
    return [...one.name, ...one.rest, ...other.name, ...ownGuardianContradictions(child, index, answers), ...other.rest];
  });
