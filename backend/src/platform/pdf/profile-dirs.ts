import { mkdir, mkdtemp, readdir, readFile, rm, rmdir } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'profile-';
/** Playwright creates these for every launch; our browsers have a directory of their own. */
const DRIVER_LEFTOVER = /^playwright(?:_chromiumdev_profile|-artifacts)-/;

/** Named by its process, so that a later one can recognise directories of processes that have ended. */
const ownerPrefix = (pid: number): string => `${PREFIX}${hostname()}-${pid}-`;

export async function makeProfileDir(base: string): Promise<string> {
  await mkdir(base, { recursive: true, mode: 0o700 });
  return mkdtemp(join(base, ownerPrefix(process.pid)));
}

export async function sweepProfileDirs(base: string, systemTmp: string): Promise<void> {
  const abandoned = (await entries(base)).filter((name) => isAbandoned(name));
  await Promise.all(abandoned.map((name) => rm(join(base, name), { recursive: true, force: true })));
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
