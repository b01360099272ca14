import pg from 'pg';
import type { StoreName } from '../../event-sourcing/copy/moves.ts';
import type { Pools } from '../../event-sourcing/postgres/connections.ts';
import { ignoreErrors } from '../../event-sourcing/postgres/ignore-errors.ts';
import { runOn } from '../../event-sourcing/reactions/reaction-checkpoint.ts';
import type { Run } from '../../event-sourcing/subscriptions/checkpoint.ts';
import { InvalidConnectionUrl } from '../../event-sourcing/store/eventstoredb/connection-url.ts';
import { EventStoreDbEventStore } from '../../event-sourcing/store/eventstoredb/eventstoredb-event-store.ts';
import { PostgresEventStore } from '../../event-sourcing/store/postgres/postgres-event-store.ts';
import { ConfigError, ownerUrlOf, type Config } from '../../platform/config/config.ts';
import { openPools } from '../../platform/database/pools.ts';
import { pingEventStoreDb } from '../../platform/event-store/open-event-store.ts';
import { assertKeysFit } from '../../platform/keys/assert-keys-fit.ts';
import { Secrets } from '../../platform/keys/secrets.ts';
import { causeOf, StartError } from '../../platform/process/start-error.ts';
import type { Environment } from '../command.ts';
import type { Output } from '../output.ts';
import { reachableConfig } from '../reachable-config.ts';

/** One line: why nothing was copied, or not to the end, and what to do. */
export class CopyRefused extends Error {
  override readonly name = 'CopyRefused';
}

export type Stores = {
  readonly out: Output;
  readonly config: Config;
  readonly pools: Pools;
  /** Of the log, on one connection, which holds the lock. */
  readonly owner: pg.Client;
  readonly run: Run;
  readonly postgres: PostgresEventStore;
  readonly eventStoreDb: EventStoreDbEventStore;
  readonly to: StoreName;
};

/** A cluster whose leader is stopped needs up to 8 s for the next one. */
const READ_TIMEOUT_MS = 12_000;
const IDLE_TIMEOUT_MS = 3_000;

/** Opens both stores, and refuses what cannot be reached. Throws ConfigError, StartError or InvalidConnectionUrl. */
export async function withBothStores<T>(env: Environment, to: string, out: Output, work: (stores: Stores) => Promise<T>): Promise<T> {
  const config = await reachableConfig({ ...env, ...(to === 'postgres' ? {} : { EVENTSTORE_URL: to }) }, [
    'DATABASE_URL',
    'DATABASE_OWNER_URL',
  ]);
  const { EVENTSTORE_URL: url } = config;
  if (!url) throw new ConfigError(['EVENTSTORE_URL: must name the server that the history is copied from']);
  await assertAnswers(to === 'postgres' ? 'EVENTSTORE_URL' : '--to', url);
  const pools = openPools({ databaseUrl: config.DATABASE_URL, timeoutFactor: config.TIMEOUT_FACTOR });
  const owner = ignoreErrors(new pg.Client({ connectionString: ownerUrlOf(config), application_name: 'willow history copy' }));
  const eventStoreDb = new EventStoreDbEventStore({
    url,
    readTimeoutMs: READ_TIMEOUT_MS * config.TIMEOUT_FACTOR,
    idleTimeoutMs: IDLE_TIMEOUT_MS * config.TIMEOUT_FACTOR,
  });
  const postgres = new PostgresEventStore({ pools });
  try {
    await owner.connect();
    await assertKeysFit(pools.app, new Secrets(config.MASTER_KEY), to === 'postgres' ? eventStoreDb : postgres);
    const run = runOn(owner);
    return await work({ out, config, pools, owner, run, postgres, eventStoreDb, to: to === 'postgres' ? 'postgres' : 'eventstoredb' });
  } finally {
    await postgres.close();
    await eventStoreDb.close();
    await owner.end();
    await pools.close();
  }
}

async function assertAnswers(setting: string, url: string): Promise<void> {
  try {
    await pingEventStoreDb(url);
  } catch (error) {
    if (error instanceof InvalidConnectionUrl) throw error.of(setting);
    throw new StartError(setting, url, causeOf(error));
  }
}
