import type { FactoryProvider } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FactCodec } from './event-sourcing/codec/fact-codec.ts';
import type { Pools } from './event-sourcing/postgres/connections.ts';
import { subscriptionOf as projectionOf } from './event-sourcing/projections/projection-writer.ts';
import { runOn, subscriptionOf as reactionOf } from './event-sourcing/reactions/reaction-checkpoint.ts';
import type { Reaction } from './event-sourcing/reactions/reaction.ts';
import { EventStore } from './event-sourcing/store/event-store.ts';
import { ConsumerMonitor } from './event-sourcing/subscriptions/consumer-monitor.ts';
import { documentJobs, mailJobs } from './jobs.ts';
import { POOLS } from './platform/database/pools.ts';
import { Logger } from './platform/logging/logger.ts';
import { PARKINGS } from './modules/operations/index.ts';
import { DOCUMENT_JOBS } from './modules/status/index.ts';
import { LogWatch } from './platform/event-store/log-watch.ts';
import { WriteGate } from './platform/event-store/write-gate.ts';
import { MailWatch } from './platform/mail/mail-watch.ts';
import { parkingOfProjections, parkingOfReactions } from './parking.ts';
import { JobQueue } from './platform/queue/index.ts';
import { MAIL_REACTIONS, REACTIONS } from './reactions.ts';
import { allProjections } from './read-models.ts';

/** Api and worker watch the same subscriptions and mails: one of them may be what is down. */
export const monitoringProviders: readonly FactoryProvider[] = [
  {
    provide: ConsumerMonitor,
    inject: [EventStore, POOLS, REACTIONS],
    useFactory: (store: EventStore, { app }: Pools, reactions: readonly Reaction[]) => {
      const names = [...allProjections.map(({ name }) => projectionOf(name)), ...reactions.map(({ name }) => reactionOf(name))];
      return new ConsumerMonitor({ names, run: runOn(app), store });
    },
  },
  {
    provide: MailWatch,
    inject: [JobQueue, ConsumerMonitor, MAIL_REACTIONS, Logger],
    useFactory: (queue: JobQueue, monitor: ConsumerMonitor, reactions: readonly Reaction[], logger: Logger) =>
      new MailWatch({
        queue,
        monitor,
        jobs: mailJobs.map(({ name }) => name),
        reactions: reactions.map(({ name }) => reactionOf(name)),
        log: logger.detailsFirst,
      }),
  },
  { provide: DOCUMENT_JOBS, useFactory: () => documentJobs.map(({ name }) => name) },
];

/** Of the api: the worker's jobs go on with what they began, and its reactions and projections halt by themselves. */
export const logWatchProvider: FactoryProvider = {
  provide: LogWatch,
  inject: [WriteGate, ConsumerMonitor, Logger],
  useFactory: (gate: WriteGate, monitor: ConsumerMonitor, logger: Logger) => new LogWatch({ gate, monitor, log: logger.detailsFirst }),
};

/** Of the api, whose admins look at what is parked, and try it again. */
export const parkingProvider: FactoryProvider = {
  provide: PARKINGS,
  inject: [EventStore, FactCodec, DataSource, POOLS, REACTIONS],
  useFactory: (store: EventStore, codec: FactCodec, db: DataSource, { app: pool }: Pools, reactions: readonly Reaction[]) => [
    parkingOfProjections({ store, codec, db }),
    parkingOfReactions(reactions, { store, codec, pool }),
  ],
};
