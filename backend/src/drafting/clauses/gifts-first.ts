import type { WillFacts } from '../answers/will-facts.ts';
import type { ClauseId } from '../document/sentence.ts';

/** The clauses that give something away before the rest is shared out, in the order of the will. */
export const givingFirst = ({
  gifts,
  groups,
  pets,
  digital,
  contents,
  homeGift,
  loans,
}: Pick<WillFacts, 'gifts' | 'groups' | 'pets' | 'digital' | 'contents' | 'homeGift' | 'loans'>): readonly ClauseId[] => [
  ...(gifts.length > 0 ? (['gifts'] as const) : []),
  ...(groups.length > 0 ? (['groups'] as const) : []),
  ...(pets ? (['pets'] as const) : []),
  ...(digital ? (['digital'] as const) : []),
  ...(contents ? (['contents'] as const) : []),
  ...(homeGift ? (['home'] as const) : []),
  ...(loans.some(({ treatment }) => treatment === 'forgiven') ? (['loans'] as const) : []),
];
