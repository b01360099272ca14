import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { patient } from '../../../../ops/testing/machine/patience.ts';
import type { TestDatabase } from '../../testing/postgres.ts';
import { assertDatabaseIsSafe, UnsafeDatabase } from './database-safety.ts';
import { migratedDatabase } from './migrated-database.behaviour.ts';
import { openPools } from './pools.ts';
import { APP_ROLE, AUDIT_ROLE } from './roles.ts';
import { withClient } from './with-client.ts';

describe('the check of the database at start-up', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await migratedDatabase();
  });
  afterAll(() => database.drop());

  const asAdmin = (sql: string) => withClient(database.adminUrl, (admin) => admin.query(sql));

  const findings = async (databaseUrl = database.url, allowUnsafeDurability = true): Promise<readonly string[]> => {
    const pools = openPools({ databaseUrl, timeoutFactor: patient(10) });
    try {
      await assertDatabaseIsSafe(pools.app, { allowUnsafeDurability });
      return [];
    } catch (error) {
      if (!(error instanceof UnsafeDatabase)) throw error;
      return error.findings;
    } finally {
      await pools.close();
    }
  };

  it('refuses a server that may forget a confirmed append, unless told that it is for tests', async () => {
    expect(await findings(database.url, false)).toEqual(['fsync is off', 'full_page_writes is off', 'synchronous_commit is off']);
    expect(await findings()).toEqual([]);
  });

  it.each([
    [`GRANT UPDATE ON es.event TO ${APP_ROLE}`, `REVOKE UPDATE ON es.event FROM ${APP_ROLE}`, 'may UPDATE the table es.event'],
    [`GRANT TRUNCATE ON es.event TO PUBLIC`, `REVOKE TRUNCATE ON es.event FROM PUBLIC`, 'may TRUNCATE the table es.event'],
    [`GRANT MAINTAIN ON es.event TO ${APP_ROLE}`, `REVOKE MAINTAIN ON es.event FROM ${APP_ROLE}`, 'may MAINTAIN the table es.event'],
    [`GRANT DELETE ON es.anchor TO ${APP_ROLE}`, `REVOKE DELETE ON es.anchor FROM ${APP_ROLE}`, 'may DELETE the table es.anchor'],
    [
      `GRANT INSERT (data) ON es.event TO ${APP_ROLE}`,
      `REVOKE INSERT (data) ON es.event FROM ${APP_ROLE}`,
      'may INSERT the column data of es.event',
    ],
    [`GRANT CREATE ON SCHEMA es TO ${APP_ROLE}`, `REVOKE CREATE ON SCHEMA es FROM ${APP_ROLE}`, 'may CREATE the schema of the log'],
    [
      `DO $$ BEGIN EXECUTE format('GRANT CREATE ON DATABASE %I TO ${APP_ROLE}', current_database()); END $$`,
      `DO $$ BEGIN EXECUTE format('REVOKE CREATE ON DATABASE %I FROM ${APP_ROLE}', current_database()); END $$`,
      'may CREATE the database',
    ],
    [
      'ALTER TABLE es.event DISABLE TRIGGER append_only',
      'ALTER TABLE es.event ENABLE ALWAYS TRIGGER append_only',
      'the append-only trigger of es.event is missing, disabled or not ours',
    ],
    [
      'ALTER TABLE es.anchor ENABLE TRIGGER append_only',
      'ALTER TABLE es.anchor ENABLE ALWAYS TRIGGER append_only',
      'the append-only trigger of es.anchor is missing, disabled or not ours',
    ],
    [`ALTER TABLE es.event OWNER TO ${APP_ROLE}`, 'ALTER TABLE es.event OWNER TO willow_owner', 'owns the table es.event'],
    [
      `ALTER FUNCTION es.append_one OWNER TO ${APP_ROLE}`,
      'ALTER FUNCTION es.append_one OWNER TO willow_owner',
      'owns the function es.append_one',
    ],
    [
      'ALTER FUNCTION es.append_many SECURITY INVOKER',
      'ALTER FUNCTION es.append_many SECURITY DEFINER',
      'es.append_many does not run as the owner of the log',
    ],
    [
      'ALTER FUNCTION es.append_one SET search_path = public',
      'ALTER FUNCTION es.append_one SET search_path = pg_catalog, pg_temp',
      'es.append_one does not run as the owner of the log with a fixed search path',
    ],
  ])('refuses after %s', async (change, undo, finding) => {
    await asAdmin(change);
    const found = await findings().finally(() => asAdmin(undo));
    expect(found.join('\n')).toContain(finding);
    expect(await findings()).toEqual([]);
  });

  // Roles are the whole server's, so these are given to a login of their own: other tests run as the app beside this one.
  it.each([
    ['ALTER ROLE $login CREATEROLE', '$login may create roles'],
    ['ALTER ROLE $login CREATEDB', '$login may create databases'],
    ['ALTER ROLE $login REPLICATION', '$login may replicate the server'],
    ['ALTER ROLE $login BYPASSRLS', '$login may bypass row security'],
    ['ALTER ROLE $login SUPERUSER', '$login may do anything: it is a superuser'],
    ['GRANT pg_write_all_data TO $login', '$login is a member of pg_write_all_data'],
    [`GRANT ${AUDIT_ROLE} TO $login`, `$login is a member of ${AUDIT_ROLE}`],
    ['GRANT willow_owner TO $login', '$login owns the table es.event, or may act as who does'],
    ['GRANT willow_owner TO $login WITH INHERIT FALSE, SET TRUE', '$login owns the table es.event, or may act as who does'],
    [`ALTER ROLE $login SET ROLE = ${APP_ROLE}`, `$login acts as ${APP_ROLE}: it must act as itself`],
    ['GRANT SET ON PARAMETER session_replication_role TO $login', '$login may switch triggers off'],
    [`REVOKE ${APP_ROLE} FROM $login`, `$login is not ${APP_ROLE} and no member of it`],
  ])('refuses a login after %s', async (change, finding) => {
    const { name, url } = await database.restrictedRole();
    await asAdmin(`GRANT ${APP_ROLE} TO ${name}`);
    expect(await findings(url)).toEqual([]);
    await asAdmin(change.replace('$login', name));
    const found = await findings(url).finally(() => asAdmin(`DROP OWNED BY ${name}`));
    expect(found).toContainEqual(expect.stringContaining(finding.replaceAll('$login', name)));
  });

  it('refuses the login that owns the log, whatever role it acts as, and says so in plain lines', async () => {
    const acting = new URL(database.ownerUrl);
    acting.searchParams.set('options', `-c role=willow_owner`);
    for (const url of [database.ownerUrl, acting.href]) {
      const found = await findings(url);
      expect(found).toEqual(['willow_owner is not willow_app and no member of it']);
    }
    const pools = openPools({ databaseUrl: database.ownerUrl, timeoutFactor: patient(10) });
    await expect(assertDatabaseIsSafe(pools.app)).rejects.toThrow('DATABASE_URL: willow_owner is not willow_app and no member of it');
    await pools.close();
  });

  it('refuses a cluster without page checksums, unless told that it is for tests', async () => {
    // Checksums cannot be switched off while the server runs, so its word for them is changed.
    await asAdmin(`CREATE SCHEMA other; GRANT USAGE ON SCHEMA other TO ${APP_ROLE};
      CREATE VIEW other.pg_settings AS SELECT name, 'off' AS setting FROM pg_catalog.pg_settings WHERE name = 'data_checksums';
      GRANT SELECT ON other.pg_settings TO ${APP_ROLE}`);
    await withClient(database.url, async (client) => {
      await client.query('SET search_path = other, pg_catalog');
      await expect(assertDatabaseIsSafe(client as never)).rejects.toMatchObject({ findings: ['data_checksums is off'] });
      await assertDatabaseIsSafe(client as never, { allowUnsafeDurability: true });
    });
  });
});
