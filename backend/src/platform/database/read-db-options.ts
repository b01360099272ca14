import type { EventEmitter } from 'node:events';
import type { DataSourceOptions } from 'typeorm';
import { appConnection, POOL_SIZES, startupOptions } from './connection-options.ts';
import { ignoreErrors } from '../../event-sourcing/postgres/ignore-errors.ts';

export const READ_SCHEMA = 'rm';

export type ReadDbOptions = {
  readonly databaseUrl: string;
  readonly entities: NonNullable<DataSourceOptions['entities']>;
  readonly schema?: string;
  readonly poolSize?: number;
  readonly timeoutFactor?: number;
};

/**
 * TypeORM over the read models, as the app. The schema comes from the search path and never from an entity, so that a rebuild
 * can run the same code against tables beside the live ones.
 */
export function readDbOptions({
  databaseUrl,
  entities,
  schema = READ_SCHEMA,
  poolSize = POOL_SIZES.readModels,
  timeoutFactor = 1,
}: ReadDbOptions) {
  const { connectionTimeoutMillis, ...session } = appConnection(timeoutFactor);
  return {
    type: 'postgres',
    url: databaseUrl,
    entities,
    synchronize: false,
    migrationsRun: false,
    installExtensions: false,
    logging: false,
    connectTimeoutMS: connectionTimeoutMillis,
    poolSize,
    applicationName: 'willow read models',
    poolErrorHandler: () => undefined,
    // The driver listens for errors only a moment after it got a connection, which a server that is stopping may have ended by then.
    // `pipeline`: statements that are asked for together are sent together.
    extra: { ...session, pipeline: true, options: startupOptions({ search_path: schema }), onConnect: ignoreErrors<EventEmitter> },
  } as const satisfies DataSourceOptions;
}
