import { describe } from '@jest/globals';
import { describeAdding } from './job-queue.adding.behaviour.ts';
import { describeFailing } from './job-queue.failing.behaviour.ts';
import { describeLosses } from './job-queue.losses.behaviour.ts';
import { describeMemory } from './job-queue.memory.behaviour.ts';
import { describeRunning } from './job-queue.running.behaviour.ts';
import { type QueueBed, useQueueBench } from './queue-bench.behaviour.ts';

/** What holds on every store, tried on one bed. */
export const describeJobQueue = (store: string, makeBed: () => Promise<QueueBed>): void => {
  describe(`the job queue on ${store}`, () => {
    const bench = useQueueBench(makeBed);
    describeLosses(bench);
    describeMemory(bench);
    describeAdding(bench);
    describeFailing(bench);
    describeRunning(bench);
  });
};
