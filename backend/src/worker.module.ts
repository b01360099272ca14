import {
  type BeforeApplicationShutdown,
  type DynamicModule,
  Global,
  Inject,
  Injectable,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { BRAND } from '@willow/contracts';
import { DataSource } from 'typeorm';
import { certificateWatchProvider, sloProviders } from './alert-metrics.ts';
import { type AppOptions, queueOptions } from './api.module.ts';
import { allFacts } from './facts.ts';
import { AuditWorkerModule } from './modules/audit/index.ts';
import { ContactWorkerModule } from './modules/contact/index.ts';
import { CustomersWorkerModule } from './modules/customers/index.ts';
import { DeliveriesCoreModule } from './modules/deliveries/index.ts';
import { LaunchModule } from './modules/launch/index.ts';
import { OperatorsWorkerModule } from './modules/operators/index.ts';
import { OrdersWorkerModule } from './modules/orders/index.ts';
import { PartnersCoreModule } from './modules/partners/index.ts';
import { CouplesWorkerModule } from './modules/couples/index.ts';
import { ReferralsWorkerModule } from './modules/referrals/index.ts';
import { PrivacyWorkerModule } from './modules/privacy/index.ts';
import { StatusWorkerModule } from './modules/status/index.ts';
import { WillsWorkerModule } from './modules/wills/index.ts';
import { Clock } from './platform/clock/clock.ts';
import { CONFIG, type Config } from './platform/config/config.ts';
import type { Pools } from './event-sourcing/postgres/connections.ts';
import { SessionLocks } from './event-sourcing/postgres/session-locks.ts';
import { EventStore } from './event-sourcing/store/event-store.ts';
import { FactCodec } from './event-sourcing/codec/fact-codec.ts';
import { redactError } from './platform/logging/redact-error.ts';
import { Logger } from './platform/logging/logger.ts';
import { MailJobs } from './platform/mail/mail-jobs.ts';
import { Mailer } from './platform/mail/mailer.ts';
import { RefusedAddresses } from './platform/mail/refused-addresses.ts';
import { PostgresSendLedger } from './platform/mail/postgres-send-ledger.ts';
import { ChromiumPdf, PdfRenderer } from './platform/pdf/index.ts';
import { BackupModule } from './platform/backup/backup.module.ts';
import { CleanupModule } from './platform/cleanup/cleanup.module.ts';
import { KeyEpochsModule } from './platform/keys/key-epochs.module.ts';
import { POOLS } from './platform/database/pools.ts';
import { AnchorsModule } from './platform/event-store/anchors.module.ts';
import { PlatformModule } from './platform/platform.module.ts';
import type { ConsumerStatus } from './event-sourcing/subscriptions/consumer.ts';
import { ConsumerMonitor } from './event-sourcing/subscriptions/consumer-monitor.ts';
import { decodeOnce } from './event-sourcing/subscriptions/decode-events.ts';
import { ProgressAnnouncer } from './event-sourcing/projections/progress-announcer.ts';
import { ProjectionRunner } from './event-sourcing/projections/projection-runner.ts';
import { SharedCommit } from './event-sourcing/projections/shared-commit.ts';
import { JobRunner, QueueModule } from './platform/queue/index.ts';
import { ReactionRunner } from './event-sourcing/reactions/reaction-runner.ts';
import type { Reaction } from './event-sourcing/reactions/reaction.ts';
import { monitoringProviders } from './monitoring.ts';
import { REACTIONS, reactionProviders } from './reactions.ts';
import { allEntities, allProjections } from './read-models.ts';

@Injectable()
export class Consumers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #locks: SessionLocks;
  readonly #announcer: ProgressAnnouncer;
  readonly #runners: readonly (ProjectionRunner | ReactionRunner)[];

  constructor(
    store: EventStore,
    codec: FactCodec,
    db: DataSource,
    logger: Logger,
    monitor: ConsumerMonitor,
    private readonly jobs: JobRunner,
    @Inject(POOLS) pools: Pools,
    @Inject(REACTIONS) reactions: readonly Reaction[],
  ) {
    this.#locks = new SessionLocks({
      connect: pools.connectDirect,
      group: 'willow workers',
      onWarning: (error) => logger.failure('lock connection failed, trying again', error),
    });
    this.#announcer = new ProgressAnnouncer(pools.app);
    const common = { store, locks: this.#locks, log: logger.detailsFirst, decode: decodeOnce((event) => codec.decode(event)) };
    const together = { db, announcer: this.#announcer, shared: new SharedCommit(db) };
    this.#runners = [
      ...allProjections.map((projection) => new ProjectionRunner({ ...common, ...together, projection })),
      ...reactions.map((reaction) => new ReactionRunner({ ...common, reaction, pool: pools.app })),
    ];
    monitor.includeOwn(() => this.statuses());
  }

  onApplicationBootstrap(): void {
    for (const runner of this.#runners) runner.start();
  }

  /** Before anything they use is closed, and after the jobs: some wait until what they wrote can be read. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.jobs.close();
    await Promise.all(this.#runners.map((runner) => runner.stop()));
    await this.#announcer.close();
    await this.#locks.close();
  }

  statuses(): readonly ConsumerStatus[] {
    return this.#runners.map((runner) => runner.status());
  }
}

const mailer = {
  provide: Mailer,
  inject: [CONFIG, POOLS, RefusedAddresses, Logger, Clock],
  useFactory: (config: Config, { app }: Pools, refused: RefusedAddresses, logger: Logger, clock: Clock) =>
    new Mailer({
      apiKey: config.SENDGRID_API_KEY ?? '',
      ...(config.SENDGRID_API_BASE ? { baseUrl: config.SENDGRID_API_BASE } : {}),
      from: { email: config.MAIL_FROM ?? BRAND.mailFrom, name: BRAND.name },
      replyTo: BRAND.supportEmail,
      ledger: new PostgresSendLedger(app),
      refused,
      logger: logger.detailsFirst,
      now: () => clock.now(),
    }),
};

export type WorkerOptions = AppOptions & {
  /** What prints; a browser of its own when left out. */
  readonly pdf?: PdfRenderer;
};

@Global()
@Module({})
class EffectsModule implements OnApplicationShutdown {
  constructor(private readonly renderer: PdfRenderer) {}

  static forRoot({ config: { CHROMIUM_PATH, TIMEOUT_FACTOR }, pdf }: WorkerOptions): DynamicModule {
    const renderer = pdf ?? new ChromiumPdf({ executablePath: CHROMIUM_PATH, timeoutFactor: TIMEOUT_FACTOR });
    const effects = [mailer, { provide: PdfRenderer, useValue: renderer }];
    return { module: EffectsModule, imports: [DiscoveryModule], providers: [...effects, MailJobs], exports: effects };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.renderer.close();
  }
}

@Module({})
export class WorkerModule {
  static forRoot(options: WorkerOptions): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        PlatformModule.forRoot({ ...options, facts: allFacts, entities: allEntities }),
        // Before the queue: jobs may be waiting, and what they ask for must have its handlers when the first one runs.
        CqrsModule.forRoot(),
        QueueModule.forRootAsync({
          role: 'worker',
          inject: [POOLS],
          useFactory: (pools: Pools) => ({ ...queueOptions(options.config, pools), redact: redactError }),
        }),
        EffectsModule.forRoot(options),
        BackupModule,
        CleanupModule,
        KeyEpochsModule,
        AnchorsModule,
        AuditWorkerModule,
        ContactWorkerModule,
        DeliveriesCoreModule,
        CustomersWorkerModule,
        WillsWorkerModule,
        LaunchModule,
        OperatorsWorkerModule,
        OrdersWorkerModule,
        ReferralsWorkerModule,
        CouplesWorkerModule,
        PartnersCoreModule,
        PrivacyWorkerModule,
        StatusWorkerModule,
      ],
      providers: [...reactionProviders, ...monitoringProviders, ...sloProviders, certificateWatchProvider, Consumers],
    };
  }
}
