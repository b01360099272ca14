import { DataSource } from 'typeorm';
import type { ReadModelDatabase } from '../../event-sourcing/projections/rebuild-projection.ts';
import { APP_ROLE } from './app-role.ts';
import { READ_SCHEMA, readDbOptions } from './read-db-options.ts';
import type { ReadDbOptions } from './read-db-options.ts';
import { withClient } from './with-client.ts';

export const readModelDatabase = ({ databaseUrl, entities }: Pick<ReadDbOptions, 'databaseUrl' | 'entities'>): ReadModelDatabase => ({
  schema: READ_SCHEMA,
  role: APP_ROLE,
  withOwner: (work) => withClient(databaseUrl, work),
  open: (schema) => new DataSource(readDbOptions({ databaseUrl, entities, schema, poolSize: 2 })).initialize(),
});
