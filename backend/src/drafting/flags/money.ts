const AMOUNT = String.raw`(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?`;
const SCALE = String.raw`\s*(k|thousand|m|million)?(?![\p{L}\p{N}])`;
const POUNDS = new RegExp(
  `(?:£|\\bGBP)\\s*${AMOUNT}${SCALE}|(?<![\\p{L}\\p{N}.,])${AMOUNT}${SCALE}\\s*(?:pounds?|GBP)(?![\\p{L}\\p{N}])`,
  'giu',
);
const TIMES: Readonly<Record<string, number>> = { k: 1000, thousand: 1000, m: 1_000_000, million: 1_000_000 };

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const NUMBER_WORD = [...UNITS, ...TENS, 'hundred', 'thousand', 'million', 'half a million'].join('|');
const IN_WORDS = new RegExp(
  `(?<![\\p{L}\\p{N}-]|\\d[\\d.,]*\\s*)((?:(?:${NUMBER_WORD}|an?)(?:[\\s-]+|\\s+and\\s+))+)(?:pounds|quid|sterling|gbp)(?![\\p{L}-])`,
  'giu',
);
const SLANG = /(?<![\p{L}\p{N}.,])(\d+(?:,\d{3})*)\s*(grand|quid)(?![\p{L}\p{N}])/giu;
const GRAND = new RegExp(
  `(?<![\\p{L}\\p{N}-])(${UNITS.concat(TENS).join('|')}|a)\\s+grand(?![\\p{L}\\p{N}]|\\s+(?:piano|father|mother|son|national|prix))`,
  'giu',
);

function valueOf(words: string): number {
  let total = 0;
  let part = 0;
  for (const word of words.toLowerCase().split(/[\s-]+/)) {
    if (word === 'hundred') part = Math.max(1, part) * 100;
    else if (word === 'thousand' || word === 'million') {
      total += Math.max(1, part) * (TIMES[word] ?? 1);
      part = 0;
    } else part += Math.max(0, UNITS.indexOf(word)) || Math.max(0, TENS.indexOf(word)) * 10;
  }
  return total + part;
}

/** A hundred thousand million pounds: whoever writes more has not got it, and sums stay exact. */
export const MAX_PENCE = 1e13;

/** "Worth £900", "bought for £400", "a £5 note": what a thing is worth or is, and nothing to pay out. */
const WORTH =
  /\b(?:worth|values?|valued|costs?|costing|insured|bought|sold|priced)\b[\s:]*(?:(?:at|of|for|me|us|about|around|roughly|approximately|some|over|nearly|is|was)\s+)*£\s*[\d,.]+\s*(?:k|m|thousand|million)?\b|£\s*[\d,.]+\s+(?:notes?|coins?|stamps?)\b/giu;

export function penceIn(typed: string): number {
  const text = typed.replace(WORTH, '');
  let pence = 0;
  for (const [, a, ac, as, b, bc, bs] of text.matchAll(POUNDS)) {
    const whole = Number((a ?? b ?? '0').replaceAll(',', ''));
    const part = Number((ac ?? bc ?? '0').padEnd(2, '0'));
    pence += (whole * 100 + part) * (TIMES[(as ?? bs ?? '').toLowerCase()] ?? 1);
  }
  for (const [, words = ''] of text.matchAll(IN_WORDS)) pence += valueOf(words) * 100;
  for (const [, word = ''] of text.matchAll(GRAND)) pence += Math.max(1, valueOf(word)) * 1000 * 100;
  for (const [whole, digits = '', scale = ''] of text.matchAll(SLANG))
    if (!text.includes(`£${whole}`)) pence += Number(digits.replaceAll(',', '')) * (scale.toLowerCase() === 'quid' ? 100 : 1000 * 100);
  return Math.min(pence, MAX_PENCE);
}

const GBP = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });

export const inPounds = (pence: number): string => GBP.format(pence / 100);
