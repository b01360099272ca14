import pg from 'pg';
import { EventStoreDbEventStore } from '../store/eventstoredb/eventstoredb-event-store.ts';
import { PostgresEventStore } from '../store/postgres/postgres-event-store.ts';
import { compareHistories } from './compare-histories.ts';

// A process of its own, which goes on with the copy where it stands, says how far that was, and kills itself once so many are there.
const { COPY_FROM, COPY_TO, COPY_KILL_AT } = process.env;

if (COPY_FROM !== undefined && COPY_TO !== undefined) {
  const pool = new pg.Pool({ connectionString: COPY_FROM });
  const connectDirect = (): Promise<pg.Client> => Promise.reject(new Error('A copy follows nothing'));
  const from = new PostgresEventStore({ pools: { app: pool, append: pool, connectDirect } });
  const to = new EventStoreDbEventStore({ url: COPY_TO });
  const { same, outcome } = await compareHistories(pool, to);
  process.stdout.write(`${outcome === 'they differ' || outcome === 'more in eventstoredb' ? 'differs' : 'begins'} ${same}\n`);
  let count = same;
  await to.copyIn(from.readAll(String(same + 1)), () => {
    count += 1;
    if (count === Number(COPY_KILL_AT)) process.kill(process.pid, 'SIGKILL');
  });
  process.stdout.write(`ended ${count}\n`);
  await Promise.all([from.close(), to.close()]);
  await pool.end();
}
