import { nameKey } from '@willow/contracts';
import type { Survivorship, SurvivalState } from './decision-table.ts';
import { lateLines, listsOf, neverFails, type ResiduePlan, type Taker } from './residue-plan.ts';

/** Who has died, by name. Somebody dead leaves living descendants unless they are in `noIssue` too. */
export type NamedDeaths = {
  readonly dead: readonly string[];
  readonly noIssue: readonly string[];
  /** The marriage has ended by law: as if that spouse did not survive. */
  readonly divorced?: boolean;
};

/** Everybody who may take, charities as well. Of a child who had died before, only descendants may: they are not in here. */
export const takersOf = (plan: ResiduePlan): readonly Taker[] => [
  ...(plan.first ? [plan.first] : []),
  ...(plan.rest.kind === 'children' ? plan.rest.children : []),
  ...listsOf(plan).flatMap(({ shares }) => shares.flatMap((share) => [share, ...share.substitutes])),
];

/** Those of them who can die before the testator. A charity cannot: what it is given does not fail. */
export const mortalTakersOf = (plan: ResiduePlan): readonly Taker[] => {
  const charities = new Set(listsOf(plan).flatMap(({ shares }) => shares.filter(neverFails).map(({ id }) => id)));
  return takersOf(plan).filter(({ id }) => !charities.has(id));
};

/**
 * The survivorships of a plan's takers when the people named have died. A name means everybody in the plan who bears it, by person identity: a
 * person who is partner and substitute dies once. Two people of one name are told apart by the id of the taker ("child-2") in its place.
 */
export function survivalOf(plan: ResiduePlan, { dead, noIssue, divorced = false }: NamedDeaths, spouse: string | null): SurvivalState {
  const late = lateLines(plan.rest);
  const takers = everyLine(plan);
  const isNamed = matcher(takers, dead);
  const leavesNobody = matcher(takers, noIssue);
  const isFormerSpouse = ({ name }: Taker): boolean => divorced && spouse !== null && nameKey(name) === nameKey(spouse);
  const survivorshipOf = (taker: Taker): Survivorship => {
    if (isFormerSpouse(taker) && !late.includes(taker)) return 'gone';
    if (!late.includes(taker) && !isNamed(taker)) return 'survives';
    return leavesNobody(taker) ? 'gone' : 'leaves-descendants';
  };
  return Object.fromEntries(takers.map((taker) => [taker.id, survivorshipOf(taker)]));
}

/** The state in which it comes to the last resort. */
export const everybodyGone = (plan: ResiduePlan): SurvivalState =>
  Object.fromEntries(everyLine({ ...plan, lastResort: null }).map(({ id }) => [id, 'gone']));

export const strangersTo = (plan: ResiduePlan, names: readonly string[]): readonly string[] =>
  names.filter((name) => !everyLine(plan).some(matcher(everyLine(plan), [name])));

/** Of a child who had died before, it can be said that nobody is left. */
export const everyLine = (plan: ResiduePlan): readonly Taker[] => [...mortalTakersOf(plan), ...lateLines(plan.rest)];

function matcher(takers: readonly Taker[], names: readonly string[]): (taker: Taker) => boolean {
  const ids = new Set(names.filter((name) => takers.some(({ id }) => id === name)));
  const people = new Set(names.filter((name) => !ids.has(name)).map(nameKey));
  return ({ id, name }) => ids.has(id) || people.has(nameKey(name));
}
