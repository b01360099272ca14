import { InvalidConnectionUrl } from '../../event-sourcing/store/eventstoredb/connection-url.ts';
import type { Config } from '../config/config.ts';
import { withClient } from '../database/with-client.ts';
import { pingEventStoreDb } from '../event-store/open-event-store.ts';
import { assertRedisKeeps, pingRedis } from '../queue/index.ts';
import { causeOf, StartError } from './start-error.ts';

type Ping = (url: string, timeoutFactor: number) => Promise<unknown>;

const pingDatabase: Ping = (url, timeoutFactor) => withClient(url, (client) => client.query('SELECT 1'), { timeoutFactor });

const PINGS = {
  DATABASE_URL: pingDatabase,
  DATABASE_OWNER_URL: pingDatabase,
  DATABASE_AUDIT_URL: pingDatabase,
  EVENTSTORE_URL: pingEventStoreDb,
  EVENTSTORE_ADMIN_URL: pingEventStoreDb,
  EVENTSTORE_AUDIT_URL: pingEventStoreDb,
  REDIS_URL: pingRedis,
} as const satisfies Readonly<Record<string, Ping>>;
export type OutsidePart = keyof typeof PINGS;

/** Of api, worker and most commands. */
const SERVICE = ['DATABASE_URL', 'EVENTSTORE_URL', 'REDIS_URL'] as const;

/** What cannot be reached is named by its setting before anything is built on it; later it may come and go. Throws StartError. */
export async function assertOutsideParts(config: Config, parts: readonly OutsidePart[] = SERVICE): Promise<void> {
  for (const setting of parts) {
    const url = config[setting];
    if (!url) continue;
    try {
      const ping: Ping = PINGS[setting];
      await ping(url, config.TIMEOUT_FACTOR);
    } catch (error) {
      // It says itself what is wrong with the setting.
      if (error instanceof InvalidConnectionUrl) throw error.of(setting);
      throw new StartError(setting, url, causeOf(error));
    }
  }
  if (config.NODE_ENV === 'production' && config.REDIS_URL && parts.includes('REDIS_URL')) await assertRedisKeeps(config.REDIS_URL);
}
