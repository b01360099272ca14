const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES: readonly (readonly [number, string])[] = [
  [1_000_000, 'million'],
  [1000, 'thousand'],
  [100, 'hundred'],
];

/** A whole number below a thousand million as it is said in England: "two thousand and five". */
export function numberInWords(number: number): string {
  const scale = SCALES.find(([size]) => number >= size);
  if (scale) {
    const [size, word] = scale;
    const rest = number % size;
    const and = rest < 100 ? ' and ' : ' ';
    return `${numberInWords(Math.floor(number / size))} ${word}${rest === 0 ? '' : and + numberInWords(rest)}`;
  }
  if (number < ONES.length) return ONES[number]!;
  const ones = number % 10;
  return `${TENS[Math.floor(number / 10)]}${ones === 0 ? '' : `-${ONES[ones]}`}`;
}

export const poundsInWords = (pounds: number): string => `${numberInWords(pounds)} ${pounds === 1 ? 'pound' : 'pounds'}`;
