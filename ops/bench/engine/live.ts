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
    const tails: { idle: number[]; steady: number[] } = { idle: [], steady: [] };
    const samples = await interleaved(rounds, {
      liveLagIdleP50Ms: async () => {
        const { p50, p99 } = await writer.call('idle', idleFacts);
        tails.idle.push(p99);
        return p50;
      },
      liveLagP99Ms: async () => {
        const { p50, p99 } = await writer.call('steady', STEADY_PER_SECOND, steadySeconds);
        tails.steady.push(p50);
        return p99;
      },
    });
    const other = summary({ liveLagIdleP99Ms: tails.idle.slice(1), liveLagP50Ms: tails.steady.slice(1) });
    const { medians, spread } = summary(samples);
    return { medians: { ...medians, ...other.medians }, spread: { ...spread, ...other.spread }, ratios: medians };
  });
