import { testDatabase } from '../../testing/postgres.ts';
import type { TestDatabase } from '../../testing/postgres.ts';
import { createAppRole } from './app-role.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migration.ts';

/** A database of its own, brought to the newest schema by its owner, for tests of everything that runs on it. */
export async function migratedDatabase(migrations: readonly Migration[] = []): Promise<TestDatabase> {
  const database = await testDatabase();
  await createAppRole({ adminUrl: database.adminUrl, grantTo: new URL(database.url).username });
  await migrate({ databaseUrl: database.url, migrations });
  return database;
}
