import { afterAll, beforeAll, it } from '@jest/globals';
import pg from 'pg';
import { migratedDatabase } from '../../platform/database/migrated-database.behaviour.ts';
import { APP_ROLE } from '../../platform/database/roles.ts';
import type { TestDatabase } from '../../testing/postgres.ts';
import { ShadowTables } from './shadow-tables.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database?.drop());

it('the first rebuilds of a database may begin at the same moment', async () => {
  const owners = Array.from({ length: 6 }, () => new pg.Client({ connectionString: database.ownerUrl }));
  // The database is dropped under those that a failure leaves.
  for (const owner of owners) owner.on('error', () => undefined);
  await Promise.all(owners.map((owner) => owner.connect()));
  for (let round = 0; round < 20; round += 1) {
    // Each connection has now looked for the schema, and remembers that there is none.
    for (const owner of owners) await owner.query('DROP SCHEMA IF EXISTS rm_next');
    await Promise.all(owners.map((owner) => new ShadowTables(owner, { schema: 'rm', role: APP_ROLE, tables: [] }).create()));
  }
  await Promise.all(owners.map((owner) => owner.end()));
});
