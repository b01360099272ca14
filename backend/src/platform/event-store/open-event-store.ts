import type { Pools } from '../../event-sourcing/postgres/connections.ts';
import type { Logger } from '../logging/logger.ts';
import type { EventStore } from '../../event-sourcing/store/event-store.ts';
import { parseConnectionUrl, redacted } from '../../event-sourcing/store/eventstoredb/connection-url.ts';
import { EventStoreDbEventStore } from '../../event-sourcing/store/eventstoredb/eventstoredb-event-store.ts';
import { isSilence } from '../../event-sourcing/store/eventstoredb/failures.ts';
import { PostgresEventStore } from '../../event-sourcing/store/postgres/postgres-event-store.ts';

type OpenEventStoreOptions = {
  readonly url: string | undefined;
  readonly pools: Pools;
  readonly logger: Logger;
  readonly timeoutFactor?: number;
  readonly env?: Readonly<Record<string, string | undefined>>;
};

/** A save that is not stored by then is answered, and repeated by the browser. */
const APPEND_TIMEOUT_MS = 5_000;
/** A cluster whose leader is stopped needs up to 8 s for the next one; browsers wait for 30. */
const CLUSTER_TIMEOUT_MS = 12_000;

export function openEventStore({ url, pools, logger, timeoutFactor = 1, env = process.env }: OpenEventStoreOptions): EventStore {
  const onWarning = (error: unknown): void => logger.failure('event store subscription failed, trying again', error);
  if (url === undefined) return new PostgresEventStore({ pools, appendTimeoutMs: APPEND_TIMEOUT_MS * timeoutFactor, onWarning });
  if (logsSecrets(env['DEBUG'])) logger.warn('DEBUG makes the client of EventStoreDB print the password and every event');
  logger.info('events are stored in EventStoreDB', { at: redacted(parseConnectionUrl(url)) });
  const timeoutMs = CLUSTER_TIMEOUT_MS * timeoutFactor;
  return new EventStoreDbEventStore({ url, appendTimeoutMs: timeoutMs, readTimeoutMs: timeoutMs, onWarning });
}

const PING_WITHIN_MS = 10_000;

/** Fails soon when nothing listens there; a server that only says nothing may be busy, and has 10 s, times the factor. */
export async function pingEventStoreDb(url: string, timeoutFactor = 1): Promise<void> {
  const store = new EventStoreDbEventStore({ url, onWarning: () => undefined });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), PING_WITHIN_MS * timeoutFactor);
  });
  try {
    await Promise.race([askUntilItAnswers(store), late]);
  } finally {
    clearTimeout(timer);
    await store.close();
  }
}

/** Ends at the latest when the store is closed, which is no silence. */
async function askUntilItAnswers(store: EventStore): Promise<void> {
  for (;;) {
    try {
      return await store.ping();
    } catch (error) {
      if (!isSilence(error)) throw error;
    }
  }
}

const logsSecrets = (debug = ''): boolean => debug.split(/[\s,]+/).some((name) => name === '*' || name.startsWith('esdb'));
