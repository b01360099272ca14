import { NestFactory } from '@nestjs/core';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiModule } from '../api.module.ts';
import type { Context } from '../event-sourcing/context.ts';
import { currentTrace, newTrace } from '../event-sourcing/telemetry/current-trace.ts';
import { newTraceId } from '../event-sourcing/telemetry/trace-id.ts';
import { Logger } from '../platform/logging/logger.ts';
import type { Environment } from './command.ts';
import { reachableConfig } from './reachable-config.ts';

export type Buses = { readonly commands: CommandBus; readonly queries: QueryBus; readonly context: Context };

/** What the console asks and does, for the command line; it serves nobody, and watches nothing. */
export async function withBuses<T>(env: Environment, work: (buses: Buses) => Promise<T>): Promise<T> {
  const config = { ...(await reachableConfig(env)), STATUS_CHECK_SECONDS: 0 };
  // A person looks or repairs something: whether the database is set up to serve is not the question.
  const options = { config, logger: new Logger(config.LOG_LEVEL, 'cli'), allowUnsafeDurability: true };
  const app = await NestFactory.createApplicationContext(ApiModule.forRoot(options), { logger: false, abortOnError: false });
  const id = newTraceId();
  const context: Context = { actor: 'system:cli', correlationId: id, causationId: id, now: new Date() };
  try {
    const [commands, queries] = [app.get(CommandBus, { strict: false }), app.get(QueryBus, { strict: false })];
    return await currentTrace.run(newTrace(id), () => work({ commands, queries, context }));
  } finally {
    await app.close();
  }
}
