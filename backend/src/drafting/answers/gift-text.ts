import { inWholePounds, type SpecificGift } from '@willow/contracts';
import { cleanGift } from './clean.ts';

/** Named as the will defines it: the sum that brings what is taxed to the lower rate for giving to charity. */
const CHARITY_TENTH = 'the Charity Tenth';

/** What a gift gives, in one line: the sum, or the thing as it was described. */
export function giftText({ amount, tenth, description = '' }: Pick<SpecificGift, 'amount' | 'tenth' | 'description'>): string {
  if (tenth) return CHARITY_TENTH;
  return amount === undefined ? cleanGift(description) : inWholePounds(amount);
}
