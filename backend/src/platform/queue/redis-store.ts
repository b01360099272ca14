import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { QueueObserver } from './queue-event.ts';
import type { QueueStore } from './queue-store.ts';
import { PING_TIMEOUT_MS, withQueueTimeout } from './queue-timeout.ts';

const KEY_PREFIX = 'willow';

const openClient = (url: string, options: { readonly maxRetriesPerRequest: number | null }, observe: QueueObserver): Redis => {
  const client = new Redis(url, { ...options, lazyConnect: true });
  client.on('error', (error: Error) => observe({ type: 'error', source: 'queue connection', reason: error.message }));
  return client;
};

/**
 * Adding a job survives a restart of Redis of about ten seconds and then fails; workers wait without limit. Redis must persist its data
 * (append-only file) and must not evict keys.
 */
export const openRedisStore = (redisUrl: string, observe: QueueObserver): QueueStore => {
  const forAdding = openClient(redisUrl, { maxRetriesPerRequest: 20 }, observe);
  const forWorking = openClient(redisUrl, { maxRetriesPerRequest: null }, observe);
  return {
    list: (name, options) => new Queue(name, { ...options, prefix: KEY_PREFIX, connection: forAdding }),
    worker: (name, process, options) => new Worker(name, process, { ...options, prefix: KEY_PREFIX, connection: forWorking }),
    ping: async () => {
      // A write: one that is out of memory or disk, or only a copy, still answers a PING.
      await withQueueTimeout(forAdding.set(`${KEY_PREFIX}-health`, Date.now(), 'EX', 60), PING_TIMEOUT_MS);
    },
    close: async () => {
      forAdding.disconnect();
      forWorking.disconnect();
    },
  };
};
