import type { Pence } from './money.ts';

let gbp: Intl.NumberFormat | undefined;

/** An amount with pence only where there are any: £411,000, £0.50. A page that prints none makes no formatter, which takes long to make. */
export const shortPounds = (pence: Pence): string => {
  gbp ??= new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', trailingZeroDisplay: 'stripIfInteger' });
  return gbp.format(pence / 100);
};
