import { mkdir, mkdtemp, readdir, readFile, rm, rmdir } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'profile-';
/** Playwright creates these for every launch; our browsers have a directory of their own. */
const DRIVER_LEFTOVER = /^playwright(?:_chromiumdev_profile|-artifacts)-/;

/** Named by its process, so that a later one can recognise directories of processes that have ended. */
const ownerPrefix = (pid: number): string => `${PREFIX}${hostname()}-${pid}-`;

/** Those of this process that could not be removed when their browsers ended. */
const left = new Set<string>();

export async function makeProfileDir(base: string): Promise<string> {
  await mkdir(base, { recursive: true, mode: 0o700 });
  return mkdtemp(join(base, ownerPrefix(process.pid)));
}

/** Ends what still runs on it first, which would go on writing there. Never fails: what cannot be removed now is swept before the next browser starts. */
export async function removeProfileDir(profileDir: string): Promise<void> {
  for (const pid of await processesOf(profileDir)) endProcess(pid);
  await rm(profileDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }).then(
    () => left.delete(profileDir),
    () => left.add(profileDir),
  );
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself between being found and being killed.
  }
}

/** Removes what browsers have left behind, those of this process too. Never fails. */
export async function sweepProfileDirs(base: string, systemTmp: string): Promise<void> {
  const abandoned = (await entries(base)).filter((name) => isAbandoned(name)).map((name) => join(base, name));
  await Promise.all([...abandoned, ...left].map(removeProfileDir));
  const leftovers = (await entries(systemTmp)).filter((name) => DRIVER_LEFTOVER.test(name));
  // Removing a directory fails when it is not empty, which is the test for its being in use.
  await Promise.allSettled(leftovers.map((name) => rmdir(join(systemTmp, name))));
}

function isAbandoned(name: string): boolean {
  const own = `${PREFIX}${hostname()}-`;
  if (!name.startsWith(own)) return false;
  const pid = Number(name.slice(own.length).split('-')[0]);
  return Number.isInteger(pid) && pid > 0 && !isAlive(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EPERM';
  }
}

/** Linux only: elsewhere it finds none. */
export async function processesOf(profileDir: string): Promise<readonly number[]> {
  const pids = (await entries('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.all(
    pids.map(async (pid) => ((await commandLine(pid)).includes(`--user-data-dir=${profileDir}`) ? [pid] : [])),
  );
  return found.flat();
}

const commandLine = async (pid: number): Promise<readonly string[]> =>
  (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0');

const entries = (dir: string): Promise<readonly string[]> => readdir(dir).catch(() => []);
