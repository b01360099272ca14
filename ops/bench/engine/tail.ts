import { withProcessGroup } from '../kit/process-group.ts';
import { cyclic } from '../kit/cyclic.ts';
import type { Measured } from '../kit/bench.ts';
import type { Server } from '../kit/database.ts';
import { say } from '../kit/progress.ts';
import { migrateProduct, productEnv } from '../product/product-env.ts';
import type { EmmettTailRole } from '../roles/emmett-tail.role.ts';
import type { EmmettRole } from '../roles/emmett.role.ts';
import type { ProductRole } from '../roles/product.role.ts';
import type { TailRole } from '../roles/tail.role.ts';

const PROCESSES = 2;
const WRITERS_EACH = 8;
const SILENCE_MS = 10_000;
const EMMETT_SILENCE_MS = 3_000;

/** Sixteen writers in two processes at full speed, and a subscription. */
export const tail = (server: Server, facts: number, emmettFacts: number): Promise<Measured> =>
  withProcessGroup(async (group) => {
    const env = await productEnv(await server.newDatabase('tail'), server.dataDir);
    await migrateProduct(env);
    const writers = await Promise.all(Array.from({ length: PROCESSES }, () => group.role<ProductRole>('roles/product.role.ts', env)));
    const subscription = await group.role<TailRole>('roles/tail.role.ts', env);
    const before = await cyclic(writers, 0).call('head');
    await subscription.call('begin');
    const begin = performance.now();
    await Promise.all(writers.map((writer) => writer.call('write', WRITERS_EACH, facts / PROCESSES)));
    const seconds = (performance.now() - begin) / 1000;
    const seen = await subscription.call('end', before + facts, SILENCE_MS);
    const head = await cyclic(writers, 0).call('head');
    say(`tail: ${facts} facts in ${seconds.toFixed(1)} s, ${seen.lost} lost, ${seen.gaps} gaps, ${seen.backwards} out of order`);
    await Promise.all([...writers, subscription].map((role) => role.stop()));
    const emmettLost = await emmettTail(server, emmettFacts);
    return {
      medians: {
        tailFacts: facts,
        tailAppendsPerSecond: facts / seconds,
        tailGaps: seen.gaps + (head - before - facts),
        tailOutOfOrder: seen.backwards,
        tailEmmettFacts: emmettFacts,
        tailEmmettLost: emmettLost,
      },
      ratios: { tailLost: seen.lost },
      notes: {
        'Emmett tail': `${emmettLost} of ${emmettFacts} events lost by a consumer in the same test (${percent(emmettLost, emmettFacts)})`,
      },
    };
  });

const emmettTail = (server: Server, facts: number): Promise<number> =>
  withProcessGroup(async (group) => {
    const env = { DATABASE_URL: await server.newDatabase('tail-emmett') };
    const writers = await Promise.all(Array.from({ length: PROCESSES }, () => group.role<EmmettRole>('roles/emmett.role.ts', env)));
    const subscription = await group.role<EmmettTailRole>('roles/emmett-tail.role.ts', env);
    await subscription.call('begin');
    await Promise.all(writers.map((writer) => writer.call('write', WRITERS_EACH, facts / PROCESSES)));
    return (await subscription.call('end', facts, EMMETT_SILENCE_MS)).lost;
  });

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
