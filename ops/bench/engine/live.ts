import type { Figures } from '../kit/bench.ts';
import { withProcessGroup } from '../kit/process-group.ts';
import { interleaved } from '../kit/rounds.ts';
import { migrateProduct, productEnv } from '../product/product-env.ts';
import { startWorker } from '../product/product-process.ts';
import type { LagRole } from '../roles/lag.role.ts';
import { costOf, summary } from './part.ts';
import type { Part } from './part.ts';

type Lags = { readonly p50: number; readonly p99: number };

const STEADY_PER_SECOND = 200;

/** Lag of the read models while a real worker runs all projections and reactions. */
export const live: Part = (server, { rounds, idleFacts, steadySeconds }) =>
  withProcessGroup(async (group) => {
    const env = await productEnv(await server.newDatabase('live'), server.dataDir);
    await migrateProduct(env);
    const worker = await group.add(startWorker(env));
    const writer = await group.role<LagRole>('roles/lag.role.ts', env);
    const lagOf = async (name: string, facts: number, ask: () => Promise<Lags>): Promise<Figures> => {
      let lags: Lags | undefined;
      const cost = await costOf(server, name, [worker.pid], async () => {
        lags = await ask();
        return facts;
      });
      return { ...cost, ...(lags && { [`${name}P50Ms`]: lags.p50, [`${name}P99Ms`]: lags.p99 }) };
    };
    const samples = await interleaved(rounds, {
      idle: () => lagOf('liveLagIdle', idleFacts, () => writer.call('idle', idleFacts)),
      steady: () => lagOf('liveLag', STEADY_PER_SECOND * steadySeconds, () => writer.call('steady', STEADY_PER_SECOND, steadySeconds)),
    });
    const { medians, spread } = summary(samples);
    return { medians, spread, ratios: medians };
  });
