import { BullJobQueue } from './bull-job-queue.ts';
import type { JobDefinition } from './job.ts';
import type { JobQueue } from './job-queue.ts';
import { JobRunner } from './job-runner.ts';
import type { QueueObserver } from './queue-event.ts';
import { DEFAULT_SETTINGS } from './queue-settings.ts';
import type { QueueSettings } from './queue-settings.ts';
import { openQueueStore } from './open-queue-store.ts';
import type { QueueLocation } from './queue-store.ts';

export type QueueOptions = {
  readonly location: QueueLocation;
  readonly jobs: readonly JobDefinition[];
  readonly observe: QueueObserver;
  readonly settings?: Partial<QueueSettings>;
  readonly redact?: (error: unknown) => unknown;
};

export type OpenQueue = {
  readonly queue: JobQueue;
  readonly runner: JobRunner;
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
  observe,
  settings: changed,
  redact = (error) => error,
}: QueueOptions): Promise<OpenQueue> => {
  assertDistinct(jobs);
  const settings = { ...DEFAULT_SETTINGS, ...changed };
  const store = openQueueStore(location, observe, settings);
  const queue = new BullJobQueue(store, jobs, settings, observe);
  const runner = new JobRunner(store, jobs, settings, observe, redact);
  const close = async (): Promise<void> => {
    await runner.close();
    await queue.close();
    await store.close();
  };
  try {
    await queue.ready();
  } catch (error) {
    await close();
    throw error;
  }
  return { queue, runner, close };
};
