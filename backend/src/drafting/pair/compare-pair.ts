import { pairDifferences, type PairDifferences } from './pair-differences.ts';
import { pairFlags } from './pair-flags.ts';
import { paired, type WillOfTwo } from './two-wills.ts';
import type { PairFlag } from '@willow/contracts';

/** What the two wills of a couple say together, for whoever reads the first of them. */
export function comparePair(here: WillOfTwo, there: WillOfTwo): PairDifferences & { readonly flags: PairFlag[] } {
  const [ours, theirs] = [paired(here, there), paired(there, here)];
  return { flags: pairFlags(ours, theirs), ...pairDifferences(ours, theirs) };
}
