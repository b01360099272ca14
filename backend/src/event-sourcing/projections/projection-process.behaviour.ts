import { DataSource } from 'typeorm';
import { openPools } from '../../platform/database/pools.ts';
import { readDbOptions } from '../../platform/database/read-db-options.ts';
import { SessionLocks } from '../postgres/session-locks.ts';
import { decodePlain, recordingLog } from '../subscriptions/consumer-fixture.behaviour.ts';
import { PostgresEventStore } from '../store/postgres/postgres-event-store.ts';
import { ProgressAnnouncer } from './progress-announcer.ts';
import { ProjectionRunner } from './projection-runner.ts';
import { tally, tallyTable } from './tally.behaviour.ts';

// A worker process of its own, for a test to kill.
const { PROJECTION_PROCESS_DATABASE } = process.env;

if (PROJECTION_PROCESS_DATABASE !== undefined) {
  const pools = openPools({ databaseUrl: PROJECTION_PROCESS_DATABASE });
  const store = new PostgresEventStore({ pools });
  const db = await new DataSource(readDbOptions({ databaseUrl: PROJECTION_PROCESS_DATABASE, entities: [tallyTable] })).initialize();
  const locks = new SessionLocks({ connect: pools.connectDirect });
  const announcer = new ProgressAnnouncer(pools.app);
  const runner = new ProjectionRunner({ projection: tally, store, decode: decodePlain, db, locks, announcer, log: recordingLog() });
  runner.start();
  setInterval(() => process.stdout.write(`${runner.status().state}\n`), 20);
}
