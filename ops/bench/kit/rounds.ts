import { cyclic } from './cyclic.ts';
import { say } from './progress.ts';
import { median } from './statistics.ts';

type Entry = { readonly key: string; readonly measure: () => Promise<number>; readonly values: number[] };
export type Samples = Readonly<Record<string, readonly number[]>>;

/**
 * Measures in turns, each round in another order, so that a slow moment of the machine does not fall on one figure alone. The first round
 * is thrown away. `settle` runs before each measurement.
 */
export async function interleaved(
  rounds: number,
  figures: Readonly<Record<string, () => Promise<number>>>,
  settle: () => Promise<void> = () => Promise.resolve(),
): Promise<Samples> {
  const entries = Object.entries(figures).map(([key, measure]): Entry => ({ key, measure, values: [] }));
  for (let round = 0; round <= rounds; round += 1) {
    const results: string[] = [];
    for (const { key, measure, values } of rotated(entries, round)) {
      await settle();
      const value = await measure();
      results.push(`${key} ${Number(value.toPrecision(4))}`);
      if (round > 0) values.push(value);
    }
    say(`${round === 0 ? 'warm-up' : `round ${round} of ${rounds}`}: ${results.toSorted().join(', ')}`);
  }
  return Object.fromEntries(entries.map(({ key, values }) => [key, values]));
}

export const mediansOf = (samples: Samples): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(samples).map(([key, values]) => [key, median(values)]));

const rotated = <T>(items: readonly T[], by: number): readonly T[] => items.map((_, index) => cyclic(items, index + by));
