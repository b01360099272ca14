import type { Server } from '../kit/database.ts';
import type { Measured } from '../kit/bench.ts';
import { mediansOf } from '../kit/rounds.ts';
import type { Samples } from '../kit/rounds.ts';

export type Sizes = {
  readonly rounds: number;
  readonly ms: number;
  readonly histories: number;
  readonly facts: number;
  readonly emmettFacts: number;
  readonly customers: number;
  readonly idleFacts: number;
  readonly steadySeconds: number;
};

export type Part = (server: Server, sizes: Sizes) => Promise<Measured>;

export const summary = (samples: Samples): Pick<Measured, 'medians'> & { readonly spread: NonNullable<Measured['spread']> } => ({
  medians: mediansOf(samples),
  spread: Object.fromEntries(Object.entries(samples).map(([key, values]) => [key, [Math.min(...values), Math.max(...values)] as const])),
});
