import { aboutPercent, type ExactShare } from '@willow/contracts/will/simulation';

export const widthOf = ({ numerator, denominator }: ExactShare): number => (numerator / denominator) * 100;

/** Fractions that people read as such; of others they read the percentage. */
const PLAIN = 10;

/** A share for people: "everything", "1/4 (25%)", "33%", "1/3 (about 33.3%)", "about 75%". */
export function shareInWords({ numerator, denominator }: ExactShare): string {
  if (numerator === denominator) return 'everything';
  if (numerator === 0) return 'nothing';
  const isExact = (numerator * 1000) % denominator === 0;
  const percent = Math.round((numerator * 1000) / denominator) / 10;
  if (denominator > PLAIN) return isExact ? `${percent}%` : aboutPercent({ numerator, denominator });
  return `${numerator}/${denominator} (${isExact ? '' : 'about '}${percent}%)`;
}

const POUNDS = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 2 });

export const pounds = (amount: number): string => POUNDS.format(amount).replace(/\.00$/, '');

const MAX_DIGITS = 12;

/** What somebody typed as an amount: "250,000", "£250 000", "250k". Null when it is no whole number of pounds. */
export function readPounds(text: string): number | null {
  const plain = text
    .trim()
    .replace(/^£/, '')
    .replaceAll(/[\s,]/g, '')
    .replace(/\.00?$/, '')
    .replace(/k$/i, '000');
  return /^\d+$/.test(plain) && plain.length <= MAX_DIGITS ? Number(plain) : null;
}
