import type { WillFacts } from '../answers/will-facts.ts';
import { conditionalAge } from './residue-plan.ts';

type Facts = Pick<WillFacts, 'plan' | 'gifts' | 'sharesAge'>;

/** What depends on an age above 18, and on which: the shares of My Children, other people's shares, and sums of money. Null is theirs at once. */
export type Ages = {
  readonly ofChildren: number | null;
  readonly ofShares: number | null;
  readonly ofSums: number | null;
  /** Of either of the two, which have the same. */
  readonly ofOthers: number | null;
};

export function agesIn({ plan, gifts, sharesAge }: Facts): Ages {
  const ofShares = plan.rest.kind === 'intestacy' ? null : sharesAge;
  const ofSums = gifts.length > 0 ? sharesAge : null;
  return { ofChildren: conditionalAge(plan), ofShares, ofSums, ofOthers: ofShares ?? ofSums };
}
