import { queueOptions } from '../api.module.ts';
import { openPools } from '../platform/database/pools.ts';
import { type JobQueue, openQueue } from '../platform/queue/index.ts';
import { reachableConfig } from './reachable-config.ts';
import type { CliCommand, Environment } from './command.ts';

async function withQueue<T>(env: Environment, work: (queue: JobQueue) => Promise<T>): Promise<T> {
  const config = await reachableConfig(env, ['DATABASE_URL', 'REDIS_URL']);
  const pools = openPools({ databaseUrl: config.DATABASE_URL, timeoutFactor: config.TIMEOUT_FACTOR });
  try {
    const { queue, close } = await openQueue({ ...queueOptions(config, pools), observe: () => undefined });
    return await work(queue).finally(close);
  } finally {
    await pools.close();
  }
}

export const failedJobsCommand: CliCommand = {
  usage: 'jobs failed',
  about: 'lists the jobs that gave up, newest first',
  async run(_args, env) {
    const failed = await withQueue(env, (queue) => queue.failed());
    for (const { job, id, reason, attempts, failedAt } of failed)
      process.stdout.write(`${failedAt}  ${job}  ${id}  after ${attempts} attempts: ${reason}\n`);
    if (failed.length === 0) process.stdout.write('No job has given up\n');
  },
};

export const retryJobCommand: CliCommand = {
  usage: 'jobs retry <job> <id>',
  about: 'tries a job again that gave up',
  async run([job = '', id = ''], env) {
    const again = await withQueue(env, (queue) => queue.retry(job, id));
    if (!again) throw new Error('There is no such job on the failed list');
    process.stdout.write('It is tried again\n');
  },
};
