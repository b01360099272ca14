import { type BeforeApplicationShutdown, Inject, Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { Gauge, type Registry } from 'prom-client';
import type { Pools } from '../../event-sourcing/postgres/connections.ts';
import { LogAnchors, LogContradicted } from '../../event-sourcing/store/anchors/log-anchors.ts';
import { postgresLog } from '../../event-sourcing/store/anchors/postgres-log.ts';
import { EventStoreDbLog } from '../../event-sourcing/store/eventstoredb/eventstoredb-log.ts';
import { Clock } from '../clock/clock.ts';
import { Logger } from '../logging/logger.ts';
import { POOLS } from '../database/pools.ts';
import { SignedLog } from './signed-log.ts';

/** What to do then. */
export const LOG_CONTRADICTED =
  'the log is not what was read and signed, and no anchors are added: find out why with willow audit verify; after a wanted restore willow audit accept-restore';

/** What EventStoreDB stores is chained so much later at the most. */
const FOLLOW_EVERY_MS = 250;

@Injectable()
export class Anchors implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #anchors: LogAnchors;

  constructor(@Inject(POOLS) pools: Pools, { file, signer, history, chain }: SignedLog, clock: Clock, logger: Logger) {
    this.#anchors = new LogAnchors({
      log: history ? new EventStoreDbLog(history, chain) : postgresLog(pools.app),
      ...(history ? { pollMs: FOLLOW_EVERY_MS } : {}),
      file,
      signer,
      now: () => clock.now(),
      onWarning: (error) =>
        error instanceof LogContradicted
          ? logger.failure('the log is not what was read and signed, and no anchors are added: run willow audit verify', error, {
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
  }

  /** For readiness; null when the log is what was signed, as far as this process has read it. */
  get warning(): string | null {
    return this.#anchors.status.contradicted ? LOG_CONTRADICTED : null;
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
    name: 'willow_log_read_timestamp_seconds',
    help: 'When the log was last read to its end, and in EventStoreDB chained; 0 if it was not',
    value: ({ readAt }) => (readAt ? readAt.getTime() / 1000 : 0),
  },
  {
    name: 'willow_log_contradicts_anchor',
    help: '1 if the log is not what was read and signed: run willow audit verify',
    value: ({ contradicted }) => Number(contradicted),
  },
];

@Module({ providers: [Anchors, SignedLog], exports: [Anchors, SignedLog] })
export class AnchorsModule {}
