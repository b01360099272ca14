import { DataSource } from 'typeorm';
import type { DataSourceOptions } from 'typeorm';
import { assertRolesExist } from './roles.ts';
import { allMigrations } from './migrations/index.ts';
import { withClient } from './with-client.ts';

type MigrateOptions = {
  /** The owner's login: it owns every schema. */
  readonly ownerUrl: string;
  readonly migrations?: Extract<NonNullable<DataSourceOptions['migrations']>, unknown[]>;
};

export const migrationDataSource = ({ ownerUrl, migrations = allMigrations }: MigrateOptions): DataSource =>
  new DataSource({
    type: 'postgres',
    url: ownerUrl,
    migrations,
    migrationsTransactionMode: 'each',
    installExtensions: false,
    poolSize: 1,
    applicationName: 'willow migrate',
  });

/** Answers which migrations it ran. Several processes may do so at once: TypeORM takes no lock of its own. */
export async function migrate(options: MigrateOptions): Promise<{ readonly applied: readonly string[] }> {
  return withClient(options.ownerUrl, async (client) => {
    await client.query(`SELECT pg_advisory_lock(hashtextextended('willow.migrate', 0))`);
    await assertRolesExist(client);
    const db = await migrationDataSource(options).initialize();
    try {
      return { applied: (await db.runMigrations()).map(({ name }) => name) };
    } finally {
      await db.destroy();
    }
  });
}
