import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { TestDatabase } from '../../testing/postgres.ts';
import { migratedDatabase } from '../database/migrated-database.behaviour.ts';
import { APP_ROLE } from '../database/roles.ts';
import { withClient } from '../database/with-client.ts';
import { migrateQueue } from '../queue/index.ts';
import { decidedOn, KEPT, LEFT_OUT } from './tables.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await migratedDatabase();
  await migrateQueue(database.ownerUrl, APP_ROLE);
});
afterAll(() => database?.drop());

const tables = (): Promise<readonly { name: string; hasKey: boolean }[]> =>
  withClient(database.ownerUrl, async (client) => {
    const { rows } = await client.query<{ name: string; hasKey: boolean }>(
      `SELECT format('%s.%s', n.nspname, c.relname) AS name, EXISTS (SELECT FROM pg_index WHERE indrelid = c.oid AND indisprimary) AS "hasKey"
         FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
        WHERE c.relkind IN ('r', 'p') AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema' ORDER BY 1`,
    );
    return rows;
  });

it('every table is in a backup, or it is said why it may be left out', async () => {
  const all = await tables();
  expect(all.filter(({ name }) => decidedOn(name) === null)).toEqual([]);
  expect(decidedOn('documents.something_new')).toBeNull();
  // What is named is there: nothing is decided about a table that is gone.
  const names = new Set(all.map(({ name }) => name));
  const gone = [...KEPT.map(({ name }) => name), ...Object.keys(LEFT_OUT).filter((name) => !name.endsWith('.*'))].filter(
    (name) => !names.has(name),
  );
  expect(gone).toEqual([]);
});

it('every table that is in one has a key, by which rows are found again', async () => {
  const kept = (await tables()).filter(({ name }) => decidedOn(name) === 'kept');
  expect(kept.filter(({ hasKey }) => !hasKey)).toEqual([]);
});
