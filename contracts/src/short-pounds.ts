import type { Pence } from './money.ts';

const GBP = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', trailingZeroDisplay: 'stripIfInteger' });

/** An amount with pence only where there are any: £411,000, £0.50. */
export const shortPounds = (pence: Pence): string => GBP.format(pence / 100);
