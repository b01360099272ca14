const AMOUNT = String.raw`(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?`;
const SCALE = String.raw`\s*(k|thousand|m|million)?(?![\p{L}\p{N}])`;
const POUNDS = new RegExp(`(?:£|\\bGBP)\\s*${AMOUNT}${SCALE}|(?<![\\p{L}\\p{N}.,])${AMOUNT}${SCALE}\\s*pounds?(?![\\p{L}\\p{N}])`, 'giu');
const TIMES: Readonly<Record<string, number>> = { k: 1000, thousand: 1000, m: 1_000_000, million: 1_000_000 };

/** A hundred thousand million pounds: whoever writes more has not got it, and sums stay exact. */
export const MAX_PENCE = 1e13;

export function penceIn(text: string): number {
  let pence = 0;
  for (const [, a, ac, as, b, bc, bs] of text.matchAll(POUNDS)) {
    const whole = Number((a ?? b ?? '0').replaceAll(',', ''));
    const part = Number((ac ?? bc ?? '0').padEnd(2, '0'));
    pence += (whole * 100 + part) * (TIMES[(as ?? bs ?? '').toLowerCase()] ?? 1);
  }
  return Math.min(pence, MAX_PENCE);
}

const GBP = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });

export const inPounds = (pence: number): string => GBP.format(pence / 100);
