import { openPools } from '../platform/database/pools.ts';
import { assertOneStore } from '../platform/event-store/assert-one-store.ts';
import { openEventStore } from '../platform/event-store/open-event-store.ts';
import { FactCodec } from '../event-sourcing/codec/fact-codec.ts';
import type { Context } from '../event-sourcing/context.ts';
import { currentTrace, newTrace } from '../event-sourcing/telemetry/current-trace.ts';
import { newTraceId } from '../event-sourcing/telemetry/trace-id.ts';
import { assertKeysFit } from '../platform/keys/assert-keys-fit.ts';
import { openKeyVault } from '../platform/keys/open-key-vault.ts';
import { Secrets } from '../platform/keys/secrets.ts';
import { Logger } from '../platform/logging/logger.ts';
import type { Config } from '../platform/config/config.ts';
import { reachableConfig } from './reachable-config.ts';
import { allFacts } from '../facts.ts';
import { Messages } from '../modules/contact/index.ts';
import { Discounts } from '../modules/discounts/index.ts';
import { Launches, Wordings } from '../modules/launch/index.ts';
import { Operations } from '../modules/operations/index.ts';
import { Admins, InvitationLinks, Operators, Team } from '../modules/operators/index.ts';
import { SessionStore } from '../platform/sessions/session-store.ts';
import { Orders } from '../modules/orders/index.ts';
import type { EventStore } from '../event-sourcing/store/event-store.ts';
import type { Pools } from '../event-sourcing/postgres/connections.ts';

export type CliSession = {
  readonly config: Config;
  readonly pools: Pools;
  readonly store: EventStore;
  readonly codec: FactCodec;
  readonly discounts: Discounts;
  readonly launches: Launches;
  readonly messages: Messages;
  readonly operations: Operations;
  readonly operators: Operators;
  readonly invitations: InvitationLinks;
  readonly team: Team;
  readonly orders: Orders;
  readonly wordings: Wordings;
  readonly context: Context;
  readonly logger: Logger;
};

export async function withPlatform<T>(
  env: Readonly<Record<string, string | undefined>>,
  work: (session: CliSession) => Promise<T>,
): Promise<T> {
  const config = await reachableConfig(env);
  const logger = new Logger(config.LOG_LEVEL, 'cli');
  const pools = openPools({ databaseUrl: config.DATABASE_URL, timeoutFactor: config.TIMEOUT_FACTOR });
  const store = openEventStore({ url: config.EVENTSTORE_URL, pools, logger });
  const secrets = new Secrets(config.MASTER_KEY);
  const codec = new FactCodec(allFacts, openKeyVault(pools.app, config), { strict: true });
  const id = newTraceId();
  const context: Context = { actor: 'system:cli', correlationId: id, causationId: id, now: new Date() };
  try {
    await assertOneStore(pools.app, config.EVENTSTORE_URL ? 'eventstoredb' : 'postgres', store);
    await assertKeysFit(pools.app, secrets, store);
    const operators = new Operators(store, codec, secrets);
    const invitations = new InvitationLinks(secrets, config);
    const repositories = {
      discounts: new Discounts(store, codec),
      launches: new Launches(store, codec),
      messages: new Messages(store, codec, secrets),
      operations: new Operations(store, codec),
      operators,
      invitations,
      team: new Team(operators, new SessionStore(pools.app), invitations, new Admins(pools, operators)),
      orders: new Orders(store, codec),
      wordings: new Wordings(store, codec),
    };
    return await currentTrace.run(newTrace(id), () => work({ config, pools, store, codec, ...repositories, context, logger }));
  } finally {
    await store.close();
    await pools.close();
  }
}
