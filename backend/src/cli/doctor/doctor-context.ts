import { FactCodec } from '../../event-sourcing/codec/fact-codec.ts';
import type { Pools } from '../../event-sourcing/postgres/connections.ts';
import type { EventStore } from '../../event-sourcing/store/event-store.ts';
import { allFacts } from '../../facts.ts';
import type { Config } from '../../platform/config/config.ts';
import { openPools } from '../../platform/database/pools.ts';
import { openEventStore } from '../../platform/event-store/open-event-store.ts';
import { openKeyVault } from '../../platform/keys/open-key-vault.ts';
import { Secrets } from '../../platform/keys/secrets.ts';
import { Logger } from '../../platform/logging/logger.ts';

/** What the checks look at. Nothing is connected before it is asked. */
export type DoctorContext = {
  readonly config: Config;
  readonly pools: Pools;
  readonly store: EventStore;
  /** Throws ConfigError when `MASTER_KEY` is none. */
  readonly secrets: () => Secrets;
  readonly codec: () => FactCodec;
  readonly close: () => Promise<void>;
};

/** The checks come all at once, maybe on a machine that has no time: that is not what is looked for. */
const CONNECT_FACTOR = 5;

/** Opens everything lazily. Throws InvalidConnectionUrl when `EVENTSTORE_URL` is none. */
export function openDoctorContext(config: Config): DoctorContext {
  const pools = openPools({ databaseUrl: config.DATABASE_URL, timeoutFactor: config.TIMEOUT_FACTOR * CONNECT_FACTOR });
  const store = openEventStore({ url: config.EVENTSTORE_URL, pools, logger: new Logger('silent', 'cli') });
  const secrets = (): Secrets => new Secrets(config.MASTER_KEY);
  return {
    config,
    pools,
    store,
    secrets,
    codec: () => new FactCodec(allFacts, openKeyVault(pools.app, config), { strict: true }),
    close: async () => {
      await store.close();
      await pools.close();
    },
  };
}
