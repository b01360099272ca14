import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import type { Registry } from 'prom-client';
import { registerAlertMetrics } from './alert-metrics.ts';
import { createApi } from './create-api.ts';
import { registerConsumerMetrics } from './event-sourcing/subscriptions/consumer-metrics.ts';
import { ConsumerMonitor } from './event-sourcing/subscriptions/consumer-monitor.ts';
import { LiveStreams } from './modules/live/index.ts';
import { currentWording } from './modules/wills/index.ts';
import { MailWatch } from './platform/mail/mail-watch.ts';
import { JobKeeper } from './platform/queue/index.ts';
import { assertMigrated } from './platform/database/database-safety.ts';
import { withClient } from './platform/database/with-client.ts';
import { readServiceConfig } from './platform/config/config.ts';
import { endOnFault } from './platform/process/end-on-fault.ts';
import { keepAssets } from './platform/http/earlier-assets.ts';
import { leave, MAX_LEAVE_MS } from './platform/http/leave.ts';
import { CLOSE_MS, exitWithParent } from './platform/process/exit-with-parent.ts';
import { assertOutsideParts } from './platform/process/outside-parts.ts';
import { DiskSpace } from './platform/process/disk-space.ts';
import { Logger } from './platform/logging/logger.ts';
import { Pressure } from './platform/process/pressure.ts';
import { listening } from './platform/process/listening.ts';
import { serveMetrics } from './platform/process/metrics-server.ts';
import { measureProcess } from './platform/telemetry/process-metrics.ts';
import { startTelemetry } from './platform/telemetry/start-telemetry.ts';

/** Connections that wait to be accepted while the event loop is busy: beyond it they are dropped, and their clients wait for seconds instead of being told to come again. */
const BACKLOG = 4_096;

const ROOT = join(import.meta.dirname, '..', '..');

export async function startApi(env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const config = readServiceConfig(env);
  await assertOutsideParts(config);
  await withClient(config.DATABASE_URL, assertMigrated, { timeoutFactor: config.TIMEOUT_FACTOR });
  const logger = new Logger(config.LOG_LEVEL, 'api');
  endOnFault(logger);
  const stopTelemetry = await startTelemetry(config, 'api', logger);
  const site = { storefront: join(ROOT, 'frontend', 'build'), console: join(ROOT, 'admin-frontend', 'dist') };
  const earlier = await keepAssets(site, config.DATA_DIR).catch((error: unknown) => {
    logger.failure('files of earlier versions are not served', error);
    return undefined;
  });
  const pressure = new Pressure();
  const app = await createApi({ config, logger, site: { ...site, ...(earlier && { earlier }) }, pressure });
  // Drafts every specimen, which takes a quarter of a second: now, and not while the first operator's request keeps everybody waiting.
  currentWording();
  await listening('PORT', config.PORT, () => app.listen({ port: config.PORT, host: config.HOST, backlog: BACKLOG }));
  const metrics = await listening('METRICS_PORT', config.METRICS_PORT, () =>
    serveMetrics(config.METRICS_PORT, config.METRICS_HOST, {
      collect: (registry) => {
        measureApi(registry, app);
        pressure.measure(registry);
      },
    }),
  );
  const close = (): Promise<unknown> => app.close().finally(() => metrics.close());
  exitWithParent(async () => {
    logger.info('api is stopping');
    if (config.TRUSTED_PROXIES > 0) await leave(app.getHttpServer(), () => app.get(LiveStreams).endAll());
    await close().finally(stopTelemetry);
  }, MAX_LEAVE_MS + CLOSE_MS);
  logger.info('api is listening', { port: config.PORT });
}

/** What the api tells of itself and of what it shares with the worker. */
export function measureApi(registry: Registry, app: Pick<INestApplicationContext, 'get'>): void {
  measureProcess(app, registry);
  registerConsumerMetrics(registry, app.get(ConsumerMonitor));
  for (const each of [app.get(MailWatch), app.get(JobKeeper), app.get(DiskSpace)]) each.measure(registry);
  registerAlertMetrics(registry, app);
}
