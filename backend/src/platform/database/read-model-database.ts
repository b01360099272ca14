import { DataSource } from 'typeorm';
import type { ReadModelDatabase } from '../../event-sourcing/projections/rebuild-projection.ts';
import { APP_ROLE } from './roles.ts';
import { READ_SCHEMA, readDbOptions } from './read-db-options.ts';
import type { ReadDbOptions } from './read-db-options.ts';
import { withClient } from './with-client.ts';

type ReadModelDatabaseOptions = Pick<ReadDbOptions, 'databaseUrl' | 'entities'> & { readonly ownerUrl: string };

/** What a rebuild needs of the database: the owner makes and swaps tables, the app fills them. */
export const readModelDatabase = ({ databaseUrl, ownerUrl, entities }: ReadModelDatabaseOptions): ReadModelDatabase => ({
  schema: READ_SCHEMA,
  role: APP_ROLE,
  withOwner: (work) => withClient(ownerUrl, work),
  open: (schema) => new DataSource(readDbOptions({ databaseUrl, entities, schema, poolSize: 2 })).initialize(),
});
