import type { INestApplicationContext, Provider } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Gauge, type Registry } from 'prom-client';
import type { Pools } from './event-sourcing/postgres/connections.ts';
import { mailJobs } from './jobs.ts';
import { CountDisputes } from './modules/orders/index.ts';
import { GetOverdueErasure } from './modules/privacy/index.ts';
import { StatusWatch } from './modules/status/index.ts';
import { renderDraft } from './modules/wills/index.ts';
import { Backups } from './platform/backup/backup.module.ts';
import { CertificateWatch } from './platform/certificates/certificate-watch.ts';
import { certificatesInUse } from './platform/certificates/certificates-in-use.ts';
import { Clock } from './platform/clock/clock.ts';
import { CONFIG, type Config } from './platform/config/config.ts';
import { POOLS } from './platform/database/pools.ts';
import { Logger } from './platform/logging/logger.ts';
import { measureParts } from './platform/process/part-metrics.ts';
import { Slos } from './platform/process/slos.ts';
import { storeProblems } from './platform/process/readiness.ts';
import { JobSlos } from './platform/queue/index.ts';

type App = Pick<INestApplicationContext, 'get'>;

/** Of api and worker: one of them may be what is down. */
export const sloProviders: readonly Provider[] = [
  {
    provide: JobSlos,
    inject: [POOLS, Slos, Logger],
    useFactory: ({ app: pool }: Pools, slos: Slos, logger: Logger) =>
      new JobSlos({
        pool,
        slos,
        jobs: { draft: [renderDraft.name], mail: mailJobs.map(({ name }) => name) },
        onFailure: (error) => logger.failure('whether promises are kept cannot be seen, trying again', error),
      }),
  },
];

/** Of the worker. */
export const certificateWatchProvider: Provider = {
  provide: CertificateWatch,
  inject: [CONFIG],
  useFactory: (config: Config) => new CertificateWatch(certificatesInUse(config)),
};

/** What api and worker are alarmed by: promises, the parts they stand on, and the service as its users know it. */
export function registerAlertMetrics(registry: Registry, app: App): void {
  for (const each of [app.get(Slos), app.get(StatusWatch, { strict: false })]) each.measure(registry);
  measureParts(registry, () => storeProblems(app));
}

/** What is looked at in one place: it is the same for everybody. */
export function registerWorkerAlertMetrics(registry: Registry, app: App): void {
  const queries = app.get(QueryBus, { strict: false });
  const clock = app.get(Clock, { strict: false });
  app.get(CertificateWatch).measure(registry);
  app.get(Backups, { strict: false }).measure(registry);
  registry.registerMetric(
    new Gauge({
      name: 'willow_erasure_overdue_seconds',
      help: 'How long the oldest erasure is due that is not done; 0 if none is',
      registers: [],
      async collect() {
        const now = clock.now();
        const since = await queries.execute(new GetOverdueErasure(now));
        this.set(since === null ? 0 : (now.getTime() - since.getTime()) / 1_000);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'willow_disputes_waiting',
      help: 'Disputes and warnings of fraud that a bank waits for us about',
      labelNames: ['kind'],
      registers: [],
      async collect() {
        for (const [kind, count] of Object.entries(await queries.execute(new CountDisputes()))) this.set({ kind }, count);
      },
    }),
  );
}
