import { openPostgresStore } from './postgres-store.ts';
import type { QueueObserver } from './queue-event.ts';
import type { QueueSettings } from './queue-settings.ts';
import type { QueueLocation, QueueStore } from './queue-store.ts';
import { openRedisStore } from './redis-store.ts';

/** Connects lazily. */
export const openQueueStore = (
  location: QueueLocation,
  observe: QueueObserver,
  settings: Pick<QueueSettings, 'timeoutFactor'>,
): QueueStore =>
  'redisUrl' in location ? openRedisStore(location.redisUrl, observe) : openPostgresStore(location.databaseUrl, observe, settings);
