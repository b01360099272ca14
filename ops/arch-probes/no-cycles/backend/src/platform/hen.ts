import type { Egg } from './egg.ts';
export type Hen = { readonly lays: Egg };
