export type { Store } from '../app/store.ts';
