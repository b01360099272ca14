import type { BenchOptions, NumberOption } from './arguments.ts';
import type { Server } from './database.ts';
import type { Figure } from './verdicts.ts';

export type Figures = Readonly<Record<string, number>>;

export type Measured = {
  readonly medians: Figures;
  /** Ours over another's, or an absolute figure with a goal. */
  readonly ratios: Figures;
  readonly spread?: Readonly<Record<string, readonly [number, number]>>;
  readonly notes?: Readonly<Record<string, string>>;
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

export const together = (parts: readonly Measured[]): Measured => ({
  medians: Object.assign({}, ...parts.map(({ medians }) => medians)) as Figures,
  ratios: Object.assign({}, ...parts.map(({ ratios }) => ratios)) as Figures,
  spread: Object.assign({}, ...parts.map(({ spread }) => spread)) as NonNullable<Measured['spread']>,
  notes: Object.assign({}, ...parts.map(({ notes }) => notes)) as NonNullable<Measured['notes']>,
});
