import { savingP50 } from '../engine/saving.ts';
import { summary } from '../engine/part.ts';
import { figureOf } from '../kit/bench.ts';
import type { ProcessGroup } from '../kit/process-group.ts';
import { withProcessGroup } from '../kit/process-group.ts';
import type { Server } from '../kit/database.ts';
import { interleaved } from '../kit/rounds.ts';
import { migrateProduct, productEnv } from '../product/product-env.ts';
import { startApi } from '../product/product-process.ts';
import type { LoadRole, Target } from '../roles/load.role.ts';
import type { ProductRole } from '../roles/product.role.ts';
import { eventStoreServer } from './event-store-server.ts';
import type { EventStorePart } from './part.ts';

/** The api with so many customers, and its history in PostgreSQL or where `given` says. */
async function apiOn(
  group: ProcessGroup,
  server: Server,
  name: string,
  customers: number,
  given: Readonly<Record<string, string>> = {},
): Promise<Target> {
  const env = { ...(await productEnv(await server.newDatabase(name), server.dataDir)), ...given };
  await migrateProduct(env);
  const people = await group.role<ProductRole>('roles/product.role.ts', env);
  const tokens = await people.call('signIn', customers);
  await people.stop();
  await group.add(startApi(env));
  return { url: `http://127.0.0.1:${env['PORT']}`, tokens };
}

/** Saving an answer over HTTP: the same product on either store. */
export const save: EventStorePart = (server, { rounds, customers, seconds }) =>
  withProcessGroup(async (group) => {
    const { url } = await eventStoreServer(group);
    const postgres = await apiOn(group, server, 'save-postgres', customers);
    const esdb = await apiOn(group, server, 'save-eventstore', customers, { EVENTSTORE_URL: url });
    const load = await group.role<LoadRole>('roles/load.role.ts');
    const samples = await interleaved(rounds, {
      esdbSaveP50Ms: () => savingP50(load, server, esdb, seconds),
      postgresSaveP50Ms: () => savingP50(load, server, postgres, seconds),
    });
    const { medians, spread } = summary(samples);
    const ratios = { esdbSaveOverPostgresP50: figureOf(medians, 'esdbSaveP50Ms') / figureOf(medians, 'postgresSaveP50Ms') };
    return { medians, spread, ratios };
  });
