import { figureOf } from '../kit/bench.ts';
import type { Figures } from '../kit/bench.ts';
import { withProcessGroup } from '../kit/process-group.ts';
import { interleaved } from '../kit/rounds.ts';
import { migrateProduct, productEnv } from '../product/product-env.ts';
import type { EmmettRole } from '../roles/emmett.role.ts';
import type { GuaranteesRole } from '../roles/guarantees.role.ts';
import type { ProductRole } from '../roles/product.role.ts';
import type { RawRole } from '../roles/raw.role.ts';
import { summary, withCost } from './part.ts';
import type { Part } from './part.ts';

const CONNECTIONS = 16;

/** Durable appends a second: ours with sealing and hash chain, bare inserts of the same bytes or with the same guarantees, and Emmett's. */
export const append: Part = (server, { rounds, ms }) =>
  withProcessGroup(async (group) => {
    const ownerUrl = await server.newDatabase('append');
    const env = await productEnv(ownerUrl, server.dataDir);
    await migrateProduct(env);
    const ours = await group.role<ProductRole>('roles/product.role.ts', env);
    const raw = await group.role<RawRole>('roles/raw.role.ts');
    const guarantees = await group.role<GuaranteesRole>('roles/guarantees.role.ts', env);
    const emmett = await group.role<EmmettRole>('roles/emmett.role.ts', { DATABASE_URL: await server.newDatabase('append-emmett') });
    await raw.call('open', await server.newDatabase('append-raw'), CONNECTIONS, await ours.call('sample'));
    await raw.call('openStatement', env['DATABASE_URL'] ?? '');
    await guarantees.call('open', ownerUrl, CONNECTIONS);
    await ours.call('prepareKnown');
    await emmett.call('prepareKnown');
    const known = async (callers: number): Promise<Figures> => {
      await ours.call('fetchKeys');
      return withCost(server, `append${callers}`, [ours.pid], () => ours.call('appendKnown', callers, ms));
    };
    const sameGuarantees = async (): Promise<Figures> => {
      await guarantees.call('fetchKeys');
      return withCost(server, 'appendGuarantees16', [guarantees.pid], () => guarantees.call('insert', ms));
    };
    const samples = await interleaved(
      rounds,
      {
        raw1: () => withCost(server, 'appendRaw1', [raw.pid], () => raw.call('insert', 1, ms)),
        raw16: () => withCost(server, 'appendRaw16', [raw.pid], () => raw.call('insert', CONNECTIONS, ms)),
        statement1: () => withCost(server, 'appendStatement1', [raw.pid], () => raw.call('appendOne', ms)),
        sameGuarantees,
        ours1: () => known(1),
        ours16: () => known(16),
        ours32: () => known(32),
        ours64: () => known(64),
        new16: () => withCost(server, 'appendNewStream16', [ours.pid], () => ours.call('appendNew', 16, ms)),
        emmett16: () => withCost(server, 'appendEmmett16', [emmett.pid], () => emmett.call('appendKnown', 16, ms)),
        emmettNew16: () => withCost(server, 'appendEmmettNewStream16', [emmett.pid], () => emmett.call('append', 16, ms)),
      },
      server.settle,
    );
    const { medians, spread } = summary(samples);
    const of = (name: string): number => figureOf(medians, `${name}PerSecond`);
    const ratios = {
      append1OverRaw: of('append1') / of('appendRaw1'),
      append1OverStatement: of('append1') / of('appendStatement1'),
      append16OverRaw: of('append16') / of('appendRaw16'),
      append16OverSameGuarantees: of('append16') / of('appendGuarantees16'),
      append32OverRaw: of('append32') / of('appendRaw16'),
      append64OverRaw: of('append64') / of('appendRaw16'),
      append16OverEmmett: of('append16') / Math.max(of('appendEmmett16'), of('appendEmmettNewStream16')),
    };
    return { medians, spread, ratios };
  });
