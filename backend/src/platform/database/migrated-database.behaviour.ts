import { testDatabase } from '../../testing/postgres.ts';
import type { TestDatabase } from '../../testing/postgres.ts';
import { createAppRole } from './app-role.ts';
import { migrate } from './migrate.ts';
import { withClient } from './with-client.ts';

export async function migratedDatabase(tables = ''): Promise<TestDatabase> {
  const database = await testDatabase();
  await createAppRole({ adminUrl: database.adminUrl, grantTo: new URL(database.url).username });
  await migrate({ databaseUrl: database.url });
  await withClient(database.url, (owner) => owner.query(tables));
  return database;
}
