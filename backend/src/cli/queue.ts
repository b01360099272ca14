import { queueOptions } from '../api.module.ts';
import type { Config } from '../platform/config/config.ts';
import { openPools } from '../platform/database/pools.ts';
import { type JobQueue, type LostJobs, openQueue } from '../platform/queue/index.ts';

/** The queue, to look at it and to try jobs again, and what it lacks; nothing takes jobs here. */
export async function withQueue<T>(config: Config, work: (queue: JobQueue, lost: LostJobs) => Promise<T>): Promise<T> {
  const pools = openPools({ databaseUrl: config.DATABASE_URL, timeoutFactor: config.TIMEOUT_FACTOR });
  try {
    const { queue, lost, close } = await openQueue({ ...queueOptions(config, pools), observe: () => undefined });
    return await work(queue, lost).finally(close);
  } finally {
    await pools.close();
  }
}
