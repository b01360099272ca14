import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { LOOP_STEPS, runLoop } from './loop.ts';

export type Machine = {
  /** As many as really are there: less than the machine shows in a group of processes that is held back, or beside others. */
  readonly processors: number;
  /** Seconds of processor time that a loop takes. */
  readonly loopSeconds: number;
};

/** Long enough for a group that is held back to be held back. */
const STEPS = LOOP_STEPS / 3;
const MICROSECONDS = 1_000_000;

const work = `require('node:worker_threads').parentPort.postMessage((${String(runLoop)})(${STEPS}))`;

const inThread = (): Promise<void> =>
  new Promise((resolve, reject) => {
    new Worker(work, { eval: true }).once('error', reject).once('exit', () => resolve());
  });

/** Lets each processor that the machine shows run a third of the loop. Takes a second on an idle machine. */
export async function measureMachine(shown = availableParallelism()): Promise<Machine> {
  const cpu = process.cpuUsage();
  const before = performance.now();
  await Promise.all(Array.from({ length: shown }, inThread));
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (user + system) / MICROSECONDS;
  return {
    processors: Math.min(shown, seconds / ((performance.now() - before) / 1000)),
    loopSeconds: (seconds / shown) * (LOOP_STEPS / STEPS),
  };
}

/** At once: one for each processor, and at least one. */
export const workersFor = ({ processors }: Machine): number => Math.max(1, Math.round(processors));

/** Times as long as on a quick machine of which nobody else wants anything, where a loop takes a second: what tests are waited for. */
export const factorFor = ({ processors, loopSeconds }: Machine, shown = availableParallelism()): number =>
  Math.max(1, loopSeconds * (shown / processors));
