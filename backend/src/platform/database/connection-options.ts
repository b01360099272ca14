import { CONCURRENT_BATCHES } from '../../event-sourcing/store/postgres/append-batcher.ts';

export const POOL_SIZES = {
  app: 10,
  append: CONCURRENT_BATCHES,
  readModels: 12,
} as const;

/** Session settings of everything that api and worker connect with. Milliseconds; the client's own bound is wider than the server's. */
export const appConnection = (timeoutFactor: number) => ({
  connectionTimeoutMillis: 3_000 * timeoutFactor,
  statement_timeout: 8_000 * timeoutFactor,
  lock_timeout: 5_000 * timeoutFactor,
  query_timeout: 10_000 * timeoutFactor,
  idle_in_transaction_session_timeout: 15_000 * timeoutFactor,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
});

/** An append waits for nobody long: its caller is a person. */
export const appendConnection = (timeoutFactor: number) => ({
  ...appConnection(timeoutFactor),
  connectionTimeoutMillis: 1_500 * timeoutFactor,
  statement_timeout: 1_800 * timeoutFactor,
  lock_timeout: 1_500 * timeoutFactor,
  query_timeout: 2_000 * timeoutFactor,
});

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
