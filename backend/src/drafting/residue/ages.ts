import { LEGAL_ADULT_AGE } from '@willow/contracts';
import type { WillFacts } from '../answers/will-facts.ts';
import { conditionalAge } from './residue-plan.ts';

type Facts = Pick<WillFacts, 'plan' | 'gifts' | 'groups' | 'sharesAge'>;

/** At 18 what is given is theirs before, and only handed over then. */
export const isCondition = (age: number): boolean => age > LEGAL_ADULT_AGE;

/** What depends on an age above 18, and on which: the shares of My Children, other people's shares, and sums of money. Null is theirs at once. */
export type Ages = {
  readonly ofChildren: number | null;
  readonly ofShares: number | null;
  readonly ofSums: number | null;
  /** Of either of the two, which have the same. */
  readonly ofOthers: number | null;
  /** Of gifts to grandchildren, nephews and nieces, the lowest first. */
  readonly ofGroups: readonly number[];
};

/** Every age that somebody waits for who is not one of My Children. */
export const waitsOfOthers = ({ ofOthers, ofGroups }: Ages): readonly number[] => [
  ...new Set([...(ofOthers === null ? [] : [ofOthers]), ...ofGroups]),
];

export const somebodyWaits = (ages: Ages): boolean => ages.ofChildren !== null || waitsOfOthers(ages).length > 0;

export function agesIn({ plan, gifts, groups, sharesAge }: Facts): Ages {
  const ofShares = plan.rest.kind === 'intestacy' ? null : sharesAge;
  const ofSums = gifts.length > 0 ? sharesAge : null;
  return { ofChildren: conditionalAge(plan), ofShares, ofSums, ofOthers: ofShares ?? ofSums, ofGroups: agesOf(groups) };
}

const agesOf = (groups: Facts['groups']): readonly number[] =>
  [...new Set(groups.map(({ age }) => age).filter(isCondition))].toSorted((a, b) => a - b);
