import { figureOf } from '../kit/bench.ts';
import { withProcessGroup } from '../kit/process-group.ts';
import { interleaved } from '../kit/rounds.ts';
import { migrateProduct, productEnv } from '../product/product-env.ts';
import type { EmmettRole } from '../roles/emmett.role.ts';
import type { ProductRole } from '../roles/product.role.ts';
import { summary } from './part.ts';
import type { Part } from './part.ts';

const CALLERS = 16;

/** Commands a second on streams of ten facts. Each stream is used once, so that none grows. */
export const commands: Part = (server, { rounds, histories }) =>
  withProcessGroup(async (group) => {
    const env = await productEnv(await server.newDatabase('commands'), server.dataDir);
    await migrateProduct(env);
    const ours = await group.role<ProductRole>('roles/product.role.ts', env);
    const emmett = await group.role<EmmettRole>('roles/emmett.role.ts', { DATABASE_URL: await server.newDatabase('commands-emmett') });
    const samples = await interleaved(rounds, {
      commands16PerSecond: async () => {
        await ours.call('prepareHistories', histories);
        await server.settle();
        return ours.call('commands', CALLERS);
      },
      commandsEmmett16PerSecond: async () => {
        await emmett.call('prepareHistories', Math.ceil(histories / 3));
        await server.settle();
        return emmett.call('commands', CALLERS);
      },
    });
    const { medians, spread } = summary(samples);
    return {
      medians,
      spread,
      ratios: { commandsOverEmmett: figureOf(medians, 'commands16PerSecond') / figureOf(medians, 'commandsEmmett16PerSecond') },
    };
  });
