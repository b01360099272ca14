import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { Registry } from 'prom-client';
import { readServiceConfig } from './platform/config/config.ts';
import { Anchors } from './platform/event-store/anchors.module.ts';
import { Logger } from './platform/logging/logger.ts';
import { serveMetrics } from './platform/process/metrics-server.ts';
import { exitWithParent } from './platform/process/exit-with-parent.ts';
import { runMain } from './platform/process/run-main.ts';
import { Consumers, WorkerModule } from './worker.module.ts';

await runMain('worker', async () => {
  const config = readServiceConfig(process.env);
  const logger = new Logger(config.LOG_LEVEL, 'worker');
  const app = await NestFactory.createApplicationContext(WorkerModule.forRoot({ config, logger }), { logger, abortOnError: false });
  const measured = [app.get(Consumers), app.get(Anchors, { strict: false })];
  const measure = (registry: Registry): void => measured.forEach((each) => each.measure(registry));
  const metrics = await serveMetrics(config.METRICS_PORT, config.METRICS_HOST, measure);
  exitWithParent(() => app.close().finally(() => metrics.close()));
  logger.info('worker is running');
});
