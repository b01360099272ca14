import { aboutPercent } from '@willow/contracts';
import { shareInWords } from '../document/in-words.ts';
import type { Fraction } from '../residue/fraction.ts';

/** Fractions that people read as such. */
const PLAIN = 10;

/** A share as an explanation says it: exact where that reads well ("one third", "35%"), else "about 75%". The will itself is always exact. */
export function shareForPeople(share: Fraction): string {
  const exact = shareInWords(share);
  return exact.includes('/') && share.d > PLAIN ? aboutPercent({ numerator: share.n, denominator: share.d }) : exact;
}
