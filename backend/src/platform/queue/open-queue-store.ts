import { openPostgresStore } from './postgres-store.ts';
import type { QueueObserver } from './queue-event.ts';
import type { QueueLocation, QueueStore } from './queue-store.ts';
import { openRedisStore } from './redis-store.ts';

/** Connects lazily. Each of the `kinds` of job may hold a connection of its own for LISTEN. */
export const openQueueStore = (location: QueueLocation, kinds: number, observe: QueueObserver): QueueStore =>
  'redisUrl' in location ? openRedisStore(location.redisUrl, observe) : openPostgresStore(location.databaseUrl, kinds, observe);
