import type { WillFacts } from '../answers/will-facts.ts';
import type { ClauseId } from '../document/sentence.ts';

/** The clauses that give something away before the rest is shared out, in the order of the will. */
export const givingFirst = ({
  gifts,
  pets,
  digital,
  contents,
  homeGift,
}: Pick<WillFacts, 'gifts' | 'pets' | 'digital' | 'contents' | 'homeGift'>): readonly ClauseId[] => [
  ...(gifts.length > 0 ? (['gifts'] as const) : []),
  ...(pets ? (['pets'] as const) : []),
  ...(digital ? (['digital'] as const) : []),
  ...(contents ? (['contents'] as const) : []),
  ...(homeGift ? (['home'] as const) : []),
];
