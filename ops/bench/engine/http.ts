import { fileURLToPath } from 'node:url';
import { figureOf } from '../kit/bench.ts';
import { withProcessGroup } from '../kit/process-group.ts';
import { interleaved } from '../kit/rounds.ts';
import { migrateProduct, productEnv } from '../product/product-env.ts';
import { startApi } from '../product/product-process.ts';
import type { LoadRole, Target } from '../roles/load.role.ts';
import type { ProductRole } from '../roles/product.role.ts';
import type { BareService } from '../services/bare.service.ts';
import type { CrudService } from '../services/crud.service.ts';
import { summary } from './part.ts';
import type { Part } from './part.ts';

const DECORATORS = ['--import', fileURLToPath(new URL('../services/swc-hook.mjs', import.meta.url))];
const MODERATE_PER_SECOND = 100;
const MODERATE_SECONDS = 3;

/** Saving an answer: the real api, a bare route on the same platform, and a CRUD service. */
export const http: Part = (server, { rounds, ms, customers }) =>
  withProcessGroup(async (group) => {
    const env = await productEnv(await server.newDatabase('http'), server.dataDir);
    await migrateProduct(env);
    const people = await group.role<ProductRole>('roles/product.role.ts', env);
    const tokens = await people.call('signIn', customers);
    await people.stop();
    await group.add(startApi(env));
    const bareService = await group.role<BareService>('services/bare.service.ts', {}, DECORATORS);
    const crudEnv = { DATABASE_URL: await server.newDatabase('http-crud') };
    const crudService = await group.role<CrudService>('services/crud.service.ts', crudEnv, DECORATORS);
    const load = await group.role<LoadRole>('roles/load.role.ts');

    const ours = { url: `http://127.0.0.1:${env['PORT']}`, tokens };
    const bare = { url: await bareService.call('url'), tokens: [] };
    const crud = { url: await crudService.call('url'), tokens: await crudService.call('signIn', customers) };
    /** As in the middle of answering: each has saved an answer within the last minute. */
    const answering = async (target: Target): Promise<Target> => {
      await load.call('everybodyOnce', target);
      await server.settle();
      return target;
    };
    const perSecond = async (target: Target): Promise<number> => load.call('saturate', await answering(target), ms);
    const p50 = async (target: Target): Promise<number> =>
      (await load.call('moderate', await answering(target), MODERATE_PER_SECOND, MODERATE_SECONDS)).p50;
    const samples = await interleaved(rounds, {
      httpBarePerSecond: () => perSecond(bare),
      httpCrudPerSecond: () => perSecond(crud),
      httpSavePerSecond: () => perSecond(ours),
      httpBareP50Ms: () => p50(bare),
      httpCrudP50Ms: () => p50(crud),
      httpSaveP50Ms: () => p50(ours),
    });
    const { medians, spread } = summary(samples);
    const of = (key: string): number => figureOf(medians, key);
    const ratios = {
      httpSaveOverBare: of('httpSavePerSecond') / of('httpBarePerSecond'),
      httpSaveOverCrudP50: of('httpSaveP50Ms') / of('httpCrudP50Ms'),
    };
    return { medians, spread, ratios };
  });
