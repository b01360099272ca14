import type { Hen } from './hen.ts';
export type Egg = { readonly hatches: Hen };
