import type { Figures } from './bench.ts';
import { cyclic } from './cyclic.ts';
import { say } from './progress.ts';
import { median } from './statistics.ts';

export type Samples = Readonly<Record<string, readonly number[]>>;

/**
 * Measures in turns, each round in another order, so that a slow moment of the machine does not fall on one figure alone. The first round
 * is thrown away. `settle` runs before each measurement. One may give several figures; a number is the figure of its name.
 */
export async function interleaved(
  rounds: number,
  measurements: Readonly<Record<string, () => Promise<number | Figures>>>,
  settle: () => Promise<void> = () => Promise.resolve(),
): Promise<Samples> {
  const entries = Object.entries(measurements);
  const samples: Record<string, number[]> = {};
  for (let round = 0; round <= rounds; round += 1) {
    const results: Record<string, number> = {};
    for (const [name, measure] of rotated(entries, round)) {
      await settle();
      const figures = await measure();
      Object.assign(results, typeof figures === 'number' ? { [name]: figures } : figures);
    }
    if (round > 0) for (const [key, value] of Object.entries(results)) (samples[key] ??= []).push(value);
    say(`${round === 0 ? 'warm-up' : `round ${round} of ${rounds}`}: ${inWords(results)}`);
  }
  return samples;
}

export const mediansOf = (samples: Samples): Figures =>
  Object.fromEntries(Object.entries(samples).map(([key, values]) => [key, median(values)]));

const inWords = (results: Figures): string =>
  Object.entries(results)
    .map(([key, value]) => `${key} ${Number(value.toPrecision(4))}`)
    .toSorted()
    .join(', ');

const rotated = <T>(items: readonly T[], by: number): readonly T[] => items.map((_, index) => cyclic(items, index + by));
