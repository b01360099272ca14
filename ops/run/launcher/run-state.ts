import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownSettings } from './own-settings.ts';
import { processIdentity, waitUntil } from './processes.ts';

type Lock = { readonly process: string; readonly phase: 'running' | 'stopping'; readonly url: string };

const lockPath = (dataDir: string): string => join(dataDir, 'run/launcher.json');
const environmentPath = (dataDir: string): string => join(dataDir, 'run/environment.json');

const readLock = (dataDir: string): Lock | undefined => {
  try {
    return JSON.parse(readFileSync(lockPath(dataDir), 'utf8')) as Lock;
  } catch {
    return undefined;
  }
};

const holder = (dataDir: string): Lock | undefined => {
  const lock = readLock(dataDir);
  return lock && processIdentity(Number.parseInt(lock.process, 10)) === lock.process ? lock : undefined;
};

const write = (path: string, value: unknown): void => writeFileSync(path, JSON.stringify(value), { mode: 0o600 });

export type Claim = {
  /** Leaves the product's own settings where `npm run willow` finds them, and nothing else of the environment it was started in. */
  publish(environment: Readonly<Record<string, string>>): void;
  stopping(): void;
  release(): void;
};

/** One launcher per data directory: one that is stopping is waited for, one that runs is left alone. */
export const claimDataDir = async (dataDir: string, url: string, timeouts = { noticeMs: 3000, stopMs: 45_000 }): Promise<Claim> => {
  const free = (): boolean => holder(dataDir) === undefined;
  const settled = (): boolean => holder(dataDir)?.phase !== 'running';
  const may = (await waitUntil(settled, timeouts.noticeMs)) && (await waitUntil(free, timeouts.stopMs));
  const other = holder(dataDir);
  if (!may && other) {
    throw new Error(
      `Willow already runs from ${dataDir} (process ${Number.parseInt(other.process, 10)}, ${other.url}). Stop it first, or choose another DATA_DIR.`,
    );
  }
  const process_ = processIdentity(process.pid) ?? '';
  const mark = (phase: Lock['phase']): void => write(lockPath(dataDir), { process: process_, phase, url } satisfies Lock);
  mkdirSync(join(dataDir, 'run'), { recursive: true, mode: 0o700 });
  mark('running');
  return {
    publish: (environment) => write(environmentPath(dataDir), ownSettings(environment)),
    stopping: () => mark('stopping'),
    release: () => [environmentPath(dataDir), lockPath(dataDir)].forEach((path) => rmSync(path, { force: true })),
  };
};

/** Undefined when nothing runs from this directory. */
export const publishedEnvironment = (dataDir: string): Record<string, string> | undefined => {
  if (!holder(dataDir)) return undefined;
  try {
    return JSON.parse(readFileSync(environmentPath(dataDir), 'utf8')) as Record<string, string>;
  } catch {
    return undefined;
  }
};
