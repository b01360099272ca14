import { join } from 'node:path';
import { type BeforeApplicationShutdown, Inject, Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { Gauge, type Registry } from 'prom-client';
import type { Pools } from '../../event-sourcing/postgres/connections.ts';
import { signerOf } from '../../event-sourcing/store/anchors/anchor.ts';
import { AnchorFile } from '../../event-sourcing/store/anchors/anchor-file.ts';
import { LogAnchors, LogContradictsAnchor } from '../../event-sourcing/store/anchors/log-anchors.ts';
import { postgresLog } from '../../event-sourcing/store/anchors/postgres-log.ts';
import { EventStoreDbEventStore } from '../../event-sourcing/store/eventstoredb/eventstoredb-event-store.ts';
import { EventStoreDbLog } from '../../event-sourcing/store/eventstoredb/eventstoredb-log.ts';
import { Clock } from '../clock/clock.ts';
import { CONFIG, type Config } from '../config/config.ts';
import { Secrets } from '../keys/secrets.ts';
import { Logger } from '../logging/logger.ts';
import { POOLS } from '../database/pools.ts';

/** One for each database, by its name. */
export const anchorFileOf = (dataDir: string, databaseUrl: string): AnchorFile =>
  new AnchorFile(join(dataDir, 'anchors', `${decodeURIComponent(new URL(databaseUrl).pathname.slice(1))}.ndjson`));

@Injectable()
export class Anchors implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #anchors: LogAnchors;
  readonly #history: EventStoreDbEventStore | null;

  constructor(@Inject(CONFIG) config: Config, @Inject(POOLS) pools: Pools, secrets: Secrets, clock: Clock, logger: Logger) {
    this.#history = config.EVENTSTORE_URL ? new EventStoreDbEventStore({ url: config.EVENTSTORE_URL }) : null;
    this.#anchors = new LogAnchors({
      log: this.#history ? new EventStoreDbLog(this.#history) : postgresLog(pools.app),
      file: anchorFileOf(config.DATA_DIR, config.DATABASE_URL),
      signer: signerOf(secrets.key('log-anchor')),
      now: () => clock.now(),
      onWarning: (error) =>
        error instanceof LogContradictsAnchor
          ? logger.failure('the log is not what was signed, and no anchors are added: run willow audit verify', error, {
              position: error.position,
            })
          : logger.failure('the head of the log could not be anchored, trying again', error),
    });
  }

  onApplicationBootstrap(): void {
    this.#anchors.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.#anchors.stop();
    await this.#history?.close();
  }

  measure(registry: Registry): void {
    const anchors = this.#anchors;
    for (const { name, help, value } of GAUGES) {
      registry.registerMetric(
        new Gauge({
          name,
          help,
          registers: [],
          collect() {
            this.set(value(anchors.status));
          },
        }),
      );
    }
  }
}

const GAUGES: readonly { readonly name: string; readonly help: string; readonly value: (status: LogAnchors['status']) => number }[] = [
  {
    name: 'willow_log_anchor_position',
    help: 'Position of the newest signed anchor of the log',
    value: ({ newest }) => newest?.position ?? 0,
  },
  {
    name: 'willow_log_anchor_timestamp_seconds',
    help: 'When the newest anchor was signed; 0 if none was',
    value: ({ newest }) => (newest ? Date.parse(newest.at) / 1000 : 0),
  },
  {
    name: 'willow_log_contradicts_anchor',
    help: '1 if the log is not what the newest anchor says: run willow audit verify',
    value: ({ contradicted }) => Number(contradicted),
  },
];

@Module({ providers: [Anchors], exports: [Anchors] })
export class AnchorsModule {}
