import 'reflect-metadata';
import { join } from 'node:path';
import { createApi } from './create-api.ts';
import { registerConsumerMetrics } from './event-sourcing/subscriptions/consumer-metrics.ts';
import { ConsumerMonitor } from './event-sourcing/subscriptions/consumer-monitor.ts';
import { MailWatch } from './platform/mail/mail-watch.ts';
import { readServiceConfig } from './platform/config/config.ts';
import { exitWithParent } from './platform/process/exit-with-parent.ts';
import { assertOutsideParts } from './platform/process/outside-parts.ts';
import { runMain } from './platform/process/run-main.ts';
import { Logger } from './platform/logging/logger.ts';
import { serveMetrics } from './platform/process/metrics-server.ts';

const ROOT = join(import.meta.dirname, '..', '..');

await runMain('api', async () => {
  const config = readServiceConfig(process.env);
  await assertOutsideParts(config);
  const logger = new Logger(config.LOG_LEVEL, 'api');
  const site = { storefront: join(ROOT, 'frontend', 'build'), console: join(ROOT, 'admin-frontend', 'dist') };
  const app = await createApi({ config, logger, site });
  await app.listen(config.PORT, config.HOST);
  const metrics = await serveMetrics(config.METRICS_PORT, config.METRICS_HOST, {
    collect: (registry) => {
      registerConsumerMetrics(registry, app.get(ConsumerMonitor));
      app.get(MailWatch).measure(registry);
    },
  });
  exitWithParent(() => app.close().finally(() => metrics.close()));
  logger.info('api is listening', { port: config.PORT });
});
