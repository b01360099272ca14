import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { keepRunning } from '../keep-running.ts';
import type { Part } from '../keep-running.ts';
import { freePort } from '../../../local/kit/free-port.ts';
import { waitUntil } from '../processes.ts';
import { SUPERUSER, prepareCluster } from './cluster.ts';
import type { Cluster } from './cluster.ts';
import { createLogins, loginUrl } from './logins.ts';

type Database = { readonly url: string; readonly part: Part };

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
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
const startServer = ({ directory, binaries, account }: Cluster, port: number, logFile: string): ChildProcess => {
  const settings = Object.entries({ ...SETTINGS, port }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
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

/** The port of the last run when free, so that an address in a database tool keeps working. */
const rememberedPort = async (path: string): Promise<number> => {
  const last = existsSync(path) ? Number.parseInt(readFileSync(path, 'utf8'), 10) : 0;
  const port = await freePort(last || undefined);
  writeFileSync(path, String(port));
  return port;
};

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
  const port = await rememberedPort(join(dataDir, 'postgres.port'));
  const part = keepRunning({
    name: 'PostgreSQL',
    start: () => startServer(cluster, port, logFile),
    stopSignal: 'SIGINT',
    timeoutMs: 30_000,
    say,
  });
  try {
    const adminUrl = `postgresql://${SUPERUSER}:${cluster.password}@127.0.0.1:${port}/postgres`;
    await waitForServer(adminUrl, part, logFile);
    await withClient(adminUrl, (admin) => createLogins(admin, dataDir));
    return { url: loginUrl(dataDir, 'app', port), part };
  } catch (error) {
    await part.stop();
    throw error;
  }
};
