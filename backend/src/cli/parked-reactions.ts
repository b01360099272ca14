import { Module, type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ApiModule, type AppOptions } from '../api.module.ts';
import { reachableConfig } from './reachable-config.ts';
import { EventStore } from '../event-sourcing/store/event-store.ts';
import { FactCodec } from '../event-sourcing/codec/fact-codec.ts';
import { Logger } from '../platform/logging/logger.ts';
import { POOLS } from '../platform/database/pools.ts';
import type { Pools } from '../event-sourcing/postgres/connections.ts';
import type { Reaction } from '../event-sourcing/reactions/reaction.ts';
import { parkingOfReactions } from '../parking.ts';
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
    const { app: pool } = app.get<Pools>(POOLS);
    return await work(parkingOfReactions(reactions, { store: app.get(EventStore), codec: app.get(FactCodec), pool }));
  } finally {
    await app.close();
  }
};

export const parkedReactionCommands = parkedCommands('reactions', withReactions);
