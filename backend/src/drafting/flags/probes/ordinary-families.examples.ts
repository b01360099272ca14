import { ORDINARY_COUPLES } from './ordinary-couples.examples.ts';
import { ORDINARY_OTHERS } from './ordinary-others.examples.ts';
import type { OrdinaryFamily } from './testing/ordinary.ts';

/** Whole families without a trap: what an operator sees of these is the price that everybody pays for the flags. */
export const ORDINARY_FAMILIES: readonly OrdinaryFamily[] = [...ORDINARY_COUPLES, ...ORDINARY_OTHERS];
