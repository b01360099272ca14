import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { builtModule } from './built-module.ts';
import type { Pools } from '../../../backend/src/event-sourcing/postgres/connections.ts';
import type { Context } from '../../../backend/src/event-sourcing/context.ts';

const modules = async () => ({
  ...(await builtModule<typeof import('../../../backend/src/platform/platform.module.ts')>('platform/platform.module')),
  ...(await builtModule<typeof import('../../../backend/src/platform/config/config.ts')>('platform/config/config')),
  ...(await builtModule<typeof import('../../../backend/src/platform/database/pools.ts')>('platform/database/pools')),
  ...(await builtModule<typeof import('../../../backend/src/platform/logging/logger.ts')>('platform/logging/logger')),
  ...(await builtModule<typeof import('../../../backend/src/event-sourcing/store/event-store.ts')>('event-sourcing/store/event-store')),
  ...(await builtModule<typeof import('../../../backend/src/event-sourcing/codec/fact-codec.ts')>('event-sourcing/codec/fact-codec')),
  ...(await builtModule<typeof import('../../../backend/src/modules/wills/wills.repository.ts')>('modules/wills/wills.repository')),
  ...(await builtModule<typeof import('../../../backend/src/platform/sessions/session-store.ts')>('platform/sessions/session-store')),
  ...(await builtModule<typeof import('../../../backend/src/facts.ts')>('facts')),
  ...(await builtModule<typeof import('../../../backend/src/read-models.ts')>('read-models')),
});

/** As api and worker wire it: event store, codec with sealing, pools. */
export async function openProduct(env: Readonly<Record<string, string | undefined>>) {
  const product = await modules();
  const config = product.readConfig(env);
  const logger = new product.Logger('warn', 'bench');
  const module = product.PlatformModule.forRoot({ config, logger, facts: product.allFacts, entities: product.allEntities });
  const app = await NestFactory.createApplicationContext(module, { logger: ['error'], abortOnError: false });
  const [store, codec] = [app.get(product.EventStore), app.get(product.FactCodec)];
  return {
    app,
    logger,
    store,
    codec,
    wills: new product.Wills(store, codec),
    sessions: app.get(product.SessionStore),
    pools: app.get<Pools>(product.POOLS),
  };
}

export const CONTEXT: Context = { actor: 'system:bench', correlationId: 'bench', causationId: 'bench', now: new Date() };
