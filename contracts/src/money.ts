/** An amount in whole pence. Money is never a float inside Willow. */
export type Pence = number;

export const poundsOf = (pence: Pence): number => pence / 100;

const GBP = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

export const formatPence = (pence: Pence): string => GBP.format(pence / 100);

export const formatPounds = (pounds: number): string => GBP.format(pounds);

const WHOLE_GBP = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });

export const inWholePounds = (pounds: number): string => WHOLE_GBP.format(pounds);

/** The price after a percentage off, in pence. A percentage of £50 is a whole number of pence, so nothing is rounded away. */
export const discounted = (price: Pence, percent: number): Pence => Math.round((price * (100 - percent)) / 100);
