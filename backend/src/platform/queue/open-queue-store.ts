import { openPostgresStore } from './postgres-store.ts';
import type { QueueObserver } from './queue-event.ts';
import type { QueueLocation, QueueStore } from './queue-store.ts';
import { openRedisStore } from './redis-store.ts';

/** Connects lazily; `kinds` is the number of kinds of job, each of which may hold a connection of its own to listen on. */
export const openQueueStore = (location: QueueLocation, kinds: number, observe: QueueObserver): QueueStore =>
  'redisUrl' in location ? openRedisStore(location.redisUrl, observe) : openPostgresStore(location.databaseUrl, kinds, observe);
