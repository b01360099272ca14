import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLineOf, endProcess } from '../processes.ts';
import { keptSecret, token } from '../secrets.ts';
import { postgresAccount } from './account.ts';
import type { Account } from './account.ts';
import { postgresBinaries } from './binaries.ts';
import type { Binaries } from './binaries.ts';

export const SUPERUSER = 'postgres';

export type Cluster = { readonly directory: string; readonly password: string; readonly binaries: Binaries; readonly account: Account };

// Byte order and Unicode case rules from PostgreSQL itself: the same on every machine, whatever locales it has.
const LOCALE = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

const makeDirectory = (directory: string, { owner }: Account): void => {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { mode: 0o700 });
  if (owner) chownSync(directory, owner.uid, owner.gid);
};

const initialise = ({ directory, password, binaries, account }: Cluster): void => {
  const draft = `${directory}.new`;
  const passwordFile = join(tmpdir(), `willow-${token()}`);
  makeDirectory(draft, account);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account.owner) chownSync(passwordFile, account.owner.uid, account.owner.gid);
  const options = [
    `--pgdata=${draft}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--data-checksums',
    ...LOCALE,
  ];
  const { file, args, ids } = account.command(binaries.initdb, options);
  const { status, stdout, stderr, error } = spawnSync(file, args, { ...ids, cwd: '/', encoding: 'utf8' });
  rmSync(passwordFile);
  if (status !== 0) throw new Error(`PostgreSQL could not be set up in ${directory}: ${error?.message ?? `${stdout}${stderr}`}`);
  // A set-up that was cut short must not look like a database.
  renameSync(draft, directory);
};

const majorOf = (text: string): string => /\d+/.exec(text)?.[0] ?? '';

const requireSameVersion = ({ directory, binaries, account }: Cluster): void => {
  const { file, args, ids } = account.command(binaries.postgres, ['--version']);
  const program = majorOf(spawnSync(file, args, { ...ids, cwd: '/', encoding: 'utf8' }).stdout ?? '');
  const data = majorOf(readFileSync(join(directory, 'PG_VERSION'), 'utf8'));
  if (program !== data)
    throw new Error(
      `${directory} was written by PostgreSQL ${data}; the one installed is ${program || 'not working'}. Move the data over before starting.`,
    );
};

/** A killed launcher may leave its server running, or a pid file of one that is gone. The first is stopped, the second removed. */
export const clearLeftovers = async (directory: string): Promise<'nothing' | 'stopped' | 'removed'> => {
  const pidFile = join(directory, 'postmaster.pid');
  if (!existsSync(pidFile)) return 'nothing';
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  if (commandLineOf(pid).includes(directory)) {
    const gone = await endProcess(pid, [
      ['SIGINT', 20_000],
      ['SIGQUIT', 10_000],
      ['SIGKILL', 5000],
    ]);
    if (!gone) throw new Error(`A PostgreSQL left over from an earlier run (process ${pid}) cannot be stopped.`);
    return 'stopped';
  }
  rmSync(pidFile, { force: true });
  return 'removed';
};

/** On return no other server runs on it, and this version has written it. */
export const prepareCluster = async (dataDir: string): Promise<Cluster> => {
  const directory = join(dataDir, 'postgres');
  const binaries = await postgresBinaries();
  const account = postgresAccount([binaries.postgres, dataDir]);
  const password = keptSecret(join(dataDir, 'secrets/postgres.password'), () => token());
  const cluster = { directory, password, binaries, account };
  if (!existsSync(directory)) initialise(cluster);
  requireSameVersion(cluster);
  await clearLeftovers(directory);
  return cluster;
};
