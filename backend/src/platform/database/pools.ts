import pg from 'pg';
import type { ConnectDirect, Pools } from '../../event-sourcing/postgres/connections.ts';
import { APP_CONNECTION, APPEND_CONNECTION, POOL_SIZES, startupOptions } from './connection-options.ts';
import { ignoreErrors } from '../../event-sourcing/postgres/ignore-errors.ts';

export const POOLS = Symbol('pools');

export function openPools({ databaseUrl }: { readonly databaseUrl: string }): Pools {
  const shared = { connectionString: databaseUrl, options: startupOptions() };
  const app = openPool({ ...shared, ...APP_CONNECTION, max: POOL_SIZES.app, application_name: 'willow' });
  const append = openPool({
    ...shared,
    ...APPEND_CONNECTION,
    max: POOL_SIZES.append,
    idleTimeoutMillis: 0,
    application_name: 'willow append',
  });
  const connectDirect: ConnectDirect = async (name) => {
    const client = ignoreErrors(new pg.Client({ ...shared, ...APP_CONNECTION, application_name: `willow ${name}` }));
    await client.connect();
    return client;
  };
  return { app, append, connectDirect, close: async () => void (await Promise.all([app.end(), append.end()])) };
}

const openPool = (config: pg.PoolConfig): pg.Pool => ignoreErrors(new pg.Pool(config)).on('connect', ignoreErrors);
