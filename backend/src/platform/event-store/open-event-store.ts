import type { Pools } from '../database/pools.ts';
import type { Logger } from '../logging/logger.ts';
import type { EventStore } from './event-store.ts';
import { PostgresEventStore } from './postgres/postgres-event-store.ts';

/** The store that the configuration names: the log in PostgreSQL unless a URL says otherwise. */
export function openEventStore({
  url,
  pools,
  logger,
}: {
  readonly url: string | undefined;
  readonly pools: Pools;
  readonly logger: Logger;
}): EventStore {
  if (url !== undefined) throw new Error('EVENTSTORE_URL is set, but this version keeps events in PostgreSQL only. Unset it to start.');
  return new PostgresEventStore({ pools, onTrouble: (error) => logger.failure('event store subscription in trouble', error) });
}
