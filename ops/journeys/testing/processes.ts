import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processIdentity, sendSignal, waitUntil } from '../../run/launcher/processes.ts';
import { WITHIN_MS } from './eventually.ts';
import type { Addresses } from './product.ts';

type Process = { readonly pid: number; readonly parent: number; readonly command: string };

const allProcesses = (): readonly Process[] =>
  spawnSync('ps', ['-axww', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .stdout.split('\n')
    .flatMap((line) => {
      const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return pid ? [{ pid: Number(pid), parent: Number(parent), command }] : [];
    });

const descendantsOf = (root: number, all: readonly Process[]): readonly Process[] =>
  all.filter(({ parent }) => parent === root).flatMap((child) => [child, ...descendantsOf(child.pid, all)]);

/** A process and everything that it has started, as far as that still hangs on it. */
export const treeOf = (root: number): readonly number[] => [root, ...descendantsOf(root, allProcesses()).map(({ pid }) => pid)];

export const pidOf = ({ pid }: Pick<Addresses, 'pid'>, name: 'api' | 'worker'): number => {
  const found = allProcesses().find(({ parent, command }) => parent === pid && command.includes(`${name}.main.js`));
  if (!found) throw new Error(`The ${name} does not run`);
  return found.pid;
};

export const databasePids = ({ dataDir }: Pick<Addresses, 'dataDir'>): readonly number[] => {
  const postmaster = Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);
  return treeOf(postmaster);
};

export const killHard = async (...pids: readonly number[]): Promise<void> => {
  for (const pid of pids) sendSignal(pid, 'SIGKILL');
  const gone = (): boolean => pids.every((pid) => processIdentity(pid) === undefined);
  if (!(await waitUntil(gone, WITHIN_MS, 10))) throw new Error('A killed process is still there');
};

/** Stops the worker without ending it. Returns how to let it go on. */
export const holdWorker = (product: Pick<Addresses, 'pid'>): (() => void) => {
  const worker = pidOf(product, 'worker');
  process.kill(worker, 'SIGSTOP');
  return () => void process.kill(worker, 'SIGCONT');
};
