import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { assertDatabaseIsSafe } from '../../../../backend/src/platform/database/database-safety.ts';
import { FORBIDDEN_TO_THE_APP, REWRITE_HISTORY } from '../../../../backend/src/platform/database/forbidden-statements.behaviour.ts';
import { migrate } from '../../../../backend/src/platform/database/migrate.ts';
import { openPools } from '../../../../backend/src/platform/database/pools.ts';
import { patient } from '../../../testing/machine/patience.ts';
import { socketPath } from '../../../local/kit/postgres-socket.ts';
import { makeDataDir } from '../data-dir.ts';
import { SOCKET_PORT } from './address.ts';
import { withAllLogins } from './logins.ts';
import { startPostgres } from './server.ts';

const LONG = patient(120_000);

const connected = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

describe('the database of the embedded run', () => {
  const directory = mkdtempSync(join(tmpdir(), 'willow-logins-'));
  const dataDir = join(directory, `"Jane's" data, ü%2F`);
  let database: Awaited<ReturnType<typeof startPostgres>>;
  let urls: Readonly<Record<string, string>>;
  const start = (place = dataDir) => startPostgres(place, join(place, 'logs/postgres.log'), () => undefined);

  beforeAll(async () => {
    makeDataDir(dataDir);
    database = await start();
    urls = withAllLogins({ DATABASE_URL: database.url, DATA_DIR: dataDir });
    await migrate({ ownerUrl: urls['DATABASE_OWNER_URL'] ?? '' });
    await connected(urls['DATABASE_OWNER_URL'] ?? '', async (owner) => {
      await owner.query('CREATE TABLE rm.thing (id int)');
      await owner.query(`SELECT es.append_one('will-1', -1, gen_random_uuid(), 'Saved', '{"n":1}', '{}', NULL, 7)`);
    });
  }, LONG);
  afterAll(async () => {
    await database.part.stop();
    rmSync(directory, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }, LONG);

  it('passes the check that api and worker make at start, as their own login', async () => {
    const pools = openPools({ databaseUrl: database.url });
    await assertDatabaseIsSafe(pools.app);
    await pools.close();
  });

  it.each([REWRITE_HISTORY, ...FORBIDDEN_TO_THE_APP])('its login for api and worker may not: %s', async (sql) => {
    await connected(database.url, async (login) => {
      await login.query('RESET ROLE');
      await expect(login.query(sql)).rejects.toThrow(/permission denied|must be owner|must be superuser|must have|Only roles/);
    });
    const log = await connected(
      urls['DATABASE_AUDIT_URL'] ?? '',
      async (auditor) => (await auditor.query('SELECT type, data FROM es.event')).rows,
    );
    expect(log).toEqual([{ type: 'Saved', data: { n: 1 } }]);
  });

  it('listens on no port: its socket is among its own data, where nobody else may go, and asks for the password', async () => {
    const listening = `SELECT current_setting('listen_addresses') AS on_ports, inet_server_addr() AS address`;
    expect(await connected(database.url, async (login) => (await login.query(listening)).rows)).toEqual([{ on_ports: '', address: null }]);
    const own = join(dataDir, 'postgres');
    expect([own, socketPath(own, SOCKET_PORT)].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o700]);
    await expect(connected(database.url.replace(/:[^:@]+@/, ':wrong@'), () => Promise.resolve())).rejects.toMatchObject({ code: '28P01' });
  });

  it(
    'starts again beside the socket of a server that was killed, whoever has its number now',
    async () => {
      await database.part.stop();
      const own = join(dataDir, 'postgres');
      const { uid } = statSync(own);
      const other = spawn('sleep', ['600'], process.getuid?.() === 0 ? { uid } : {});
      writeFileSync(`${socketPath(own, SOCKET_PORT)}.lock`, `${other.pid}\n${own}\n0\n${SOCKET_PORT}\n${own}\n`);
      writeFileSync(socketPath(own, SOCKET_PORT), '');
      try {
        const { url } = database;
        database = await start();
        expect(database.url).toBe(url);
      } finally {
        other.kill();
      }
    },
    LONG,
  );

  it(
    'listens on the loopback address where the path is too long for a socket',
    async () => {
      const long = join(directory, 'x'.repeat(60), 'y'.repeat(60));
      mkdirSync(join(long, '..'), { mode: 0o711 });
      makeDataDir(long);
      const other = await start(long);
      try {
        expect(new URL(other.url).hostname).toBe('127.0.0.1');
        const who = async (login: pg.Client) => (await login.query('SELECT current_user AS who')).rows;
        expect(await connected(other.url, who)).toEqual([{ who: 'willow_app' }]);
        const { DATABASE_OWNER_URL = '' } = withAllLogins({ DATABASE_URL: other.url, DATA_DIR: long });
        expect(await connected(DATABASE_OWNER_URL, who)).toEqual([{ who: 'willow_owner' }]);
      } finally {
        await other.part.stop();
      }
    },
    LONG,
  );

  it('has no login that may make others, and keeps their passwords from other users', async () => {
    const powers = `SELECT rolname FROM pg_roles WHERE rolname LIKE 'willow%' AND (rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls)`;
    expect(await connected(database.url, async (login) => (await login.query(powers)).rows)).toEqual([]);
    const kept = readdirSync(join(dataDir, 'secrets')).filter((name) => name.startsWith('database.'));
    expect(kept.toSorted()).toEqual(['database.app.password', 'database.audit.password', 'database.owner.password']);
    for (const name of kept) expect(statSync(join(dataDir, 'secrets', name)).mode & 0o777).toBe(0o600);
  });
});
