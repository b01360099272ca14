import { CONCURRENT_BATCHES } from '../../event-sourcing/store/postgres/append-batcher.ts';

export const POOL_SIZES = {
  app: 10,
  append: CONCURRENT_BATCHES,
  readModels: 12,
} as const;

/** Session settings of everything that api and worker connect with. Milliseconds; the client's own bound is wider than the server's. */
export const APP_CONNECTION = {
  connectionTimeoutMillis: 3_000,
  statement_timeout: 8_000,
  lock_timeout: 5_000,
  query_timeout: 10_000,
  idle_in_transaction_session_timeout: 15_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
} as const;

/** An append waits for nobody long: its caller is a person. */
export const APPEND_CONNECTION = {
  ...APP_CONNECTION,
  connectionTimeoutMillis: 1_500,
  statement_timeout: 1_800,
  lock_timeout: 1_500,
  query_timeout: 2_000,
} as const;

/** Startup options: speak UTC, and let the server notice a dead peer within seconds. */
export const startupOptions = (settings: Readonly<Record<string, string | number>> = {}): string =>
  Object.entries({
    TimeZone: 'UTC',
    tcp_keepalives_idle: 5,
    tcp_keepalives_interval: 1,
    tcp_keepalives_count: 3,
    ...settings,
  })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
