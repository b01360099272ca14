import pg from 'pg';
import { APP_CONNECTION, APPEND_CONNECTION, POOL_SIZES, startupOptions } from './connection-options.ts';
import { quiet } from './quiet.ts';

/** Gives a connection outside every pool: for LISTEN and for locks that belong to a session. The caller ends it. */
export type ConnectDirect = (name: string) => Promise<pg.Client>;

export type Pools = {
  readonly app: pg.Pool;
  readonly append: pg.Pool;
  readonly connectDirect: ConnectDirect;
  close(): Promise<void>;
};

/** Opens the connections of one process. Nothing connects before the first query. */
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
    const client = quiet(new pg.Client({ ...shared, ...APP_CONNECTION, application_name: `willow ${name}` }));
    await client.connect();
    return client;
  };
  return { app, append, connectDirect, close: async () => void (await Promise.all([app.end(), append.end()])) };
}

const openPool = (config: pg.PoolConfig): pg.Pool => quiet(new pg.Pool(config)).on('connect', quiet);
