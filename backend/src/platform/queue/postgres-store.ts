import { DEFAULT_SCHEMA, PostgresConnection, PostgresQueueBackend, withBackend } from 'bullmq';
import type { BackendFactory, PostgresConnectionOptions } from 'bullmq';
import pg from 'pg';
import type { QueueObserver } from './queue-event.ts';
import type { QueueSettings } from './queue-settings.ts';
import type { QueueStore } from './queue-store.ts';
import { bullmqPool } from './bullmq-pool.ts';
import { SharedListening } from './shared-listening.ts';
import { sanitizeError } from './sanitize.ts';
import { PING_TIMEOUT_MS, withQueueTimeout } from './queue-timeout.ts';

const CONNECTIONS_FOR_QUERIES = 8;
/** Of a connection, and of an answer. */
const TIMEOUT_MS = 10_000;

const openPool = (connectionString: string, timeoutFactor: number): pg.Pool => {
  // `pipeline`: all workers may ask the one connection that listens at the same moment.
  const config: pg.PoolConfig & { readonly pipeline: true } = {
    connectionString,
    options: `-c search_path=${DEFAULT_SCHEMA}`,
    application_name: 'willow-queue',
    keepAlive: true,
    connectionTimeoutMillis: TIMEOUT_MS * timeoutFactor,
    query_timeout: TIMEOUT_MS * timeoutFactor,
    pipeline: true,
    // And the one that listens.
    max: CONNECTIONS_FOR_QUERIES + 1,
  };
  return new pg.Pool(config).on('connect', (client) => client.setMaxListeners(0));
};

/** Needs the schema of `migrateQueue`. At run time it only reads and writes rows. */
export const openPostgresStore = (
  databaseUrl: string,
  observe: QueueObserver,
  { timeoutFactor }: Pick<QueueSettings, 'timeoutFactor'>,
): QueueStore => {
  const pool = openPool(databaseUrl, timeoutFactor);
  pool.setMaxListeners(0);
  const report = (error: Error): void => observe({ type: 'error', source: 'queue connection', reason: sanitizeError(error).message });
  pool.on('error', report);
  const connection = bullmqPool(pool);
  const listening = new PostgresConnection(connection).setMaxListeners(0).on('error', report);
  const backend: BackendFactory<PostgresQueueBackend, PostgresConnectionOptions> = (name, options) =>
    new PostgresQueueBackend(new SharedListening(listening), name, options);
  const { Queue, Worker } = withBackend(backend);
  return {
    list: (name, options) => new Queue(name, { ...options, connection }),
    worker: (name, process, options) => new Worker(name, process, { ...options, connection }),
    ping: async () => {
      await withQueueTimeout(pool.query('SELECT 1 FROM meta LIMIT 1'), PING_TIMEOUT_MS);
    },
    close: async () => {
      await listening.close();
      await pool.end();
    },
  };
};
