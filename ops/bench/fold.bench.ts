import { summary } from './engine/part.ts';
import { numberOf } from './kit/arguments.ts';
import { figureOf } from './kit/bench.ts';
import type { Bench, Measured } from './kit/bench.ts';
import { withProcessGroup } from './kit/process-group.ts';
import type { Server } from './kit/database.ts';
import type { Role } from './kit/role.ts';
import { interleaved } from './kit/rounds.ts';
import { migrateProduct, productEnv } from './product/product-env.ts';
import type { FoldRole } from './roles/fold.role.ts';

const LENGTHS = [10, 100, 1_000, 10_000] as const;
const STAGES = ['read', 'open', 'fold', 'load'] as const;
/** Short streams are loaded often, long ones a few times. */
const FACTS_PER_MEDIAN = 20_000;
const [FEWEST, MOST] = [5, 200];

type Named = `${(typeof STAGES)[number]}${(typeof LENGTHS)[number]}Ms`;

const timesFor = (length: number): number => Math.min(MOST, Math.max(FEWEST, Math.round(FACTS_PER_MEDIAN / length)));

const figuresOf = (ours: Role<FoldRole>) =>
  Object.fromEntries(
    LENGTHS.flatMap((length) => STAGES.map((stage) => [`${stage}${length}Ms`, () => ours.call(stage, length, timesFor(length))])),
  );

const measure = (server: Server, rounds: number): Promise<Measured> =>
  withProcessGroup(async (group) => {
    const env = await productEnv(await server.newDatabase('fold'), server.dataDir);
    await migrateProduct(env);
    const ours = await group.role<FoldRole>('roles/fold.role.ts', env);
    for (const length of LENGTHS) await ours.call('prepare', length);
    const { medians, spread } = summary(await interleaved(rounds, figuresOf(ours)));
    const of = (name: Named): number => figureOf(medians, name);
    return {
      medians,
      spread,
      ratios: {
        load100Ms: of('load100Ms'),
        load1000Ms: of('load1000Ms'),
        costPerFactGrowth: of('load10000Ms') / 10_000 / (of('load1000Ms') / 1_000),
        foldShareOfLoad: of('fold1000Ms') / of('load1000Ms'),
      },
    };
  });

export const bench: Bench = {
  about: 'how the time to load a will grows with the length of its stream: read, open and fold',
  figures: [
    { key: 'load100Ms', about: 'load a will of 100 facts, longer than any that was seen, ms', goal: { atMost: 5 } },
    { key: 'load1000Ms', about: 'load a will of 1 000 facts, ms', goal: { atMost: 50 } },
    { key: 'costPerFactGrowth', about: 'time per fact at 10 000 facts ÷ at 1 000: 1 is linear', goal: { atMost: 1.5 } },
    { key: 'foldShareOfLoad', about: 'share of the fold itself in loading 1 000 facts', goal: { atMost: 0.5 } },
  ],
  numbers: { rounds: { about: 'rounds behind each median', standard: 5, quick: 1 } },
  parts: [],
  run: (server, options) => measure(server, numberOf(options, 'rounds')),
};
