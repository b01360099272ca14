import { fileURLToPath } from 'node:url';
import { figureOf } from '../kit/bench.ts';
import type { Figures } from '../kit/bench.ts';
import { withProcessGroup } from '../kit/process-group.ts';
import { interleaved } from '../kit/rounds.ts';
import { migrateProduct, productEnv } from '../product/product-env.ts';
import { startApi } from '../product/product-process.ts';
import type { LoadRole, Target } from '../roles/load.role.ts';
import type { ProductRole } from '../roles/product.role.ts';
import type { BareService } from '../services/bare.service.ts';
import type { CrudService } from '../services/crud.service.ts';
import { summary, withCost } from './part.ts';
import type { Part } from './part.ts';
import { answering, MODERATE_PER_SECOND, savingP50 } from './saving.ts';

const DECORATORS = ['--import', fileURLToPath(new URL('../services/swc-hook.mjs', import.meta.url))];
const MODERATE_SECONDS = 3;
/** After it a session's use is noted again, and a key is fetched again. */
const AWAY_MS = 120_000;
const ANSWERS = 10;

/** Saving an answer: the real api, a bare route on the same platform, and a CRUD service. */
export const http: Part = (server, { rounds, ms, customers }) =>
  withProcessGroup(async (group) => {
    const env = await productEnv(await server.newDatabase('http'), server.dataDir);
    await migrateProduct(env);
    const people = await group.role<ProductRole>('roles/product.role.ts', env);
    const tokens = await people.call('signIn', customers);
    const api = await group.add(startApi(env));
    const bareService = await group.role<BareService>('services/bare.service.ts', {}, DECORATORS);
    const crudEnv = { DATABASE_URL: await server.newDatabase('http-crud') };
    const crudService = await group.role<CrudService>('services/crud.service.ts', crudEnv, DECORATORS);
    const load = await group.role<LoadRole>('roles/load.role.ts');

    const ours = { url: `http://127.0.0.1:${env['PORT']}`, tokens };
    const bare = { url: await bareService.call('url'), tokens: [] };
    const crud = { url: await crudService.call('url'), tokens: await crudService.call('signIn', customers) };
    const rate = async (name: string, pid: number, target: Target): Promise<Figures> => {
      await answering(load, server, target);
      return withCost(server, name, [pid], () => load.call('saturate', target, ms));
    };
    /** As after a pause: the api has never seen any of them, and each has ten answers. */
    const away = async (count: number): Promise<Target> => {
      const returning = { url: ours.url, tokens: await people.call('signIn', count, ANSWERS, AWAY_MS) };
      await server.settle();
      return returning;
    };
    const cold = async (): Promise<Figures> => {
      const returning = await away(customers);
      return withCost(server, 'httpSaveCold', [api.pid], () => load.call('everybodyOnce', returning));
    };
    const coldP50 = async (): Promise<number> => {
      const returning = await away(MODERATE_PER_SECOND * MODERATE_SECONDS);
      return (await load.call('moderate', returning, MODERATE_PER_SECOND, MODERATE_SECONDS)).p50;
    };
    const p50 = (target: Target): Promise<number> => savingP50(load, server, target, MODERATE_SECONDS);
    const samples = await interleaved(rounds, {
      bare: () => rate('httpBare', bareService.pid, bare),
      crud: () => rate('httpCrud', crudService.pid, crud),
      save: () => rate('httpSave', api.pid, ours),
      cold,
      httpCrudP50Ms: () => p50(crud),
      httpSaveP50Ms: () => p50(ours),
      httpSaveColdP50Ms: coldP50,
    });
    const { medians, spread } = summary(samples);
    const of = (key: string): number => figureOf(medians, key);
    const ratios = {
      httpSaveOverBare: of('httpSavePerSecond') / of('httpBarePerSecond'),
      httpSaveOverCrudRate: of('httpSavePerSecond') / of('httpCrudPerSecond'),
      httpSaveOverCrudP50: of('httpSaveP50Ms') / of('httpCrudP50Ms'),
    };
    return { medians, spread, ratios };
  });
