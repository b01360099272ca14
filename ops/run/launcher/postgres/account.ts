import { spawnSync } from 'node:child_process';
import { passingClosedDirectories, firstClosedTo } from './closed-directories.ts';

export type Ids = { readonly uid: number; readonly gid: number };

/** PostgreSQL's programs refuse to run as root. */
export type Account = {
  /** When it is not ourselves. */
  readonly owner: Ids | undefined;
  command(
    program: string,
    args: readonly string[],
  ): { readonly file: string; readonly args: readonly string[]; readonly ids: Partial<Ids> };
};

const NAME = 'postgres';

const idOf = (flag: '-u' | '-g'): number | undefined => {
  const { status, stdout } = spawnSync('id', [flag, NAME], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
};

const postgresIds = (): Ids | undefined => {
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
};

const createUser = (): Ids => {
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', NAME];
  const { status, stderr, error } = spawnSync('useradd', options, { encoding: 'utf8' });
  const ids = status === 0 ? postgresIds() : undefined;
  if (!ids) throw new Error(`PostgreSQL does not run as root, and its own user could not be created: ${error?.message ?? stderr}`);
  return ids;
};

/** When we are root: the system user `postgres`, made if missing. `paths` are what PostgreSQL must reach. */
export const postgresAccount = (paths: readonly string[]): Account => {
  if (process.getuid?.() !== 0) return { owner: undefined, command: (file, args) => ({ file, args, ids: {} }) };
  const owner = postgresIds() ?? createUser();
  const closed = firstClosedTo(paths);
  if (!closed) return { owner, command: (file, args) => ({ file, args, ids: owner }) };
  const change = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'];
  const [file = '', ...options] = passingClosedDirectories(closed, change);
  return { owner, command: (program, args) => ({ file, args: [...options, program, ...args], ids: {} }) };
};
