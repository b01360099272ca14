import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { migratedDatabase } from './platform/database/migrated-database.behaviour.ts';
import { readDbOptions } from './platform/database/read-db-options.ts';
import { allEntities, allProjections } from './read-models.ts';
import type { TestDatabase } from './testing/postgres.ts';

let database: TestDatabase;
let db: DataSource;
beforeAll(async () => {
  database = await migratedDatabase();
  db = await new DataSource(readDbOptions({ databaseUrl: database.url, entities: allEntities })).initialize();
});
afterAll(async () => {
  await db?.destroy();
  await database?.drop();
});

describe('the tables of the read models', () => {
  it('are what the entities say; otherwise these statements belong in a new migration', async () => {
    const { upQueries } = await db.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('have one projection each', () => {
    const owned = allProjections.flatMap(({ tables }) => tables);
    expect(owned.toSorted()).toEqual(db.entityMetadatas.map(({ tableName }) => tableName).toSorted());
  });

  it('leave room in their pages for rows that change; those of the access log never do', async () => {
    const tables = await db.query<{ name: string; options: string[] | null }[]>(
      `SELECT relname AS name, reloptions AS options FROM pg_class WHERE relnamespace = 'rm'::regnamespace AND relkind = 'r'`,
    );
    const without = tables.filter(({ options }) => !options?.includes('fillfactor=50')).map(({ name }) => name);
    expect(without).toEqual(['access_log']);
  });
});
