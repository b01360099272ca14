import { BullJobQueue } from './bull-job-queue.ts';
import type { JobDefinition } from './job.ts';
import { JobLists } from './job-lists.ts';
import type { JobQueue } from './job-queue.ts';
import { JobRunner } from './job-runner.ts';
import { LostJobs } from './lost-jobs.ts';
import type { QueueObserver } from './queue-event.ts';
import { DEFAULT_SETTINGS } from './queue-settings.ts';
import type { QueueSettings } from './queue-settings.ts';
import { openQueueStore } from './open-queue-store.ts';
import type { QueueLocation } from './queue-store.ts';
import { READY_TIMEOUT_MS, withQueueTimeout } from './queue-timeout.ts';
import type { WantedJobs } from './wanted-jobs.ts';

export type QueueOptions = {
  readonly location: QueueLocation;
  readonly jobs: readonly JobDefinition[];
  /** Those among them that run at an interval. */
  readonly scheduled?: readonly JobDefinition[];
  readonly wanted: WantedJobs;
  readonly observe: QueueObserver;
  readonly settings?: Partial<QueueSettings>;
  readonly redact?: (error: unknown) => unknown;
};

export type OpenQueue = {
  readonly queue: JobQueue;
  readonly runner: JobRunner;
  readonly lost: LostJobs;
  close(): Promise<void>;
};

const assertDistinct = (jobs: readonly JobDefinition[]): void => {
  const names = jobs.map(({ name }) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0) throw new Error(`Two jobs are named ${twice.join(', ')}`);
};

export const openQueue = async ({
  location,
  jobs,
  scheduled = [],
  wanted,
  observe,
  settings: changed,
  redact = (error) => error,
}: QueueOptions): Promise<OpenQueue> => {
  assertDistinct(jobs);
  const settings = { ...DEFAULT_SETTINGS, ...changed };
  const store = openQueueStore(location, observe, settings);
  const lists = new JobLists(store, jobs, settings, observe);
  const scheduledNames = scheduled.map(({ name }) => name);
  const lost = new LostJobs(lists, wanted, settings, scheduledNames);
  const runner = new JobRunner({ store, jobs, wanted, settings, observe, redact });
  const close = async (): Promise<void> => {
    await runner.close();
    await Promise.all(lists.all.map((list) => list.close()));
    await store.close();
  };
  try {
    const ready = Promise.all(lists.all.map((list) => list.waitUntilReady()));
    await withQueueTimeout(ready, READY_TIMEOUT_MS * settings.timeoutFactor);
  } catch (error) {
    await close();
    throw error;
  }
  return { queue: new BullJobQueue({ store, lists, wanted, lost, observe }), runner, lost, close };
};
