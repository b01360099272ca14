import { withProcessGroup } from './kit/process-group.ts';
import { numberOf } from './kit/arguments.ts';
import { figureOf, together } from './kit/bench.ts';
import type { Bench, Measured } from './kit/bench.ts';
import { say } from './kit/progress.ts';
import { interleaved } from './kit/rounds.ts';
import type { Role } from './kit/role.ts';
import { summary } from './engine/part.ts';
import type { DraftsRole } from './roles/drafts.role.ts';

type Sizes = { readonly rounds: number; readonly ms: number; readonly documents: number; readonly plans: number };
type Part = (drafts: Role<DraftsRole>, sizes: Sizes) => Promise<Measured>;

const AT_ONCE = 2;
/** The life of one browser: afterwards Node's heap has the size that this work needs. */
const WARM_UP = 540;

const print: Part = async (drafts, { rounds, ms }) => {
  const pages = await drafts.call('pages');
  const samples = await interleaved(rounds, {
    isolatedPerSecond: () => drafts.call('isolated', AT_ONCE, ms),
    isolatedOneByOnePerSecond: () => drafts.call('isolated', 1, ms),
    reusedPagePerSecond: () => drafts.call('reused', ms),
  });
  const { medians, spread } = summary(samples);
  const isolatedPerSecond = figureOf(medians, 'isolatedPerSecond');
  const reusedPagePerSecond = figureOf(medians, 'reusedPagePerSecond');
  return {
    medians: { ...medians, pages },
    spread,
    ratios: {
      isolatedOverReused: isolatedPerSecond / reusedPagePerSecond,
      isolatedOneByOneOverReused: figureOf(medians, 'isolatedOneByOnePerSecond') / reusedPagePerSecond,
      pdfsPerSecond: isolatedPerSecond,
    },
  };
};

const plan: Part = async (drafts, { plans }) => {
  await drafts.call('plan', Math.ceil(plans / 10));
  const { p50, p99 } = await drafts.call('plan', plans);
  return { medians: { planClausesFlagsMs: p50, planClausesFlagsP99Ms: p99 }, ratios: { planClausesFlagsMs: p50 } };
};

const memory: Part = async (drafts, { documents }) => {
  const { before, highest, last } = await drafts.call('memory', Math.min(WARM_UP, documents), documents);
  return {
    medians: { memoryBeforeMb: before, memoryHighestMb: highest, memoryLastMb: last, memoryDocuments: documents },
    ratios: { memoryGrowthMb: highest - before },
  };
};

const parts: Readonly<Record<string, Part>> = { plan, print, memory };

/** A fresh context for each document beside one page that is used again. */
export const bench: Bench = {
  about: 'six-page wills printed in a context of their own beside one reused page; memory; plan, clauses and flags',
  figures: [
    { key: 'isolatedOverReused', about: 'fresh context per document, 2 at once ÷ one reused page', goal: { atLeast: 0.4 } },
    { key: 'isolatedOneByOneOverReused', about: 'fresh context per document, one by one ÷ one reused page', goal: { atLeast: 0.4 } },
    { key: 'pdfsPerSecond', about: 'six-page wills a second, each in a context of its own', goal: { atLeast: 5 } },
    { key: 'memoryGrowthMb', about: 'highest memory of worker and browser, less that after the warm-up, MB', goal: { atMost: 40 } },
    { key: 'planClausesFlagsMs', about: 'plan, clauses and review flags of one will, median, ms', goal: { atMost: 2 } },
  ],
  numbers: {
    rounds: { about: 'rounds behind each median', standard: 5, quick: 1 },
    documents: { about: 'documents of the memory test', standard: 2_000, quick: 80 },
    plans: { about: 'wills that are planned', standard: 2_000, quick: 200 },
  },
  parts: Object.keys(parts),
  run: (_server, options) =>
    withProcessGroup(async (group) => {
      const drafts = await group.role<DraftsRole>('roles/drafts.role.ts', {}, ['--expose-gc']);
      const sizes = {
        rounds: numberOf(options, 'rounds'),
        documents: numberOf(options, 'documents'),
        plans: numberOf(options, 'plans'),
        ms: options.quick ? 1_500 : 4_000,
      };
      const measured: Measured[] = [];
      for (const [name, part] of Object.entries(parts).filter(([name]) => options.only.length === 0 || options.only.includes(name))) {
        say(`\n${name}`);
        measured.push(await part(drafts, sizes));
      }
      await drafts.call('close');
      return together(measured);
    }),
};
