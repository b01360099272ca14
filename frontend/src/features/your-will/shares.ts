import type { ExactShare } from '@willow/contracts/will/insight';

/** How wide the bar of a share is, of 100. */
export const widthOf = ({ numerator, denominator }: ExactShare): number => (numerator / denominator) * 100;

/** A share for people: "everything", "1/4 (25%)", "1/3 (about 33.3%)". */
export function shareInWords(share: ExactShare): string {
  const { numerator, denominator } = share;
  if (numerator === denominator) return 'everything';
  const percent = widthOf(share);
  const written = percent < 0.1 ? 'less than 0.1%' : `${Number.isInteger(percent) ? '' : 'about '}${Math.round(percent * 10) / 10}%`;
  return `${numerator}/${denominator} (${written})`;
}

const POUNDS = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 2 });

/** An amount without the pence where there are none: "£161,000", "£0.50". */
export const pounds = (amount: number): string => POUNDS.format(amount).replace(/\.00$/, '');

const MOST_DIGITS = 12;

/** What somebody typed as an amount: "250,000", "£250 000", "250k". Null when it is no whole number of pounds. */
export function readPounds(text: string): number | null {
  const plain = text
    .trim()
    .replace(/^£/, '')
    .replaceAll(/[\s,]/g, '')
    .replace(/\.00?$/, '')
    .replace(/k$/i, '000');
  return /^\d+$/.test(plain) && plain.length <= MOST_DIGITS ? Number(plain) : null;
}
