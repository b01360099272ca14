import { inWholePounds, type SpecificGift } from '@willow/contracts';
import { cleanGift } from './clean.ts';

/** What a gift gives, in one line: the sum, or the thing as it was described. */
export const giftText = ({ amount, description = '' }: Pick<SpecificGift, 'amount' | 'description'>): string =>
  amount === undefined ? cleanGift(description) : inWholePounds(amount);
