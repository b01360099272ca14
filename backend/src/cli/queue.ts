import { queueOptions } from '../api.module.ts';
import type { Config } from '../platform/config/config.ts';
import { type JobQueue, openQueue } from '../platform/queue/index.ts';

/** The queue, to look at it and to try jobs again; nothing takes jobs here. */
export async function withQueue<T>(config: Config, work: (queue: JobQueue) => Promise<T>): Promise<T> {
  const { queue, close } = await openQueue({ ...queueOptions(config), observe: () => undefined });
  try {
    return await work(queue);
  } finally {
    await close();
  }
}
