import { summary } from './engine/part.ts';
import { numberOf } from './kit/arguments.ts';
import { figureOf, type Bench, type Measured } from './kit/bench.ts';
import type { Server } from './kit/database.ts';
import { withProcessGroup } from './kit/process-group.ts';
import { interleaved } from './kit/rounds.ts';
import { migrateProduct, productEnv } from './product/product-env.ts';
import type { AnchorRole } from './roles/anchor.role.ts';
import type { ProductRole } from './roles/product.role.ts';

const CALLERS = [1, 16, 64] as const;

/** Appends a second while another process anchors the log as the worker does, and while it does not. */
const measure = (server: Server, rounds: number, ms: number): Promise<Measured> =>
  withProcessGroup(async (group) => {
    const env = await productEnv(await server.newDatabase('anchors'), server.dataDir);
    await migrateProduct(env);
    const product = await group.role<ProductRole>('roles/product.role.ts', env);
    const anchors = await group.role<AnchorRole>('roles/anchor.role.ts', env);
    await product.call('prepareKnown');
    const anchored = async (callers: number): Promise<number> => {
      await anchors.call('start');
      try {
        return await product.call('appendKnown', callers, ms);
      } finally {
        await anchors.call('stop');
      }
    };
    const figures = CALLERS.flatMap((callers) => [
      [`append${callers}PerSecond`, () => product.call('appendKnown', callers, ms)] as const,
      [`append${callers}AnchoredPerSecond`, () => anchored(callers)] as const,
    ]);
    const { medians, spread } = summary(await interleaved(rounds, Object.fromEntries(figures), server.settle));
    const ratio = (callers: number): number => figureOf(medians, `append${callers}AnchoredPerSecond`) / figureOf(medians, `append${callers}PerSecond`);
    return {
      medians,
      spread,
      ratios: Object.fromEntries(CALLERS.map((callers) => [`append${callers}AnchoredOverPlain`, ratio(callers)])),
      notes: { append64AnchoredOverPlain: `${await anchors.call('count')} anchors were signed and flushed to disk` },
    };
  });

export const bench: Bench = {
  about: 'appends with and without a process that anchors the log',
  figures: CALLERS.map((callers) => ({
    key: `append${callers}AnchoredOverPlain`,
    about: `appends a second with anchors over those without, ${callers} in flight`,
    goal: { atLeast: 0.9 },
  })),
  numbers: {
    rounds: { about: 'rounds behind each median', standard: 9, quick: 1 },
    seconds: { about: 'how long each measurement takes', standard: 3, quick: 1 },
  },
  parts: [],
  run: (server, options) => measure(server, numberOf(options, 'rounds'), numberOf(options, 'seconds') * 1_000),
};
