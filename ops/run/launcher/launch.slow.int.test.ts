import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { patient } from '../../testing/machine/patience.ts';
import { needsDatabaseAlone, withDatabaseAlone } from './database-alone.ts';
import { freePort } from '../../local/kit/free-port.ts';
import { commandLineOf, endProcess, waitUntil } from './processes.ts';
import { publishedEnvironment } from './run-state.ts';
import { readSettings } from './settings.ts';
import { writeFakeBackend } from './testing/fake-backend.ts';

const PROGRAM = new URL('./testing/launch-fake.ts', import.meta.url).pathname;
const LONG = patient(120_000);

type Launcher = { readonly child: ChildProcess; readonly output: () => string; readonly exit: Promise<number | null> };
type ApiEnv = Record<string, string> & { readonly pid: number };

const query = async (url: string, sql: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

describe('launch', () => {
  let directory: string;
  let port: number;
  let launchers: Launcher[];

  const dataDir = (): string => join(directory, 'data');
  const postmaster = (): number => Number.parseInt(readFileSync(join(dataDir(), 'postgres/postmaster.pid'), 'utf8'), 10);

  const start = (backend: string, env: Record<string, string> = {}): Launcher => {
    const options = {
      env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: dataDir(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'] as const,
    };
    const child = spawn(process.execPath, [PROGRAM, backend], { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: string[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(String(chunk)));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(String(chunk)));
    const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const launcher = { child, output: () => chunks.join(''), exit };
    launchers.push(launcher);
    return launcher;
  };

  const ready = async (launcher: Launcher): Promise<ApiEnv> => {
    const settled = await waitUntil(() => launcher.output().includes('is ready') || launcher.child.exitCode !== null, LONG, 100);
    if (!settled || launcher.child.exitCode !== null) throw new Error(launcher.output());
    return (await (await fetch(`http://localhost:${port}/env`)).json()) as ApiEnv;
  };

  const stop = async ({ child, exit }: Launcher): Promise<number | null> => {
    child.kill('SIGTERM');
    return exit;
  };

  beforeEach(async () => {
    // Closed to others, as a root's home is: PostgreSQL must come through all the same.
    directory = mkdtempSync(join(tmpdir(), 'willow-launch-'));
    port = await freePort();
    launchers = [];
  });

  afterEach(async () => {
    for (const { child } of launchers.filter(({ child: { exitCode, signalCode } }) => exitCode === null && signalCode === null)) {
      if (child.pid)
        await endProcess(child.pid, [
          ['SIGTERM', 30_000],
          ['SIGKILL', 5000],
        ]);
    }
    rmSync(directory, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  });

  it(
    'migrates, runs api and worker on a durable PostgreSQL of its own and stops everything when asked',
    async () => {
      const launcher = start(writeFakeBackend(join(directory, 'backend')));
      const env = await ready(launcher);
      expect(readFileSync(join(dataDir(), 'migrated'), 'utf8')).toBe('migrate\n');
      const settings = `SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums') ORDER BY 1`;
      const on = (name: string): object => ({ name, setting: 'on' });
      expect(await query(env['DATABASE_URL'] ?? '', settings)).toEqual(
        ['data_checksums', 'fsync', 'full_page_writes', 'synchronous_commit'].map(on),
      );
      expect(new URL(env['DATABASE_URL'] ?? '').username).toBe('willow_app');
      expect(new URL(readFileSync(join(dataDir(), 'migrated.owner'), 'utf8')).username).toBe('willow_owner');
      expect(Object.keys(env).filter((name) => name.startsWith('DATABASE_'))).toEqual(['DATABASE_URL']);
      expect(JSON.stringify(publishedEnvironment(dataDir()))).not.toContain('willow_owner');
      expect(Buffer.from(env['MASTER_KEY'] ?? '', 'base64')).toHaveLength(32);
      expect(statSync(join(dataDir(), 'secrets/master.key')).mode & 0o777).toBe(0o600);
      const password = readFileSync(join(dataDir(), 'secrets/operator.password'), 'utf8').trim();
      expect(launcher.output()).toContain(password);
      for (const kept of [env, publishedEnvironment(dataDir())]) expect(JSON.stringify(kept)).not.toContain(password);
      const server = postmaster();
      expect(await stop(launcher)).toBe(0);
      expect([commandLineOf(server), commandLineOf(env.pid)]).toEqual(['', '']);
      expect(publishedEnvironment(dataDir())).toBeUndefined();
    },
    LONG,
  );

  it(
    'comes back with all data and the same secrets after a kill -9, and leaves no process behind',
    async () => {
      const backend = writeFakeBackend(join(directory, 'backend'));
      const first = start(backend);
      const before = await ready(first);
      await query(
        readFileSync(join(dataDir(), 'migrated.owner'), 'utf8'),
        'CREATE TABLE kept AS SELECT 42 AS answer; GRANT SELECT ON kept TO willow_app',
      );
      const server = postmaster();
      first.child.kill('SIGKILL');
      await first.exit;
      expect(await waitUntil(() => commandLineOf(before.pid) === '' && commandLineOf(server) === '', LONG)).toBe(true);
      const after = await ready(start(backend));
      expect(await query(after['DATABASE_URL'] ?? '', 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
      for (const name of ['MASTER_KEY', 'STRIPE_WEBHOOK_SECRET', 'DATABASE_URL']) expect(after[name]).toBe(before[name]);
    },
    LONG,
  );

  it(
    'gives a command that brings a backup back a database on a machine that has nothing but the master key',
    async () => {
      const settings = readSettings({ DATA_DIR: join(directory, 'new') }, '/');
      const rows = await withDatabaseAlone(settings, { MASTER_KEY: 'kept' }, (env) => query(env['DATABASE_URL'] ?? '', 'SELECT 1 AS one'));
      expect(rows).toEqual([{ one: 1 }]);
    },
    LONG,
  );

  it(
    'gives a command that repairs a product which does not start its database alone, and stops it afterwards',
    async () => {
      const launcher = start(writeFakeBackend(join(directory, 'backend')));
      const before = await ready(launcher);
      await stop(launcher);
      expect(needsDatabaseAlone(['doctor', 'keys'], dataDir())).toBe(true);
      expect(needsDatabaseAlone(['jobs', 'failed'], dataDir())).toBe(false);
      const settings = readSettings({ DATA_DIR: dataDir() }, '/');
      const during = await withDatabaseAlone(settings, {}, async (env) => ({
        env,
        server: postmaster(),
        rows: await query(env['DATABASE_URL'] ?? '', 'SELECT 1 AS one'),
      }));
      expect(during.rows).toEqual([{ one: 1 }]);
      expect(during.env['MASTER_KEY']).toBe(before['MASTER_KEY']);
      expect(commandLineOf(during.server)).toBe('');
      rmSync(join(dataDir(), 'secrets/master.key'));
      await expect(withDatabaseAlone(settings, {}, () => 0)).rejects.toThrow('is missing or empty');
      const again = start(writeFakeBackend(join(directory, 'backend')));
      expect(await again.exit).toBe(1);
      expect(again.output()).toContain(`The key file ${join(dataDir(), 'secrets/master.key')} is missing or empty`);
    },
    LONG,
  );

  it(
    'makes no key for a database of your own that was sealed with another one, or that cannot be asked',
    async () => {
      const backend = writeFakeBackend(join(directory, 'backend'));
      const key = join(dataDir(), 'secrets/master.key');
      const launcher = start(backend, { DATABASE_URL: 'postgresql://app@localhost/own', FAKE_DOCTOR: 'sealed' });
      expect(await launcher.exit).toBe(1);
      expect(launcher.output()).toBe(
        `MASTER_KEY: what is in the database of DATABASE_URL was sealed with a key that is not here: ${key} is missing or empty. Put the file back from its backup, or set MASTER_KEY; no key was made.\n`,
      );
      const away = start(backend, { DATABASE_URL: 'postgresql://app@localhost/own', FAKE_DOCTOR: 'away' });
      expect(await away.exit).toBe(1);
      expect(away.output()).toBe('DATABASE_URL: no\n');
      for (const made of [key, join(dataDir(), 'migrated')]) expect(existsSync(made)).toBe(false);
      const empty = start(backend, { DATABASE_URL: 'postgresql://app@localhost/own' });
      await ready(empty);
      expect(existsSync(key)).toBe(true);
    },
    LONG,
  );

  it(
    'starts api, worker and PostgreSQL again when somebody kills them',
    async () => {
      const launcher = start(writeFakeBackend(join(directory, 'backend')));
      const before = await ready(launcher);
      const server = postmaster();
      process.kill(before.pid, 'SIGKILL');
      process.kill(server, 'SIGKILL');
      const back = async (): Promise<boolean> => {
        const env = (await (await fetch(`http://localhost:${port}/env`)).json()) as ApiEnv;
        const rows = await query(env['DATABASE_URL'] ?? '', 'SELECT 1 AS one');
        return env.pid !== before.pid && rows.length === 1;
      };
      expect(await waitUntil(() => back().catch(() => false), LONG, 200)).toBe(true);
      expect(launcher.output()).toMatch(/api ended \(SIGKILL\); starting it again/);
    },
    LONG,
  );

  it(
    'leaves a launcher that runs from the same data directory alone',
    async () => {
      const backend = writeFakeBackend(join(directory, 'backend'));
      const first = start(backend);
      const env = await ready(first);
      const second = start(backend, { PORT: String(await freePort()) });
      expect(await second.exit).toBe(1);
      expect(second.output()).toMatch(/already runs from .* Stop it first, or choose another DATA_DIR/);
      expect(await query(env['DATABASE_URL'] ?? '', 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    },
    LONG,
  );

  it(
    'says which port is taken and how to choose another',
    async () => {
      const taken = createServer().listen(port, '127.0.0.1');
      const launcher = start(writeFakeBackend(join(directory, 'backend')));
      expect(await launcher.exit).toBe(1);
      taken.close();
      expect(launcher.output()).toContain(
        `Port ${port} (storefront and API) is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
      );
    },
    LONG,
  );

  it(
    'ends with the words of the program that fails, and with nothing left running',
    async () => {
      const migration = start(writeFakeBackend(join(directory, 'backend')), { FAIL_MIGRATION: 'yes' });
      expect(await migration.exit).toBe(1);
      expect(migration.output()).toContain('Migrating the database failed: column "x" does not exist');
      const api = `console.error('PUBLIC_URL: must be set'); process.exit(1);`;
      const broken = start(writeFakeBackend(join(directory, 'broken'), { api }));
      expect(await broken.exit).toBe(1);
      expect(broken.output()).toMatch(/api does not start\. The end of its log:[^]*PUBLIC_URL: must be set/);
      expect(() => postmaster()).toThrow('ENOENT');
    },
    LONG,
  );
});
