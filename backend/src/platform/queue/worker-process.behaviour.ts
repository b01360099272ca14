import { appendFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { openQueue } from './open-queue.ts';
import { defineJob } from './job.ts';
import type { QueueSettings } from './queue-settings.ts';
import type { QueueLocation } from './queue-store.ts';

export type WorkerProcess = {
  readonly location: QueueLocation;
  readonly settings: Partial<QueueSettings>;
  readonly job: string;
  readonly workMs: number;
  readonly logFile: string;
};

const { WORKER_PROCESS } = process.env;

if (WORKER_PROCESS !== undefined) {
  const { location, settings, job, workMs, logFile }: WorkerProcess = JSON.parse(WORKER_PROCESS);
  const definition = defineJob({ name: job, concurrency: 2, payload: { parse: (payload) => payload } });
  const { runner, close } = await openQueue({ location, settings, jobs: [definition], observe: () => undefined });
  runner.register(definition, async (_, { id }) => {
    appendFileSync(logFile, `began ${id} ${process.pid}\n`);
    await sleep(workMs);
    appendFileSync(logFile, `ended ${id} ${process.pid}\n`);
  });
  process.once('SIGTERM', () => void close());
  await runner.start();
  process.stdout.write('running\n');
}
