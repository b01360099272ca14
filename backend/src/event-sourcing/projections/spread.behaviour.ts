import { DataSource } from 'typeorm';
import { openPools } from '../../platform/database/pools.ts';
import { readDbOptions } from '../../platform/database/read-db-options.ts';
import { SessionLocks } from '../postgres/session-locks.ts';
import { decodePlain, recordingLog } from '../subscriptions/consumer-fixture.behaviour.ts';
import { PostgresEventStore } from '../store/postgres/postgres-event-store.ts';
import { ProgressAnnouncer } from './progress-announcer.ts';
import type { Projection } from './projection.ts';
import { ProjectionRunner } from './projection-runner.ts';
import { SharedCommit } from './shared-commit.ts';
import { applyTally, tallyTable } from './tally.behaviour.ts';

/** Each tallies all facts, in rows of its own. */
export const spreadTallies: readonly Projection[] = Array.from({ length: 7 }, (_, at) => ({
  name: `tally-${at}`,
  types: ['Counted'],
  tables: ['tally'],
  apply: (facts, db) =>
    applyTally(
      facts.map((fact) => ({ ...fact, stream: `${at}|${fact.stream}` })),
      db,
    ),
}));

export type SpreadWorker = { live(): number; stop(): Promise<void> };

/** As a worker runs all of its consumers. */
export async function startSpreadWorker(databaseUrl: string): Promise<SpreadWorker> {
  const pools = openPools({ databaseUrl, timeoutFactor: 10 });
  const store = new PostgresEventStore({ pools });
  const db = await new DataSource(readDbOptions({ databaseUrl, entities: [tallyTable] })).initialize();
  const locks = new SessionLocks({ connect: pools.connectDirect, group: 'workers', retryMs: 50, rebalanceMs: 100 });
  const announcer = new ProgressAnnouncer(pools.app);
  const common = { store, decode: decodePlain, db, locks, announcer, log: recordingLog(), shared: new SharedCommit(db) };
  const runners = spreadTallies.map((projection) => new ProjectionRunner({ ...common, projection }));
  for (const runner of runners) runner.start();
  return {
    live: () => runners.filter((runner) => runner.status().state === 'live').length,
    stop: async () => {
      await Promise.all(runners.map((runner) => runner.stop()));
      await announcer.close();
      await locks.close();
      await store.close();
      await pools.close();
      await db.destroy();
    },
  };
}

// A worker process of its own, for a test to kill.
const { SPREAD_PROCESS_DATABASE } = process.env;

if (SPREAD_PROCESS_DATABASE !== undefined) {
  const worker = await startSpreadWorker(SPREAD_PROCESS_DATABASE);
  setInterval(() => process.stdout.write(`${worker.live()}\n`), 20);
}
