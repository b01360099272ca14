import type { Hen } from './planted-hen.ts';
export type Egg = { readonly hatches: Hen };
