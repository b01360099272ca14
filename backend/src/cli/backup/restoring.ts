import pg from 'pg';
import { lockMoves } from '../../event-sourcing/copy/moves.ts';
import { FactCodec } from '../../event-sourcing/codec/fact-codec.ts';
import type { Pools } from '../../event-sourcing/postgres/connections.ts';
import { ignoreErrors } from '../../event-sourcing/postgres/ignore-errors.ts';
import { runOn } from '../../event-sourcing/reactions/reaction-checkpoint.ts';
import type { EventStore } from '../../event-sourcing/store/event-store.ts';
import { EventStoreDbEventStore } from '../../event-sourcing/store/eventstoredb/eventstoredb-event-store.ts';
import { PostgresEventStore } from '../../event-sourcing/store/postgres/postgres-event-store.ts';
import type { Run } from '../../event-sourcing/subscriptions/checkpoint.ts';
import { allFacts } from '../../facts.ts';
import type { Manifest } from '../../platform/backup/manifest.ts';
import type { Unseal } from '../../platform/backup/sealed-files.ts';
import { ownerUrlOf } from '../../platform/config/config.ts';
import { openPools } from '../../platform/database/pools.ts';
import { openKeyVault } from '../../platform/keys/open-key-vault.ts';
import { Logger } from '../../platform/logging/logger.ts';
import { CannotDo } from '../cannot-do.ts';
import type { Output } from '../output.ts';
import type { Backups } from './backups.ts';

export type Why = { readonly by: string; readonly reason: string };

type Given = Backups & {
  /** The whole backup, and then its segments. */
  readonly chain: readonly Manifest[];
  readonly unseal: Unseal;
  readonly erased: readonly string[];
  readonly why: Why;
  readonly out: Output;
};

export type Restoring = Given & {
  /** Of the tables, on one connection, which holds the lock: api and worker do not start meanwhile. */
  readonly owner: pg.Client;
  readonly run: Run;
  readonly pools: Pools;
  readonly eventStoreDb: EventStoreDbEventStore | null;
  readonly store: EventStore;
  readonly codec: FactCodec;
  readonly logger: Logger;
};

/** A cluster whose leader is stopped needs up to 8 s for the next one. */
const READ_TIMEOUT_MS = 12_000;

export async function withRestoring<T>(given: Given, work: (restoring: Restoring) => Promise<T>): Promise<T> {
  const { config } = given;
  const pools = openPools({ databaseUrl: config.DATABASE_URL, timeoutFactor: config.TIMEOUT_FACTOR });
  const owner = ignoreErrors(new pg.Client({ connectionString: ownerUrlOf(config), application_name: 'willow restore' }));
  const eventStoreDb = config.EVENTSTORE_URL
    ? new EventStoreDbEventStore({ url: config.EVENTSTORE_URL, readTimeoutMs: READ_TIMEOUT_MS * config.TIMEOUT_FACTOR })
    : null;
  const store = eventStoreDb ?? new PostgresEventStore({ pools });
  try {
    await owner.connect();
    const run = runOn(owner);
    if (!(await lockMoves(run))) throw new CannotDo('Another restore or copy is under way: wait until it has ended.');
    const codec = new FactCodec(allFacts, openKeyVault(pools.app, config), { strict: true });
    const logger = new Logger(config.LOG_LEVEL, 'cli');
    return await work({ ...given, owner, run, pools, eventStoreDb, store, codec, logger });
  } finally {
    await store.close();
    await owner.end();
    await pools.close();
  }
}
