import { summary } from './engine/part.ts';
import { numberOf } from './kit/arguments.ts';
import type { Bench, Measured } from './kit/bench.ts';
import type { Server } from './kit/database.ts';
import { withProcessGroup } from './kit/process-group.ts';
import { say } from './kit/progress.ts';
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
    const appended = async (callers: number): Promise<number> => {
      await product.call('fetchKeys');
      return (await product.call('appendKnown', callers, ms)).perSecond;
    };
    const anchored = async (callers: number): Promise<number> => {
      await anchors.call('start');
      try {
        return await appended(callers);
      } finally {
        await anchors.call('stop');
      }
    };
    const samples: Record<string, number[]> = {};
    const noted = (key: string, value: number): number => {
      (samples[key] ??= []).push(value);
      return value;
    };
    for (let round = 0; round < rounds; round += 1)
      for (const callers of CALLERS) {
        const measures = {
          plain: async () => noted(`append${callers}PerSecond`, await appended(callers)),
          anchored: async () => noted(`append${callers}AnchoredPerSecond`, await anchored(callers)),
        };
        // One right after the other, each first in turn: whatever else the machine does meets both alike.
        const first = round % 2 === 0 ? await measures.plain() : await measures.anchored();
        const second = round % 2 === 0 ? await measures.anchored() : await measures.plain();
        const ratio = noted(`append${callers}AnchoredOverPlain`, round % 2 === 0 ? second / first : first / second);
        say(`round ${round + 1} of ${rounds}, ${callers} in flight: ${ratio.toFixed(2)}`);
      }
    const { medians, spread } = summary(samples);
    return {
      medians,
      spread,
      ratios: Object.fromEntries(Object.entries(medians).filter(([key]) => key.endsWith('OverPlain'))),
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
    rounds: { about: 'pairs behind each median', standard: 30, quick: 2 },
    seconds: { about: 'how long each measurement takes', standard: 2, quick: 1 },
  },
  parts: [],
  run: (server, options) => measure(server, numberOf(options, 'rounds'), numberOf(options, 'seconds') * 1_000),
};
