import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { Registry } from 'prom-client';
import type { TestDatabase } from '../../testing/postgres.ts';
import { migratedDatabase } from '../database/migrated-database.behaviour.ts';
import { Slos } from '../process/slos.ts';
import { JobSlos } from './job-slos.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await migratedDatabase();
  pool = new pg.Pool({ connectionString: database.url });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const ago = (seconds: number | null): string => (seconds === null ? 'NULL' : `clock_timestamp() - make_interval(secs => ${seconds})`);
const asked = (id: string, { run, done = null, failed = null }: { run: number; done?: number | null; failed?: number | null }) =>
  pool.query(
    `INSERT INTO queue.wanted_job (job, id, payload, added_at, run_at, queued_ms, done_at, failed_at)
     VALUES ('orders.send-receipt', $1, '{}', ${ago(run)}, ${ago(run)}, 1, ${ago(done)}, ${ago(failed)})`,
    [id],
  );

it('counts each job once: what is done late, what is not done, what was given up; and a look that failed is made up for', async () => {
  let isAway = false;
  let moved = 0;
  const failures: unknown[] = [];
  const slos = new Slos();
  const watch = new JobSlos({
    // The database's clock goes on by what is asked of it.
    pool: {
      query: ((sql: string, values: unknown[]) =>
        isAway
          ? Promise.reject(new Error('away'))
          : pool.query(sql.replaceAll('clock_timestamp()', `(clock_timestamp() + make_interval(secs => ${moved}))`), values)) as never,
    },
    slos,
    jobs: { mail: ['orders.send-receipt'] },
    onFailure: (error) => failures.push(error),
  });
  await asked('long-ago', { run: 4_000, done: 3_000 });
  await watch.look();
  moved = 70;
  await asked('in-time', { run: -40, done: -50 });
  await asked('late', { run: 15, done: -60 });
  await asked('waits', { run: 20 });
  await asked('given-up', { run: 20, failed: 10 });
  await asked('just-begun', { run: -60 });
  isAway = true;
  await watch.look();
  isAway = false;
  await watch.look();
  await watch.look();
  const registry = new Registry();
  slos.measure(registry);
  const text = await registry.metrics();
  expect(failures).toHaveLength(1);
  for (const line of [
    'willow_slo_events_total{slo="mail"} 4',
    'willow_slo_bad_events_total{slo="mail"} 3',
    'willow_slo_bad_events_total{slo="draft"} 0',
    'willow_slo_seconds_bucket{le="60",slo="mail"} 1',
    'willow_slo_seconds_count{slo="mail"} 2',
  ])
    expect(text).toContain(`${line}\n`);
});
