import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { testDatabase } from './postgres.ts';
import type { TestDatabase } from './postgres.ts';

const query = async (connectionString: string, sql: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

describe('testDatabase', () => {
  let first: TestDatabase;
  let second: TestDatabase;

  beforeAll(async () => {
    [first, second] = await Promise.all([testDatabase(), testDatabase()]);
  });
  afterAll(async () => {
    await Promise.all([first.drop(), second.drop()]);
  });

  it('gives every caller an empty database of its own', async () => {
    await query(first.ownerUrl, 'CREATE SCHEMA mine; CREATE TABLE mine.thing (id int)');
    expect(await query(second.url, `SELECT to_regclass('mine.thing') AS found`)).toEqual([{ found: null }]);
  });

  it('connects app, owner and auditor without superuser rights and its admin with them', async () => {
    const sql = 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user';
    for (const url of [first.url, first.ownerUrl, first.auditUrl]) expect(await query(url, sql)).toEqual([{ rolsuper: false }]);
    expect(await query(first.adminUrl, sql)).toEqual([{ rolsuper: true }]);
  });

  it('hands out roles that may not create anything', async () => {
    const role = await first.restrictedRole();
    await expect(query(role.url, 'CREATE TABLE public.thing (id int)')).rejects.toThrow('permission denied');
    await expect(query(role.url, 'CREATE SCHEMA other')).rejects.toThrow('permission denied');
  });

  it('drops a database that still has connections, and its roles', async () => {
    const database = await testDatabase();
    const role = await database.restrictedRole();
    const busy = new pg.Client({ connectionString: role.url });
    busy.on('error', () => undefined);
    await busy.connect();
    await database.drop();
    await busy.end().catch(() => undefined);
    const left = `SELECT datname FROM pg_database WHERE datname = '${database.name}' UNION SELECT rolname FROM pg_roles WHERE rolname = '${role.name}'`;
    expect(await query(first.adminUrl, left)).toEqual([]);
  });
});
