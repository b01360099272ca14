import { spawnSync } from 'node:child_process';
import { closeSync, fdatasyncSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Environment = {
  readonly cpu: string;
  readonly cores: number;
  readonly memoryGb: number;
  /** Cores that others kept busy in the seconds before; null where the system does not tell. Above 0.2 nothing is judged. */
  readonly load: number | null;
  /** Of the last minute, with our own build in it. */
  readonly loadAverage: number;
  /** Blocks of 8 KiB that the disk confirms: the limit of single commits. */
  readonly syncsPerSecond: number;
  readonly node: string;
  readonly postgres: string;
  readonly emmett: string;
  readonly commit: string;
};

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export const readEnvironment = (postgres: string, directory: string, load: number | null): Environment => ({
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: availableParallelism(),
  memoryGb: Math.round(totalmem() / 1024 ** 3),
  load: load === null ? null : hundredths(load),
  loadAverage: hundredths(loadavg()[0] ?? 0),
  syncsPerSecond: syncsPerSecond(directory),
  node: process.versions.node,
  postgres,
  emmett: emmettVersion(),
  commit: commitOf(ROOT),
});

const hundredths = (value: number): number => Math.round(value * 100) / 100;

function commitOf(directory: string): string {
  const git = (...args: readonly string[]): string => spawnSync('git', args, { cwd: directory, encoding: 'utf8' }).stdout?.trim() ?? '';
  const commit = git('rev-parse', '--short', 'HEAD');
  if (!commit) return 'unknown';
  return git('status', '--porcelain', '--', 'backend/src', 'contracts/src', 'ops/bench') ? `${commit} with changes` : commit;
}

/** Read from its package.json: loading it would change how the driver reads values in the whole process. */
function emmettVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@event-driven-io/emmett-postgresql');
  return (JSON.parse(readFileSync(join(entry, '../../package.json'), 'utf8')) as { version: string }).version;
}

const SYNC_MS = 500;

function syncsPerSecond(directory: string): number {
  const scratch = mkdtempSync(join(directory || tmpdir(), 'sync-'));
  const file = openSync(join(scratch, 'blocks'), 'w');
  const block = Buffer.alloc(8192, 1);
  const begin = performance.now();
  let count = 0;
  for (; performance.now() - begin < SYNC_MS; count += 1) {
    writeSync(file, block, 0, block.length, (count % 64) * block.length);
    fdatasyncSync(file);
  }
  const perSecond = count / ((performance.now() - begin) / 1000);
  closeSync(file);
  rmSync(scratch, { recursive: true });
  return Math.round(perSecond);
}
