import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { readServiceConfig } from './platform/config/config.ts';
import { Logger } from './platform/logging/logger.ts';
import { serveMetrics } from './platform/process/metrics-server.ts';
import { exitWithParent } from './platform/process/exit-with-parent.ts';
import { runMain } from './platform/process/run-main.ts';
import { Consumers, WorkerModule } from './worker.module.ts';

await runMain('worker', async () => {
  const config = readServiceConfig(process.env);
  const logger = new Logger(config.LOG_LEVEL, 'worker');
  const app = await NestFactory.createApplicationContext(WorkerModule.forRoot({ config, logger }), { logger, abortOnError: false });
  const subscriptions = app.get(Consumers);
  const metrics = await serveMetrics(config.METRICS_PORT, config.METRICS_HOST, (registry) => subscriptions.measure(registry));
  exitWithParent(() => app.close().finally(() => metrics.close()));
  logger.info('worker is running');
});
