import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { Gauge } from 'prom-client';
import { readConfig } from './platform/config/config.ts';
import { Logger } from './platform/logging/logger.ts';
import { serveMetrics } from './platform/metrics-server.ts';
import { exitWithParent, runMain } from './platform/process.ts';
import { Followers, WorkerModule } from './worker.module.ts';

await runMain('worker', async () => {
  const config = readConfig(process.env);
  const logger = new Logger(config.LOG_LEVEL, 'worker');
  const app = await NestFactory.createApplicationContext(WorkerModule.forRoot({ config, logger }), { logger, abortOnError: false });
  const followers = app.get(Followers);
  const metrics = await serveMetrics(config.METRICS_PORT, config.METRICS_HOST, (registry) => {
    const lag = new Gauge({
      name: 'willow_follower_lag_ms',
      help: 'How old the newest fact was when it was digested',
      labelNames: ['follower', 'state'],
      registers: [],
      collect() {
        this.reset();
        for (const { name, state, lagMs } of followers.statuses()) this.set({ follower: name, state }, lagMs ?? 0);
      },
    });
    registry.registerMetric(lag);
  });
  exitWithParent(() => app.close().finally(() => metrics.close()));
  logger.info('worker is running');
});
