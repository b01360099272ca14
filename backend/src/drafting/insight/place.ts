import type { ClauseId } from '../document/sentence.ts';

/** A place of a will that can change: a clause, or the opening with the name and address. */
export type Place = ClauseId | 'opening';
