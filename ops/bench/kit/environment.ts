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
  /** Before the bench. Above 0.2 others disturbed the measurement. */
  readonly load: number;
  /** Blocks of 8 KiB that the disk confirms: the limit of single commits. */
  readonly syncsPerSecond: number;
  readonly node: string;
  readonly postgres: string;
  readonly emmett: string;
  readonly commit: string;
};

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export const readEnvironment = (postgres: string, directory: string): Environment => ({
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: availableParallelism(),
  memoryGb: Math.round(totalmem() / 1024 ** 3),
  load: Math.round((loadavg()[0] ?? 0) * 100) / 100,
  syncsPerSecond: syncsPerSecond(directory),
  node: process.versions.node,
  postgres,
  emmett: emmettVersion(),
  commit: commitOf(ROOT),
});

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
