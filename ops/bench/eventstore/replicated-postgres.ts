import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databasePids, killHard } from '../../journeys/testing/processes.ts';
import { makeDataDir } from '../../run/launcher/data-dir.ts';
import { startPostgres } from '../../run/launcher/postgres/server.ts';
import { waitUntil } from '../../run/launcher/processes.ts';
import { query } from '../kit/database.ts';
import { say } from '../kit/progress.ts';

const STREAMING_WITHIN_MS = 30_000;

export type Replicated = {
  /** Of the app, on the first server. */
  readonly url: string;
  /** The first server ends as if its machine had burnt: all its processes at once, and it stays away. */
  burn(): Promise<void>;
  /** Makes the second one writable. Gives its host, as in a connection URL. */
  promote(): Promise<string>;
  stop(): Promise<void>;
};

/** Two servers in folders of their own; each commit on the first waits until the second has it on its disk. */
export async function replicatedPostgres(directory: string): Promise<Replicated> {
  const [first, second] = [join(directory, 'first'), join(directory, 'second')];
  makeDataDir(first);
  makeDataDir(second);
  const prepared = await start(first);
  await prepared.part.stop();
  // The copy of a server at rest; of one that runs, pg_basebackup makes it.
  const { status, stderr } = spawnSync('cp', ['-a', join(first, 'postgres'), join(second, 'postgres')], { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  cpSync(join(first, 'secrets'), join(second, 'secrets'), { recursive: true });
  const primary = await start(first);
  const password = readFileSync(join(first, 'secrets/postgres.password'), 'utf8').trim();
  const adminUrl = (host: string): string => `postgresql://postgres:${password}@${host}/postgres`;
  const { host } = new URL(primary.url);
  appendFileSync(join(second, 'postgres/postgresql.auto.conf'), `primary_conninfo = '${adminUrl(host)}'\n`);
  writeFileSync(join(second, 'postgres/standby.signal'), '');
  const standby = await start(second);
  await query(adminUrl(host), `ALTER SYSTEM SET synchronous_standby_names = 'willow'`, 'SELECT pg_reload_conf()');
  const isSynchronous = async (): Promise<boolean> =>
    (await query(adminUrl(host), `SELECT FROM pg_stat_replication WHERE sync_state = 'sync' AND state = 'streaming'`)).length === 1;
  assert(await waitUntil(isSynchronous, STREAMING_WITHIN_MS), 'The second server does not follow the first');
  let isBurnt = false;
  const standbyHost = new URL(standby.url).host;
  return {
    url: primary.url,
    burn: async () => {
      isBurnt = true;
      const killed = killHard(...databasePids({ dataDir: first }));
      await Promise.all([killed, primary.part.stop()]);
    },
    promote: async () => {
      await query(adminUrl(standbyHost), 'SELECT pg_promote()');
      return standbyHost;
    },
    stop: async () => {
      if (!isBurnt) await primary.part.stop();
      await standby.part.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

const start = (dataDir: string): ReturnType<typeof startPostgres> => startPostgres(dataDir, join(dataDir, 'logs/postgres.log'), say);
