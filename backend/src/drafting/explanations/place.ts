import type { ClauseId } from '../document/sentence.ts';

/** Where something is said: a clause, what comes before the first one, or a sheet that is kept beside the will. */
export type Place = ClauseId | 'opening' | 'beside';

/** What became of the answers there, in a sentence for the customer. */
export type RoleChange = { readonly place: Place; readonly sentence: string };
