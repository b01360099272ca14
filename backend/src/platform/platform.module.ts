import { type DynamicModule, Global, Inject, Injectable, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { FactShape } from '../event-sourcing/core/fact.ts';
import { Clock, SystemClock } from './clock/clock.ts';
import { CONFIG, type Config } from './config/config.ts';
import { LINK_MAILS_PER_HOUR } from './config/settings.ts';
import { assertDatabaseIsSafe } from './database/database-safety.ts';
import type { Pools } from '../event-sourcing/postgres/connections.ts';
import { openPools, POOLS } from './database/pools.ts';
import { readDbOptions } from './database/read-db-options.ts';
import { retryTransient } from './database/retry-transient.ts';
import { EventStore } from '../event-sourcing/store/event-store.ts';
import { WriteCheck } from './database/write-check.ts';
import { AppendHealth } from './event-store/append-health.ts';
import { AppLogin } from './event-store/app-login.ts';
import { assertOneStore } from './event-store/assert-one-store.ts';
import { openEventStore } from './event-store/open-event-store.ts';
import { GatedEventStore, WriteGate } from './event-store/write-gate.ts';
import { FactCodec } from '../event-sourcing/codec/fact-codec.ts';
import { assertKeysFit } from './keys/assert-keys-fit.ts';
import { KeptAnswers } from './sessions/kept-answers.ts';
import { KeyEpochs } from './keys/key-epochs.ts';
import { KeyVault } from './keys/key-vault.ts';
import { openKeyEpochs } from './keys/open-key-vault.ts';
import { RefusedAddresses } from './mail/refused-addresses.ts';
import { Secrets } from './keys/secrets.ts';
import { Logger } from './logging/logger.ts';
import { ProjectionProgress } from '../event-sourcing/projections/projection-progress.ts';
import { DiskSpace } from './process/disk-space.ts';
import { Slos } from './process/slos.ts';
import { ChallengeStore } from './sessions/challenge-store.ts';
import { EarlyRefusals } from './sessions/early-refusals.ts';
import { RateLimiter } from './sessions/rate-limiter.ts';
import { SessionStore } from './sessions/session-store.ts';

export type PlatformOptions = {
  readonly config: Config;
  readonly logger: Logger;
  readonly facts: readonly FactShape[];
  readonly entities: readonly (new () => object)[];
  readonly allowUnsafeDurability?: boolean;
  readonly clock?: Clock;
};

const UNSAFE_ALLOWED = Symbol('unsafe durability allowed');

@Injectable()
class PlatformLife implements OnModuleInit, OnApplicationShutdown {
  constructor(
    @Inject(POOLS) private readonly pools: Pools,
    @Inject(UNSAFE_ALLOWED) private readonly unsafeAllowed: boolean,
    @Inject(CONFIG) private readonly config: Config,
    private readonly secrets: Secrets,
    private readonly epochs: KeyEpochs,
    private readonly store: EventStore,
    private readonly progress: ProjectionProgress,
    private readonly login: AppLogin,
    private readonly writes: WriteCheck,
  ) {}

  async onModuleInit(): Promise<void> {
    await retryTransient(() => this.#assertDatabaseUsable());
    // EventStoreDB is asked again by its own adapter, for as long as one call may take.
    await this.login.look();
    this.progress.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.login.stop();
    await this.progress.stop();
    await this.writes.close();
    await this.store.close();
    await this.pools.close();
  }

  async #assertDatabaseUsable(): Promise<void> {
    await assertDatabaseIsSafe(this.pools.app, { allowUnsafeDurability: this.unsafeAllowed });
    await assertOneStore(this.pools.app, this.config.EVENTSTORE_URL ? 'eventstoredb' : 'postgres', this.store);
    await assertKeysFit(this.pools.app, this.secrets, this.store);
    await this.epochs.current();
  }
}

@Global()
@Module({})
export class PlatformModule {
  static forRoot({
    config,
    logger,
    facts,
    entities,
    allowUnsafeDurability = false,
    clock = new SystemClock(),
  }: PlatformOptions): DynamicModule {
    const providers = [
      { provide: CONFIG, useValue: config },
      { provide: UNSAFE_ALLOWED, useValue: allowUnsafeDurability },
      { provide: Logger, useValue: logger },
      { provide: Clock, useValue: clock },
      { provide: Secrets, useFactory: () => new Secrets(config.MASTER_KEY) },
      { provide: POOLS, useFactory: () => openPools({ databaseUrl: config.DATABASE_URL, timeoutFactor: config.TIMEOUT_FACTOR }) },
      WriteGate,
      { provide: Slos, useFactory: () => new Slos() },
      { provide: AppLogin, useFactory: () => new AppLogin(config, logger) },
      {
        provide: EventStore,
        inject: [POOLS, WriteGate, AppendHealth],
        useFactory: (pools: Pools, gate: WriteGate, health: AppendHealth) => {
          const store = openEventStore({ url: config.EVENTSTORE_URL, pools, logger, timeoutFactor: config.TIMEOUT_FACTOR });
          return new GatedEventStore(store, gate, health);
        },
      },
      { provide: AppendHealth, useFactory: () => new AppendHealth() },
      {
        provide: WriteCheck,
        inject: [POOLS],
        useFactory: ({ connectDirect }: Pools) => new WriteCheck({ connect: connectDirect, timeoutFactor: config.TIMEOUT_FACTOR }),
      },
      { provide: DiskSpace, inject: [POOLS], useFactory: ({ app }: Pools) => new DiskSpace(config.DATA_DIR, app) },
      { provide: KeyEpochs, inject: [POOLS], useFactory: ({ app }: Pools) => openKeyEpochs(app, config) },
      { provide: KeyVault, inject: [POOLS, KeyEpochs], useFactory: ({ app }: Pools, epochs: KeyEpochs) => new KeyVault(app, epochs) },
      { provide: FactCodec, inject: [KeyVault], useFactory: (vault: KeyVault) => new FactCodec(facts, vault) },
      { provide: SessionStore, inject: [POOLS], useFactory: ({ app }: Pools) => new SessionStore(app) },
      { provide: ChallengeStore, inject: [POOLS], useFactory: ({ app }: Pools) => new ChallengeStore(app) },
      { provide: KeptAnswers, inject: [POOLS], useFactory: ({ app }: Pools) => new KeptAnswers(app) },
      {
        provide: RefusedAddresses,
        inject: [POOLS, Secrets],
        useFactory: ({ app }: Pools, secrets: Secrets) => new RefusedAddresses(app, secrets),
      },
      { provide: EarlyRefusals, inject: [Clock], useFactory: (time: Clock) => new EarlyRefusals(time) },
      {
        provide: RateLimiter,
        inject: [POOLS, Clock],
        useFactory: ({ app }: Pools, time: Clock) =>
          new RateLimiter(app, time, logger, {
            network: config.RATE_LIMIT_IP_FACTOR,
            customers: config.LINK_MAILS_PER_HOUR / LINK_MAILS_PER_HOUR,
          }),
      },
      {
        provide: ProjectionProgress,
        inject: [EventStore, POOLS],
        useFactory: (store: EventStore, pools: Pools) =>
          new ProjectionProgress({ store, pools, log: logger, timeoutFactor: config.TIMEOUT_FACTOR }),
      },
    ];
    return {
      module: PlatformModule,
      imports: [
        TypeOrmModule.forRoot(
          readDbOptions({ databaseUrl: config.DATABASE_URL, entities: [...entities], timeoutFactor: config.TIMEOUT_FACTOR }),
        ),
      ],
      providers: [...providers, PlatformLife],
      exports: providers.map((provider) => ('provide' in provider ? provider.provide : provider)),
    };
  }
}
