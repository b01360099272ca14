import { figureOf } from '../kit/bench.ts';
import type { Figures } from '../kit/bench.ts';
import { withProcessGroup } from '../kit/process-group.ts';
import { interleaved } from '../kit/rounds.ts';
import { migrateProduct, productEnv } from '../product/product-env.ts';
import type { EmmettRole } from '../roles/emmett.role.ts';
import type { ProductRole } from '../roles/product.role.ts';
import { summary, withCost } from './part.ts';
import type { Part } from './part.ts';

const CALLERS = 16;

/**
 * Commands a second, for the same time on both sides. Cold: each stream of ten facts once, written by another process. Warm: the streams that
 * were used a moment ago, again.
 */
export const commands: Part = (server, { rounds, ms, histories }) =>
  withProcessGroup(async (group) => {
    const env = await productEnv(await server.newDatabase('commands'), server.dataDir);
    await migrateProduct(env);
    const emmettEnv = { DATABASE_URL: await server.newDatabase('commands-emmett') };
    const [writer, ours] = [
      await group.role<ProductRole>('roles/product.role.ts', env),
      await group.role<ProductRole>('roles/product.role.ts', env),
    ];
    const [emmettWriter, emmett] = [
      await group.role<EmmettRole>('roles/emmett.role.ts', emmettEnv),
      await group.role<EmmettRole>('roles/emmett.role.ts', emmettEnv),
    ];
    const both = async (
      name: string,
      pid: number,
      commandsFor: (kind: 'cold' | 'warm') => Promise<{ count: number; perSecond: number }>,
    ) => {
      await server.settle();
      const cold: Figures = await withCost(server, name, [pid], () => commandsFor('cold'));
      await server.settle();
      return { ...cold, ...(await withCost(server, name.replace('16', 'Warm16'), [pid], () => commandsFor('warm'))) };
    };
    const samples = await interleaved(rounds, {
      ours: async () => {
        await ours.call('useHistories', await writer.call('newHistories', histories));
        return both('commands16', ours.pid, (kind) => ours.call('commands', kind, CALLERS, ms));
      },
      emmett: async () => {
        await emmett.call('useHistories', await emmettWriter.call('newHistories', Math.ceil(histories / 2)));
        return both('commandsEmmett16', emmett.pid, (kind) => emmett.call('commands', kind, CALLERS, ms));
      },
    });
    const { medians, spread } = summary(samples);
    const of = (name: string): number => figureOf(medians, `${name}PerSecond`);
    const ratios = {
      commandsOverEmmett: of('commands16') / of('commandsEmmett16'),
      commandsWarmOverEmmett: of('commandsWarm16') / of('commandsEmmettWarm16'),
    };
    return { medians, spread, ratios };
  });
