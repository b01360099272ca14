import { excessRights } from '../../event-sourcing/store/eventstoredb/administration.ts';
import { ConfigError, type Config } from '../config/config.ts';
import { causeOf, StartError } from '../process/start-error.ts';

/**
 * In production api and worker refuse a login of EventStoreDB that could delete or cut off history, as an administrator's can, and any can on a
 * server whose access lists nobody has set. Throws ConfigError or StartError.
 */
export async function assertAppLogin({ NODE_ENV, EVENTSTORE_URL: url }: Pick<Config, 'NODE_ENV' | 'EVENTSTORE_URL'>): Promise<void> {
  if (NODE_ENV !== 'production' || !url) return;
  await assertNoExcess('EVENTSTORE_URL', url, 'wanted');
}

/** Asks the server what this login may do. Throws ConfigError or StartError. */
export async function assertNoExcess(setting: string, url: string, append: 'wanted' | 'unwanted'): Promise<void> {
  const found = await excessRights(url, { append }).catch((error: unknown) => {
    throw new StartError(setting, url, causeOf(error));
  });
  if (found.length === 0) return;
  throw new ConfigError([
    `${setting}: this login ${found.join(', ')}: more than it needs. Run the command "migrate" with EVENTSTORE_ADMIN_URL, and give it the login made there`,
  ]);
}
