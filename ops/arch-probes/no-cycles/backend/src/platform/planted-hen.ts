import type { Egg } from './planted-egg.ts';
export type Hen = { readonly lays: Egg };
