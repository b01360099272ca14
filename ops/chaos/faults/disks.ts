import { spawn, spawnSync } from 'node:child_process';
import { databasePids, killHard, treeOf } from '../../journeys/testing/processes.ts';
import { sendSignal, sleep } from '../../run/launcher/processes.ts';
import type { Stage } from '../stage.ts';
import type { Fault } from './fault.ts';

const FULL_MS = 6000;
const LIES_MS = 3000;

/** Broken on purpose: PostgreSQL is told that everything reached the disk, and nothing is ordered to. */
async function lieAbout({ product }: Stage): Promise<void> {
  if (spawnSync('strace', ['-V']).status !== 0) throw new Error('--break fsync needs strace (Debian has it in the package strace).');
  const pids = databasePids(product).flatMap((pid) => ['-p', String(pid)]);
  spawn('strace', ['-f', '-qq', ...pids, '-e', 'trace=fsync,fdatasync', '-e', 'inject=fsync,fdatasync:retval=0', '-o', '/dev/null'], {
    stdio: 'ignore',
  });
  await sleep(LIES_MS);
}

export const powerCut: Fault = {
  name: 'power-cut',
  about: 'everything stops at one moment, and what was not synced to the disk is gone',
  kind: 'on-a-disk',
  strike: async ({ stage, broken }) => {
    if (broken.has('fsync')) await lieAbout(stage);
    const pids = treeOf(stage.product.pid);
    for (const pid of pids) sendSignal(pid, 'SIGSTOP');
    await stage.disk?.losesPower(() => killHard(...pids));
    stage.product = await stage.product.startAgain();
  },
};

export const diskFull: Fault = {
  name: 'disk-full',
  about: 'the disk takes nothing any more for some seconds',
  kind: 'on-a-disk',
  strike: async ({ stage: { disk } }) => {
    disk?.fills();
    await sleep(FULL_MS);
    disk?.empties();
  },
};
