import type { WillFacts } from '../answers/will-facts.ts';
import type { ClauseId } from '../document/sentence.ts';

/** The clauses that give something away before the rest is shared out, in the order of the will. */
export const givingFirst = ({ gifts, pets, digital }: Pick<WillFacts, 'gifts' | 'pets' | 'digital'>): readonly ClauseId[] => [
  ...(gifts.length > 0 ? (['gifts'] as const) : []),
  ...(pets ? (['pets'] as const) : []),
  ...(digital ? (['digital'] as const) : []),
];
