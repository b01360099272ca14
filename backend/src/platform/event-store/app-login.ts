import { excessRights } from '../../event-sourcing/store/eventstoredb/administration.ts';
import { ConfigError, type Config } from '../config/config.ts';
import type { Logger } from '../logging/logger.ts';
import { causeOf, StartError } from '../process/start-error.ts';

type Settings = Pick<Config, 'NODE_ENV' | 'EVENTSTORE_URL'>;

/**
 * The login of api and worker at EventStoreDB. In production one that could delete or cut off history is refused, as an administrator's can, and
 * any can on a server whose access lists nobody has set; elsewhere it is warned of.
 */
export class AppLogin {
  readonly #settings: Settings;
  readonly #logger: Pick<Logger, 'warn'>;
  readonly #stop = new AbortController();
  #looking: Promise<void> = Promise.resolve();
  /** What readiness tells of it. */
  warning: string | null = null;

  constructor(settings: Settings, logger: Pick<Logger, 'warn'>) {
    this.#settings = settings;
    this.#logger = logger;
  }

  /** Throws ConfigError or StartError, in production only; nobody else waits for it. */
  async look(): Promise<void> {
    const { NODE_ENV, EVENTSTORE_URL: url } = this.#settings;
    if (!url) return;
    if (NODE_ENV === 'production') return assertNoExcess('EVENTSTORE_URL', url, 'wanted');
    this.#looking = this.#warn(url);
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#looking;
  }

  /** Whoever cannot be asked is not warned of: the event store itself is, then. */
  async #warn(url: string): Promise<void> {
    const found = await excessRights(url, { append: 'wanted', signal: this.#stop.signal }).catch(() => []);
    if (found.length === 0) return;
    this.warning = excessIn('EVENTSTORE_URL', found);
    this.#logger.warn(this.warning);
  }
}

/** Asks the server what this login may do. Throws ConfigError or StartError. */
export async function assertNoExcess(setting: string, url: string, append: 'wanted' | 'unwanted'): Promise<void> {
  const found = await excessOf(setting, url, append);
  if (found) throw new ConfigError([found]);
}

/** One line, or null when it may do no more than it should. Throws StartError. */
export async function excessOf(setting: string, url: string, append: 'wanted' | 'unwanted'): Promise<string | null> {
  const found = await excessRights(url, { append }).catch((error: unknown) => {
    throw new StartError(setting, url, causeOf(error));
  });
  return found.length > 0 ? excessIn(setting, found) : null;
}

const excessIn = (setting: string, found: readonly string[]): string =>
  `${setting}: this login ${found.join(', ')}: more than it needs. Run the command "eventstore prepare", and give it the login made there`;
