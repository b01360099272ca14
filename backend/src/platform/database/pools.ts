import pg from 'pg';
import type { ConnectDirect, Pools } from '../../event-sourcing/postgres/connections.ts';
import { appConnection, appendConnection, POOL_SIZES, startupOptions } from './connection-options.ts';
import { ignoreErrors } from '../../event-sourcing/postgres/ignore-errors.ts';

export const POOLS = Symbol('pools');

type PoolOptions = { readonly databaseUrl: string; readonly timeoutFactor?: number };

export function openPools({ databaseUrl, timeoutFactor = 1 }: PoolOptions): Pools {
  const shared = { connectionString: databaseUrl, options: startupOptions() };
  const app = openPool({ ...shared, ...appConnection(timeoutFactor), max: POOL_SIZES.app, application_name: 'willow' });
  const append = openPool({
    ...shared,
    ...appendConnection(timeoutFactor),
    max: POOL_SIZES.append,
    idleTimeoutMillis: 0,
    application_name: 'willow append',
  });
  const connectDirect: ConnectDirect = async (name) => {
    const client = ignoreErrors(new pg.Client({ ...shared, ...appConnection(timeoutFactor), application_name: `willow ${name}` }));
    await client.connect();
    return client;
  };
  return { app, append, connectDirect, close: async () => void (await Promise.all([app.end(), append.end()])) };
}

const openPool = (config: pg.PoolConfig): pg.Pool => ignoreErrors(new pg.Pool(config)).on('connect', ignoreErrors);
