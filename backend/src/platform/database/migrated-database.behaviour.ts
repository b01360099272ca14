import { testDatabase } from '../../testing/postgres.ts';
import type { TestDatabase } from '../../testing/postgres.ts';
import { migrate } from './migrate.ts';
import { withClient } from './with-client.ts';

export async function migratedDatabase(tables = ''): Promise<TestDatabase> {
  const database = await testDatabase();
  await migrate({ ownerUrl: database.ownerUrl });
  await withClient(database.ownerUrl, (owner) => owner.query(tables));
  return database;
}
