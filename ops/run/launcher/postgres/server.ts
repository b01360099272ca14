import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import pg from 'pg';
import { keepRunning } from '../keep-running.ts';
import type { Part } from '../keep-running.ts';
import { waitUntil } from '../processes.ts';
import { SUPERUSER, prepareCluster } from './cluster.ts';
import type { Cluster } from './cluster.ts';
import { createLogins, loginUrl } from './logins.ts';
import { addressOf } from './address.ts';
import type { Address } from './address.ts';

type Database = { readonly url: string; readonly part: Part };

const SETTINGS = {
  max_connections: '300',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  password_encryption: 'scram-sha-256',
  timezone: 'UTC',
  log_timezone: 'UTC',
  cluster_name: 'willow',
};

/** Ends the server even if we are killed: a shell waits on a pipe that only we hold open. */
const watchOver = (server: ChildProcess): void => {
  const watcher = spawn('sh', ['-c', 'read -r _; kill -INT "$1"', 'sh', String(server.pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.on('error', () => undefined);
  watcher.stdin?.on('error', () => undefined);
  server.once('exit', () => watcher.kill('SIGKILL'));
};

// In a session of its own, so that Ctrl-C in the terminal does not take the database away from programs that are still finishing.
const startServer = ({ directory, binaries, account }: Cluster, { settings: own }: Address, logFile: string): ChildProcess => {
  const settings = Object.entries({ ...SETTINGS, ...own }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { file, args, ids } = account.command(binaries.postgres, ['-D', directory, ...settings]);
  const log = openSync(logFile, 'a');
  const server = spawn(file, args, { ...ids, cwd: '/', detached: true, stdio: ['ignore', log, log] });
  if (server.pid) watchOver(server);
  return server;
};

const withClient = async <T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const answers = (connectionString: string): Promise<boolean> =>
  withClient(connectionString, () => Promise.resolve(true)).catch(() => false);

// Long, because a server that was killed in the middle of heavy work replays its log first.
const STARTS_WITHIN_MS = 120_000;
const FUTILE_STARTS = 6;

const waitForServer = async (adminUrl: string, part: Part, logFile: string): Promise<void> => {
  const up = await waitUntil(async () => part.deaths >= FUTILE_STARTS || (await answers(adminUrl)), STARTS_WITHIN_MS);
  if (!up || part.deaths >= FUTILE_STARTS) throw new Error(`PostgreSQL does not start; its own words are in ${logFile}.`);
};

/** The address is that of the product's own database, for its owner. */
export const startPostgres = async (dataDir: string, logFile: string, say: (line: string) => void): Promise<Database> => {
  const cluster = await prepareCluster(dataDir);
  const address = await addressOf(cluster.directory, dataDir);
  const part = keepRunning({
    name: 'PostgreSQL',
    start: () => startServer(cluster, address, logFile),
    stopSignal: 'SIGINT',
    timeoutMs: 30_000,
    say,
  });
  try {
    const adminUrl = `postgresql://${SUPERUSER}:${cluster.password}@${address.host}/postgres`;
    await waitForServer(adminUrl, part, logFile);
    await withClient(adminUrl, (admin) => createLogins(admin, dataDir));
    return { url: loginUrl(dataDir, 'app', address.host), part };
  } catch (error) {
    await part.stop();
    throw error;
  }
};
