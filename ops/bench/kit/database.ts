import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { makeDataDir } from '../../run/launcher/data-dir.ts';
import { LOGINS, loginUrl } from '../../run/launcher/postgres/logins.ts';
import { startPostgres } from '../../run/launcher/postgres/server.ts';
import { say } from './progress.ts';

export type Server = {
  readonly version: string;
  readonly dataDir: string;
  readonly pid: number;
  /** The address for its owner. */
  newDatabase(name: string): Promise<string>;
  adminUrl(databaseUrl: string): string;
  /** Writes out what earlier work left in memory. */
  settle(): Promise<void>;
  /** Drops all databases, so that no cleaning up in them disturbs the next measurement. */
  clear(): Promise<void>;
  stop(): Promise<void>;
};

const RUNS = fileURLToPath(new URL('../.tmp/runs', import.meta.url));

/** As `npm start` does: same program, same durable settings, on the disk of this checkout. */
async function startServer(): Promise<Server> {
  sweepAbandoned();
  const dataDir = join(RUNS, String(process.pid));
  makeDataDir(dataDir);
  const { url, part } = await startPostgres(dataDir, join(dataDir, 'logs/postgres.log'), say);
  const password = readFileSync(join(dataDir, 'secrets/postgres.password'), 'utf8').trim();
  const adminUrl = (databaseUrl: string): string => changed(databaseUrl, { username: 'postgres', password });
  const stop = async (): Promise<void> => {
    await part.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const made = new Set<string>();
  const newDatabase = async (name: string): Promise<string> => {
    made.add(name);
    await query(adminUrl(url), `CREATE DATABASE ${pg.escapeIdentifier(name)} OWNER ${LOGINS.owner}`);
    return loginUrl(dataDir, 'owner', new URL(url).host, name);
  };
  const settle = async (): Promise<void> => void (await query(adminUrl(url), 'CHECKPOINT'));
  const clear = async (): Promise<void> => {
    for (const name of made) await query(adminUrl(url), `DROP DATABASE ${pg.escapeIdentifier(name)} WITH (FORCE)`);
    made.clear();
    await settle();
  };
  const { version } = await queryOne<{ version: string }>(adminUrl(url), `SELECT current_setting('server_version') AS version`);
  const { pid } = part;
  assert(pid !== undefined, 'PostgreSQL does not run');
  return { version, dataDir, pid, newDatabase, adminUrl, settle, clear, stop };
}

/** The server goes afterwards, also when the bench is interrupted. */
export async function withServer<T>(work: (server: Server) => Promise<T>): Promise<T> {
  const server = await startServer();
  const interrupted = (): void => void server.stop().finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, interrupted);
  process.once('disconnect', interrupted);
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

export async function query<Row extends pg.QueryResultRow>(url: string, ...statements: readonly string[]): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: readonly Row[] = [];
    for (const statement of statements) rows = (await client.query<Row>(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

export async function queryOne<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row> {
  const [row] = await query<Row>(url, statement);
  assert(row, 'No row');
  return row;
}

const changed = (url: string, parts: Partial<Pick<URL, 'username' | 'password' | 'pathname'>>): string =>
  Object.assign(new URL(url), parts).href;

function sweepAbandoned(): void {
  mkdirSync(RUNS, { recursive: true });
  for (const name of readdirSync(RUNS).filter((pid) => !isAlive(Number(pid)))) rmSync(join(RUNS, name), { recursive: true, force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
