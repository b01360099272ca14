import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { appConnection } from '../../../platform/database/connection-options.ts';
import { migratedDatabase } from '../../../platform/database/migrated-database.behaviour.ts';
import { openPools } from '../../../platform/database/pools.ts';
import type { Pools } from '../../postgres/connections.ts';
import type { Address } from '../behaviour/fault-proxy.behaviour.ts';
import { ROUNDS } from '../behaviour/harness.behaviour.ts';
import type { StoreHarness, StoreTraits } from '../behaviour/harness.behaviour.ts';
import { describeEventStore } from '../event-store.behaviour.ts';
import type { EventStore } from '../event-store.ts';
import { cutLogAfter } from './cut-log.behaviour.ts';
import { PostgresEventStore } from './postgres-event-store.ts';

class StoreWithPools extends PostgresEventStore {
  readonly #pools: Pools;

  constructor(pools: Pools, appendTimeoutMs = 20_000) {
    super({ pools, appendTimeoutMs, pollMs: 1_000 });
    this.#pools = pools;
  }

  override async close(): Promise<void> {
    await super.close();
    await this.#pools.close();
  }
}

/** On a busy machine a connection may take longer than the person who waits for an append would. */
function withLongConnectTimeout(pools: Pools): Pools {
  pools.append.options.connectionTimeoutMillis = 30_000;
  return pools;
}

const throughLine = (databaseUrl: string, via?: Address): string => {
  const url = new URL(databaseUrl);
  if (via) url.host = `${via.host}:${via.port}`;
  return url.href;
};

async function start(): Promise<StoreHarness> {
  const database = await migratedDatabase();
  const admin = new pg.Pool({ connectionString: database.adminUrl, max: 1 });
  const others: (() => Promise<void>)[] = [];
  const { username } = new URL(database.url);
  return {
    server: database.server,
    silenceBoundMs: appConnection(1).query_timeout + 60_000,
    answerBoundMs: 30_000,
    // Over a line that is going to break, somebody waits for the answer.
    open: (via) => {
      const pools = openPools({ databaseUrl: throughLine(database.url, via) });
      return Promise.resolve(via ? new StoreWithPools(pools, 3_000) : new StoreWithPools(withLongConnectTimeout(pools)));
    },
    openEmpty: async (): Promise<EventStore> => {
      const empty = await migratedDatabase();
      others.push(() => empty.drop());
      return new StoreWithPools(withLongConnectTimeout(openPools({ databaseUrl: empty.url })));
    },
    openDenied: () => Promise.resolve(new StoreWithPools(openPools({ databaseUrl: database.url.replace(/:[^:@]+@/, ':wrong@') }))),
    cutAfter: (position) => cutLogAfter(database.adminUrl, position),
    busyCalls: async () => {
      const { rows } = await admin.query<{ busy: string }>(
        `SELECT count(*) AS busy FROM pg_stat_activity WHERE usename = $1 AND datname = $2 AND state <> 'idle'`,
        [username, database.name],
      );
      return Number(rows[0]!.busy);
    },
    runProcess: async () => {
      const script = fileURLToPath(new URL('store-process.behaviour.ts', import.meta.url));
      const child = spawn(process.execPath, [script], {
        env: { ...process.env, STORE_PROCESS_DATABASE: database.url },
        stdio: ['ignore', 'ignore', 'inherit'],
        timeout: 120_000,
      });
      const [code] = (await once(child, 'exit')) as [number | null];
      return code;
    },
    close: async () => {
      await Promise.all(others.map((drop) => drop()));
      await admin.end();
      await database.drop();
    },
  };
}

const traits: StoreTraits = {
  idsAreUniqueIn: 'store',
  countsCalls: true,
  hasEmptyStore: true,
  refusesLogins: true,
  canGoBack: true,
  rounds: ROUNDS,
};

describeEventStore('PostgreSQL', start, traits);
