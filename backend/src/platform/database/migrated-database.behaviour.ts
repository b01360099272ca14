import { migratedTemplate } from '../../testing/migrated-template.ts';
import { testDatabase } from '../../testing/postgres.ts';
import type { TestDatabase } from '../../testing/postgres.ts';
import { migrate } from './migrate.ts';
import { withClient } from './with-client.ts';

export async function migratedDatabase(tables = ''): Promise<TestDatabase> {
  const database = await testDatabase({ template: await migratedTemplate('willow_tables', ({ ownerUrl }) => migrate({ ownerUrl })) });
  if (tables) await withClient(database.ownerUrl, (owner) => owner.query(tables));
  return database;
}
