import { DEFAULT_SCHEMA, createPostgresBackend, withBackend } from 'bullmq';
import pg from 'pg';
import type { QueueObserver } from './queue-event.ts';
import type { QueueStore } from './queue-store.ts';
import { bullmqPool } from './bullmq-pool.ts';
import { sanitizeError } from './sanitize.ts';
import { PING_TIMEOUT_MS, withQueueTimeout } from './queue-timeout.ts';

const { Queue, Worker } = withBackend(createPostgresBackend);

const CONNECTIONS_FOR_QUERIES = 8;

const openPool = (connectionString: string, kinds: number): pg.Pool =>
  new pg.Pool({
    connectionString,
    options: `-c search_path=${DEFAULT_SCHEMA}`,
    application_name: 'willow-queue',
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
    // Every worker holds one connection for LISTEN; a pool without a spare one would stall all of them.
    max: kinds + CONNECTIONS_FOR_QUERIES,
  });

/** Needs the schema of `migrateQueue`. At run time it only reads and writes rows. */
export const openPostgresStore = (databaseUrl: string, kinds: number, observe: QueueObserver): QueueStore => {
  const pool = openPool(databaseUrl, kinds);
  pool.setMaxListeners(0);
  pool.on('error', (error) => observe({ type: 'error', source: 'queue connection', reason: sanitizeError(error).message }));
  const connection = bullmqPool(pool);
  return {
    list: (name, options) => new Queue(name, { ...options, connection }),
    worker: (name, process, options) => new Worker(name, process, { ...options, connection }),
    ping: async () => {
      await withQueueTimeout(pool.query('SELECT 1 FROM meta LIMIT 1'), PING_TIMEOUT_MS);
    },
    close: () => pool.end(),
  };
};
