import { serve } from '../kit/role.ts';
import { builtModule } from '../product/built-module.ts';
import { openProduct } from '../product/open-product.ts';

// Anchors the log as the worker does, when it is told to; otherwise it sits idle.
const { app, logger, pools } = await openProduct(process.env);
const product = {
  ...(await builtModule<typeof import('../../../backend/src/platform/event-store/anchors.module.ts')>(
    'platform/event-store/anchors.module',
  )),
  ...(await builtModule<typeof import('../../../backend/src/platform/event-store/signed-log.ts')>('platform/event-store/signed-log')),
  ...(await builtModule<typeof import('../../../backend/src/platform/config/config.ts')>('platform/config/config')),
  ...(await builtModule<typeof import('../../../backend/src/platform/keys/secrets.ts')>('platform/keys/secrets')),
  ...(await builtModule<typeof import('../../../backend/src/platform/clock/clock.ts')>('platform/clock/clock')),
};
type Config = ReturnType<typeof product.readConfig>;

const config = app.get<Config>(product.CONFIG);
const signed = new product.SignedLog(config, pools, app.get(product.Secrets));
const newAnchors = () => new product.Anchors(pools, signed, app.get(product.Clock), logger);

let running: ReturnType<typeof newAnchors> | null = null;

const methods = {
  start: () => {
    running = newAnchors();
    running.onApplicationBootstrap();
  },
  stop: async () => {
    await running?.beforeApplicationShutdown();
    running = null;
  },
  /** That were signed so far. */
  count: async () => (await signed.file.lines())?.length ?? 0,
};

export type AnchorRole = typeof methods;
serve(methods);
