import type { Server } from '../kit/database.ts';
import type { BenchOptions } from '../kit/arguments.ts';
import { besideOthers, together } from '../kit/bench.ts';
import type { Figures, Measured } from '../kit/bench.ts';
import type { Rate } from '../kit/loops.ts';
import { processorMs } from '../kit/processor-time.ts';
import { say } from '../kit/progress.ts';
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

/** One after the other, each on a server without the databases of the one before. */
export async function partsOf<Given>(
  parts: Readonly<Record<string, (server: Server, sizes: Given) => Promise<Measured>>>,
  server: Server,
  { only }: Pick<BenchOptions, 'only'>,
  sizes: Given,
): Promise<Measured> {
  const measured: Measured[] = [];
  for (const [name, part] of Object.entries(parts).filter(([name]) => only.length === 0 || only.includes(name))) {
    say(`\n${name}`);
    measured.push(await besideOthers(() => part(server, sizes)));
    await server.clear();
  }
  return together(measured);
}

export const summary = (samples: Samples): Pick<Measured, 'medians'> & { readonly spread: NonNullable<Measured['spread']> } => ({
  medians: mediansOf(samples),
  spread: Object.fromEntries(Object.entries(samples).map(([key, values]) => [key, [Math.min(...values), Math.max(...values)] as const])),
});

/** Microseconds of processor time for one of the operations that `work` counts: of the processes that do them, and of PostgreSQL. */
export async function costOf(server: Server, name: string, pids: readonly number[], work: () => Promise<number>): Promise<Figures> {
  const used = (): readonly (number | null)[] => [processorMs(pids), processorMs([server.pid])];
  const before = used();
  const count = await work();
  const [own, postgres] = used().map((after, at) => (after === null ? null : ((after - (before[at] ?? 0)) * 1_000) / count));
  return own == null || postgres == null ? {} : { [`${name}CpuUs`]: own + postgres, [`${name}PostgresCpuUs`]: postgres };
}

/** A rate, and what one operation costs. */
export async function withCost(server: Server, name: string, pids: readonly number[], work: () => Promise<Rate>): Promise<Figures> {
  let perSecond = 0;
  const cost = await costOf(server, name, pids, async () => {
    const rate = await work();
    ({ perSecond } = rate);
    return rate.count;
  });
  return { [`${name}PerSecond`]: perSecond, ...cost };
}
