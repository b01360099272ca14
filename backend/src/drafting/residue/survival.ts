import { identity } from '../answers/identity.ts';
import type { Survivorship, SurvivalState } from './decision-table.ts';
import type { ResiduePlan, Taker } from './residue-plan.ts';

/** Who has died, by name. Somebody dead leaves living descendants unless they are in `noIssue` too. */
export type NamedDeaths = {
  readonly dead: readonly string[];
  readonly noIssue: readonly string[];
  /** The marriage has ended by law: as if that spouse did not survive. */
  readonly divorced?: boolean;
};

export const takersOf = ({ first, rest }: ResiduePlan): readonly Taker[] => [
  ...(first ? [first] : []),
  ...(rest.kind === 'children' ? rest.children : []),
  ...(rest.kind === 'shares' ? rest.shares.flatMap((share) => [share, ...(share.substitute ? [share.substitute] : [])]) : []),
];

/**
 * The survivorships of a plan's takers when the people named have died. A name means everybody in the plan who bears it, by person identity: a
 * person who is partner and substitute dies once. Two people of one name are told apart by the id of the taker ("child-2") in its place.
 */
export function survivalOf(plan: ResiduePlan, { dead, noIssue, divorced = false }: NamedDeaths, spouse: string | null): SurvivalState {
  const takers = takersOf(plan);
  const isNamed = matcher(takers, dead);
  const leavesNobody = matcher(takers, noIssue);
  const isFormerSpouse = ({ name }: Taker): boolean => divorced && spouse !== null && identity(name) === identity(spouse);
  const survivorshipOf = (taker: Taker): Survivorship => {
    if (isFormerSpouse(taker)) return 'gone';
    if (!isNamed(taker)) return 'survives';
    return leavesNobody(taker) ? 'gone' : 'leaves-descendants';
  };
  return Object.fromEntries(takers.map((taker) => [taker.id, survivorshipOf(taker)]));
}

export const strangersTo = (plan: ResiduePlan, names: readonly string[]): readonly string[] =>
  names.filter((name) => !takersOf(plan).some(matcher(takersOf(plan), [name])));

function matcher(takers: readonly Taker[], names: readonly string[]): (taker: Taker) => boolean {
  const ids = new Set(names.filter((name) => takers.some(({ id }) => id === name)));
  const people = new Set(names.filter((name) => !ids.has(name)).map(identity));
  return ({ id, name }) => ids.has(id) || people.has(identity(name));
}
