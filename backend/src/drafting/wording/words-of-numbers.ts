import { shareInWords } from '../document/in-words.ts';
import { poundsInWords } from '../document/sum-in-words.ts';

const upTo = (count: number, step: number): readonly number[] => Array.from({ length: count }, (_, index) => (index + 1) * step);

const SUMS = [...upTo(20, 1), ...upTo(10, 10), 21, 105, 120, 1000, 1001, 12_345, 1_000_000, 2_345_678];
const SHARES = [
  [1, 1],
  [1, 2],
  [1, 3],
  [2, 3],
  [1, 4],
  [3, 4],
  [3, 10],
  [5, 7],
] as const;

/** Words that follow from a number: whatever sums and shares the samples give, each of them is read, too. */
export const wordsOfNumbers = (): string =>
  [
    ...SUMS.map((sum) => `£${sum.toLocaleString('en-GB')}: ${poundsInWords(sum)}`),
    ...SHARES.map(([n, d]) => `${n}/${d}: ${shareInWords({ n, d })}`),
  ].join('\n');
