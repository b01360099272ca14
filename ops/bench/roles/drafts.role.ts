import { memoryOf, ownMemory } from '../drafts/memory.ts';
import { openReusedPage } from '../drafts/reused-page.ts';
import { sampleInput } from '../drafts/sample-wills.ts';
import { cyclic } from '../kit/cyclic.ts';
import { closedLoop } from '../kit/loops.ts';
import { say } from '../kit/progress.ts';
import { serve } from '../kit/role.ts';
import { median, percentile } from '../kit/statistics.ts';
import { builtModule } from '../product/built-module.ts';

// Drafts and prints as a worker does, and prints on one page that is used again, in a process of its own.
const { draftWill, planWill, reviewFlags } = await builtModule<typeof import('../../../backend/src/drafting/index.ts')>('drafting/index');
const { ChromiumPdf } = await builtModule<typeof import('../../../backend/src/platform/pdf/index.ts')>('platform/pdf/index');

const PREPARED = 40;
/** Documents between two looks at the memory; none is printed during a look. */
const BATCH = 40;

const htmlOf = (index: number): string => {
  const drafting = draftWill({ ...sampleInput(index), kind: 'final' });
  if (!drafting.ok) throw new Error('The sample makes no will');
  return drafting.html;
};

const prepared = Array.from({ length: PREPARED }, (_, index) => htmlOf(index));
const documentAt = (index: number): string => cyclic(prepared, index);

let isolated = new ChromiumPdf();
let reused: Awaited<ReturnType<typeof openReusedPage>> | undefined;

const methods = {
  pages: async () =>
    Buffer.from(await isolated.render(documentAt(0)))
      .toString('latin1')
      .match(/\/Type \/Page\b/g)?.length ?? 0,

  isolated: async (callers: number, ms: number) =>
    (await closedLoop(callers, { ms }, (index) => isolated.render(documentAt(index)))).perSecond,

  reused: async (ms: number) => {
    const page = (reused ??= await openReusedPage());
    return (await closedLoop(1, { ms }, (index) => page.print(documentAt(index)))).perSecond;
  },

  plan: (count: number) => {
    const times = Array.from({ length: count }, (_, index) => {
      const input = sampleInput(index);
      const begin = performance.now();
      planWill(input);
      reviewFlags(input);
      return performance.now() - begin;
    });
    return { p50: median(times), p99: percentile(times, 0.99) };
  },

  memory: async (warmUp: number, documents: number) => {
    await reused?.close();
    reused = undefined;
    await isolated.close();
    isolated = new ChromiumPdf();
    let printed = 0;
    const print = async (count: number) => {
      await closedLoop(2, { count }, () => isolated.render(htmlOf((printed += 1))));
      globalThis.gc?.();
      const all = memoryOf(process.pid);
      say(`${printed} documents: ${all.toFixed(0)} MB, ${ownMemory().toFixed(0)} of them this process`);
      return all;
    };
    const before = await print(warmUp);
    let [highest, last] = [0, 0];
    for (let left = documents; left > 0; left -= BATCH) {
      last = await print(Math.min(BATCH, left));
      highest = Math.max(highest, last);
    }
    return { before, highest, last };
  },

  close: async () => {
    await reused?.close();
    await isolated.close();
  },
};

export type DraftsRole = typeof methods;
serve(methods);
