import type { Pools } from '../../event-sourcing/postgres/connections.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { EventStore } from '../../event-sourcing/store/event-store.ts';
import { parseConnectionUrl, redacted } from '../../event-sourcing/store/eventstoredb/connection-url.ts';
import { EventStoreDbEventStore } from '../../event-sourcing/store/eventstoredb/eventstoredb-event-store.ts';
import { PostgresEventStore } from '../../event-sourcing/store/postgres/postgres-event-store.ts';

export type OpenEventStoreOptions = {
  readonly url: string | undefined;
  readonly pools: Pools;
  readonly logger: Logger;
  readonly env?: Readonly<Record<string, string | undefined>>;
};

/** The store that the configuration names: the log in PostgreSQL unless a URL says otherwise. */
export function openEventStore({ url, pools, logger, env = process.env }: OpenEventStoreOptions): EventStore {
  const onWarning = (error: unknown): void => logger.failure('event store subscription in trouble', error);
  if (url === undefined) return new PostgresEventStore({ pools, onWarning });
  if (printsEverything(env['DEBUG'])) logger.warn('DEBUG makes the client of EventStoreDB print the password and every event');
  logger.info('history is kept in EventStoreDB', { at: redacted(parseConnectionUrl(url)) });
  return new EventStoreDbEventStore({ url, onWarning });
}

const printsEverything = (debug = ''): boolean => debug.split(/[\s,]+/).some((name) => name === '*' || name.startsWith('esdb'));
