import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { z } from 'zod';
import { LOGINS, testDatabase } from '../../testing/postgres.ts';
import type { TestDatabase, TestRole } from '../../testing/postgres.ts';
import { defineJob } from './job.ts';
import { describeJobQueue } from './job-queue.behaviour.ts';
import { migratedDatabase } from '../database/migrated-database.behaviour.ts';
import { migrateQueue } from './migrate-queue.ts';
import { openQueue } from './open-queue.ts';
import { WantedJobs } from './wanted-jobs.ts';

const query = async (connectionString: string, sql: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

const terminate = ({ name }: TestRole): string => `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '${name}'`;

// The whole suite runs as a role without any right to create, which proves that nothing but rows changes at run time.
describeJobQueue('PostgreSQL, as a role that may only touch rows', async () => {
  const database = await migratedDatabase();
  const role = await database.restrictedRole();
  await migrateQueue(database.ownerUrl, role.name);
  await query(database.ownerUrl, `GRANT USAGE ON SCHEMA queue TO ${role.name}`);
  await query(database.ownerUrl, `GRANT SELECT, INSERT, UPDATE, DELETE ON queue.wanted_job TO ${role.name}`);
  return {
    location: { databaseUrl: role.url },
    databaseUrl: role.url,
    loseEverything: async () => void (await query(database.ownerUrl, 'TRUNCATE bullmq.job, bullmq.scheduler CASCADE')),
    breakConnections: async () => void (await query(database.adminUrl, terminate(role))),
    beginOutage: async () => {
      await query(database.adminUrl, `ALTER ROLE ${role.name} CONNECTION LIMIT 0`);
      await query(database.adminUrl, terminate(role));
      return { end: async () => void (await query(database.adminUrl, `ALTER ROLE ${role.name} CONNECTION LIMIT -1`)) };
    },
    drop: () => database.drop(),
  };
});

/** Writes nothing down, and answers that every job is to run. */
const inMemory = { query: async () => ({ rows: [{ queuedMs: 1, isOpen: true, trace: null }] }) } as unknown as pg.Pool;

describe('migrateQueue', () => {
  const job = defineJob({ name: 'wills.render-draft', payload: z.object({ orderId: z.string() }) });
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.drop());

  it('is what the queue asks for when nobody has called it', async () => {
    const wanted = new WantedJobs(inMemory);
    const opening = openQueue({ location: { databaseUrl: database.url }, jobs: [job], wanted, observe: () => undefined });
    await expect(opening).rejects.toThrow('not initialized');
  });

  it('may be repeated and run from several places at once', async () => {
    const versions = await Promise.all([1, 2, 3].map(() => migrateQueue(database.ownerUrl, LOGINS.app.name)));
    expect(new Set(versions).size).toBe(1);
    expect(await migrateQueue(database.ownerUrl)).toBe(versions[0]);
  });

  it('grants one after the other: two GRANTs at once on one table fail', async () => {
    const other = new pg.Client({ connectionString: database.ownerUrl });
    await other.connect();
    await other.query(`SELECT pg_advisory_lock(hashtextextended('willow.migrate-queue', 0))`);
    const granted: number[] = [];
    const migration = migrateQueue(database.ownerUrl, LOGINS.app.name).then((version) => granted.push(version));
    const waiting = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
    while (granted.length === 0 && (await query(database.adminUrl, waiting)).length === 0);
    expect(granted).toEqual([]);
    await other.end();
    await migration;
  });

  it('grants the application rows and nothing else', async () => {
    const role = await database.restrictedRole();
    await migrateQueue(database.ownerUrl, role.name);
    await expect(query(role.url, 'CREATE TABLE bullmq.thing (id int)')).rejects.toThrow('permission denied');
    await expect(query(role.url, 'CREATE SEQUENCE bullmq.thing')).rejects.toThrow('permission denied');
    await expect(query(role.url, 'DROP TABLE bullmq.job')).rejects.toThrow('must be owner');
    await expect(query(role.url, 'UPDATE bullmq.migration SET version = 0')).rejects.toThrow('permission denied');
    expect(await query(role.url, 'SELECT count(*)::int AS jobs FROM bullmq.job')).toEqual([{ jobs: 0 }]);
  });

  it('touches no schema but its own', async () => {
    const sql = `SELECT DISTINCT schemaname FROM pg_tables WHERE tableowner = 'willow_owner'`;
    expect(await query(database.adminUrl, sql)).toEqual([{ schemaname: 'bullmq' }]);
  });

  it('listens by one connection for all workers: connections grow neither with the kinds of job nor with what they do', async () => {
    const jobs = Array.from({ length: 12 }, (_, index) => defineJob({ name: `many.job-${index}`, payload: z.object({}) }));
    // The count is of the queue's own connections.
    const wanted = new WantedJobs(inMemory);
    const { queue, runner, close } = await openQueue({ location: { databaseUrl: database.url }, jobs, wanted, observe: () => undefined });
    const runs: string[] = [];
    for (const each of jobs) runner.register(each, async (_, { id }) => void runs.push(id));
    await runner.start();
    await Promise.all(jobs.flatMap((each) => Array.from({ length: 10 }, (_, index) => queue.add(each, `fact-${index}`, {}))));
    const deadline = Date.now() + 120_000;
    while (runs.length < 120 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
    const [held] = await query(
      database.adminUrl,
      `SELECT count(*)::int AS held FROM pg_stat_activity WHERE datname = '${database.name}' AND usename = '${LOGINS.app.name}'`,
    );
    const listening = await query(
      database.adminUrl,
      `SELECT 1 FROM pg_stat_activity WHERE datname = '${database.name}' AND usename = '${LOGINS.app.name}' AND query LIKE '%LISTEN%'`,
    );
    await close();
    expect(runs).toHaveLength(120);
    expect(listening).toHaveLength(1);
    expect(held).toEqual({ held: expect.any(Number) });
    expect(Reflect.get(Object(held), 'held')).toBeLessThanOrEqual(9);
  });
});
