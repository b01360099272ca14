import { appendFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openQueue } from './open-queue.ts';
import { defineJob } from './job.ts';
import type { QueueSettings } from './queue-settings.ts';
import type { QueueLocation } from './queue-store.ts';
import { WantedJobs } from './wanted-jobs.ts';

export type WorkerProcess = {
  readonly location: QueueLocation;
  readonly databaseUrl: string;
  readonly settings: Partial<QueueSettings>;
  readonly job: string;
  readonly workMs: number;
  readonly logFile: string;
};

const { WORKER_PROCESS } = process.env;

if (WORKER_PROCESS !== undefined) {
  const { location, databaseUrl, settings, job, workMs, logFile }: WorkerProcess = JSON.parse(WORKER_PROCESS);
  const definition = defineJob({ name: job, concurrency: 2, payload: { parse: (payload) => payload } });
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const wanted = new WantedJobs(pool);
  const { runner, close } = await openQueue({ location, settings, jobs: [definition], wanted, observe: () => undefined });
  runner.register(definition, async (_, { id }) => {
    appendFileSync(logFile, `began ${id} ${process.pid}\n`);
    await sleep(workMs);
    appendFileSync(logFile, `ended ${id} ${process.pid}\n`);
  });
  process.once('SIGTERM', () => void close().then(() => pool.end()));
  await runner.start();
  process.stdout.write('running\n');
}
