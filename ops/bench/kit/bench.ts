import type { BenchOptions, NumberOption } from './arguments.ts';
import type { Server } from './database.ts';
import type { Figure } from './verdicts.ts';

export type Figures = Readonly<Record<string, number>>;

export type Measured = {
  readonly medians: Figures;
  /** What is judged: ours over another's, or an absolute figure that has a goal of its own. */
  readonly ratios: Figures;
  /** Lowest and highest round behind a median. */
  readonly spread?: Readonly<Record<string, readonly [number, number]>>;
  /** What a number cannot say, such as which of several ways of a peer was the fastest. */
  readonly notes?: Readonly<Record<string, string>>;
};

/** One bench: a file `<name>.bench.ts` in this folder that exports it as `bench`. */
export type Bench = {
  readonly about: string;
  readonly figures: readonly Figure[];
  /** Sizes that the command line may change: `--facts 1000000`. */
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
