import { figureOf } from '../kit/bench.ts';
import { withProcessGroup } from '../kit/process-group.ts';
import { interleaved } from '../kit/rounds.ts';
import { migrateProduct, productEnv } from '../product/product-env.ts';
import type { EmmettRole } from '../roles/emmett.role.ts';
import type { ProductRole } from '../roles/product.role.ts';
import type { RawRole } from '../roles/raw.role.ts';
import { summary } from './part.ts';
import type { Part } from './part.ts';

const CONNECTIONS = 16;

/** Durable appends a second: ours with sealing and hash chain, bare inserts of the same bytes, and Emmett's. */
export const append: Part = (server, { rounds, ms }) =>
  withProcessGroup(async (group) => {
    const env = await productEnv(await server.newDatabase('append'), server.dataDir);
    await migrateProduct(env);
    const ours = await group.role<ProductRole>('roles/product.role.ts', env);
    const raw = await group.role<RawRole>('roles/raw.role.ts');
    const emmett = await group.role<EmmettRole>('roles/emmett.role.ts', { DATABASE_URL: await server.newDatabase('append-emmett') });
    await raw.call('open', await server.newDatabase('append-raw'), CONNECTIONS, await ours.call('sample'));
    await ours.call('prepareKnown');
    await emmett.call('prepareKnown');
    const samples = await interleaved(
      rounds,
      {
        appendRaw1PerSecond: () => raw.call('insert', 1, ms),
        appendRaw16PerSecond: () => raw.call('insert', CONNECTIONS, ms),
        append1PerSecond: () => ours.call('appendKnown', 1, ms),
        append16PerSecond: () => ours.call('appendKnown', 16, ms),
        append64PerSecond: () => ours.call('appendKnown', 64, ms),
        appendNewStream1PerSecond: () => ours.call('appendNew', 1, ms),
        appendNewStream16PerSecond: () => ours.call('appendNew', 16, ms),
        appendNewStream64PerSecond: () => ours.call('appendNew', 64, ms),
        appendEmmett16PerSecond: () => emmett.call('appendKnown', 16, ms),
        appendEmmettNewStream16PerSecond: () => emmett.call('append', 16, ms),
      },
      server.settle,
    );
    const { medians, spread } = summary(samples);
    const of = (key: string): number => figureOf(medians, key);
    const ratios = {
      append1OverRaw: of('append1PerSecond') / of('appendRaw1PerSecond'),
      append16OverRaw: of('append16PerSecond') / of('appendRaw16PerSecond'),
      append64OverRaw: of('append64PerSecond') / of('appendRaw16PerSecond'),
      append16OverEmmett: of('append16PerSecond') / Math.max(of('appendEmmett16PerSecond'), of('appendEmmettNewStream16PerSecond')),
    };
    return { medians, spread, ratios };
  });
