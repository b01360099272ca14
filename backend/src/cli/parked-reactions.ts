import { Module, type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ApiModule, type AppOptions } from '../api.module.ts';
import { reachableConfig } from './reachable-config.ts';
import { EventStore } from '../event-sourcing/store/event-store.ts';
import { FactCodec } from '../event-sourcing/codec/fact-codec.ts';
import { Logger } from '../platform/logging/logger.ts';
import { POOLS } from '../platform/database/pools.ts';
import type { Pools } from '../event-sourcing/postgres/connections.ts';
import { ParkedReactions } from '../event-sourcing/reactions/parked-reactions.ts';
import type { Reaction } from '../event-sourcing/reactions/reaction.ts';
import { reactionModules, REACTIONS, reactionProviders } from '../reactions.ts';
import { parkedCommands } from './parked.ts';
import type { WithParking } from './parked.ts';

/** The reactions with every command they may give and the queue they add to; nothing follows the log or takes jobs here. */
@Module({})
class ReactionsModule {
  static forRoot(options: AppOptions): DynamicModule {
    return { module: ReactionsModule, imports: [ApiModule.forRoot(options), ...reactionModules], providers: reactionProviders };
  }
}

const withReactions: WithParking = async (env, work) => {
  const config = await reachableConfig(env);
  // A person repairs something: whether the database is set up to serve is not the question.
  const options = { config, logger: new Logger(config.LOG_LEVEL, 'cli'), allowUnsafeDurability: true };
  const app = await NestFactory.createApplicationContext(ReactionsModule.forRoot(options), { logger: false, abortOnError: false });
  try {
    const reactions = app.get<readonly Reaction[]>(REACTIONS);
    const codec = app.get(FactCodec);
    const { app: pool } = app.get<Pools>(POOLS);
    const parked = new ParkedReactions({ store: app.get(EventStore), decode: (event) => codec.toFact(event), pool });
    return await work({
      names: reactions.map(({ name }) => name),
      list: (name) => parked.list(name),
      retry: (name, stream) =>
        parked.retry(
          reactions.find((each) => each.name === name)!,
          stream,
        ),
      skip: (name, eventId, reason) => parked.skip(name, eventId, reason),
    });
  } finally {
    await app.close();
  }
};

export const parkedReactionCommands = parkedCommands('reactions', withReactions);
