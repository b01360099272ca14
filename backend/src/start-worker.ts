import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Registry } from 'prom-client';
import { registerAlertMetrics, registerWorkerAlertMetrics } from './alert-metrics.ts';
import { assertMigrated } from './platform/database/database-safety.ts';
import { withClient } from './platform/database/with-client.ts';
import { readServiceConfig } from './platform/config/config.ts';
import { Backups } from './platform/backup/backup.module.ts';
import { Anchors } from './platform/event-store/anchors.module.ts';
import { registerConsumerMetrics } from './event-sourcing/subscriptions/consumer-metrics.ts';
import { ConsumerMonitor } from './event-sourcing/subscriptions/consumer-monitor.ts';
import { MailWatch } from './platform/mail/mail-watch.ts';
import { JobKeeper } from './platform/queue/index.ts';
import { DiskSpace } from './platform/process/disk-space.ts';
import { readinessOf } from './platform/process/readiness.ts';
import { Logger } from './platform/logging/logger.ts';
import { listening } from './platform/process/listening.ts';
import { serveMetrics } from './platform/process/metrics-server.ts';
import { measureProcess } from './platform/telemetry/process-metrics.ts';
import { startTelemetry } from './platform/telemetry/start-telemetry.ts';
import { endOnFault } from './platform/process/end-on-fault.ts';
import { exitWithParent } from './platform/process/exit-with-parent.ts';
import { assertOutsideParts } from './platform/process/outside-parts.ts';
import { Consumers, WorkerModule } from './worker.module.ts';

export async function startWorker(env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const config = readServiceConfig(env);
  await assertOutsideParts(config);
  await withClient(config.DATABASE_URL, assertMigrated, { timeoutFactor: config.TIMEOUT_FACTOR });
  const logger = new Logger(config.LOG_LEVEL, 'worker');
  endOnFault(logger);
  const stopTelemetry = await startTelemetry(config, 'worker', logger);
  const app = await NestFactory.createApplicationContext(WorkerModule.forRoot({ config, logger }), { logger, abortOnError: false });
  const metrics = await listening('METRICS_PORT', config.METRICS_PORT, () =>
    serveMetrics(config.METRICS_PORT, config.METRICS_HOST, {
      collect: (registry) => measureWorker(registry, app),
      readiness: () => readinessOf(app, { parts: [Anchors, Backups], prints: true }),
    }),
  );
  const close = (): Promise<unknown> => app.close().finally(() => metrics.close());
  exitWithParent(() => {
    logger.info('worker is stopping');
    return close().finally(stopTelemetry);
  });
  logger.info('worker is running');
}

/** What the worker tells of itself and of what it shares with the api. */
export function measureWorker(registry: Registry, app: Pick<INestApplicationContext, 'get'>): void {
  measureProcess(app, registry);
  registerConsumerMetrics(registry, app.get(ConsumerMonitor), () => app.get(Consumers).statuses());
  for (const each of [app.get(MailWatch), app.get(JobKeeper), app.get(DiskSpace), app.get(Anchors, { strict: false })])
    each.measure(registry);
  registerAlertMetrics(registry, app);
  registerWorkerAlertMetrics(registry, app);
}
