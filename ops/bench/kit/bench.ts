import assert from 'node:assert/strict';
import type { BenchOptions, NumberOption } from './arguments.ts';
import type { Server } from './database.ts';
import { watchOthers } from './processor-time.ts';
import type { Figure } from './verdicts.ts';

export type Figures = Readonly<Record<string, number>>;

export type Measured = {
  readonly medians: Figures;
  /** Ours over another's, or an absolute figure with a goal. */
  readonly ratios: Figures;
  readonly spread?: Readonly<Record<string, readonly [number, number]>>;
  readonly notes?: Readonly<Record<string, string>>;
  /** Cores that others kept busy while a ratio was measured; without it, those of the whole run count. */
  readonly others?: Readonly<Record<string, number | null>>;
};

/** A file `<name>.bench.ts` exports it as `bench`. */
export type Bench = {
  readonly about: string;
  readonly figures: readonly Figure[];
  /** Set by the command line: `--facts 1000000`. */
  readonly numbers: Readonly<Record<string, NumberOption>>;
  readonly parts: readonly string[];
  run(server: Server, options: BenchOptions): Promise<Measured>;
};

export function figureOf(figures: Figures, key: string): number {
  const value = figures[key];
  assert(value !== undefined, `${key} was not measured`);
  return value;
}

export const together = (parts: readonly Measured[]): Measured => ({
  medians: merged(parts.map(({ medians }) => medians)),
  ratios: merged(parts.map(({ ratios }) => ratios)),
  spread: merged(parts.map(({ spread = {} }) => spread)),
  notes: merged(parts.map(({ notes = {} }) => notes)),
  others: merged(parts.map(({ others = {} }) => others)),
});

/** Notes beside each ratio how busy others were meanwhile. */
export async function besideOthers(work: () => Promise<Measured>): Promise<Measured> {
  const since = watchOthers();
  const measured = await work();
  const others = since();
  return { ...measured, others: Object.fromEntries(Object.keys(measured.ratios).map((key) => [key, others])) };
}

const merged = <Value>(records: readonly Readonly<Record<string, Value>>[]): Record<string, Value> =>
  Object.fromEntries(records.flatMap((record) => Object.entries(record)));
