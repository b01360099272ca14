import { withProcessGroup } from '../kit/process-group.ts';
import { interleaved } from '../kit/rounds.ts';
import { migrateProduct, productEnv } from '../product/product-env.ts';
import { startWorker } from '../product/product-process.ts';
import type { LagRole } from '../roles/lag.role.ts';
import { summary } from './part.ts';
import type { Part } from './part.ts';

const STEADY_PER_SECOND = 200;

/** Lag of the read models while a real worker runs all projections and reactions. */
export const live: Part = (server, { rounds, idleFacts, steadySeconds }) =>
  withProcessGroup(async (group) => {
    const env = await productEnv(await server.newDatabase('live'), server.dataDir);
    await migrateProduct(env);
    await group.add(startWorker(env));
    const writer = await group.role<LagRole>('roles/lag.role.ts', env);
    const samples = await interleaved(rounds, {
      idle: async () => {
        const { p50, p99 } = await writer.call('idle', idleFacts);
        return { liveLagIdleP50Ms: p50, liveLagIdleP99Ms: p99 };
      },
      steady: async () => {
        const { p50, p99 } = await writer.call('steady', STEADY_PER_SECOND, steadySeconds);
        return { liveLagP50Ms: p50, liveLagP99Ms: p99 };
      },
    });
    const { medians, spread } = summary(samples);
    return { medians, spread, ratios: medians };
  });
