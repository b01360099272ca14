import type { Job, Processor, Queue, QueueOptions, Worker, WorkerOptions } from 'bullmq';

export type QueueLocation = { readonly databaseUrl: string } | { readonly redisUrl: string };

export type RawJob = Job<unknown, unknown>;

export type JobList = Pick<
  Queue<unknown, unknown>,
  | 'add'
  | 'remove'
  | 'upsertJobScheduler'
  | 'getJobScheduler'
  | 'getJob'
  | 'getJobState'
  | 'getJobs'
  | 'getFailed'
  | 'getJobCounts'
  | 'getJobSchedulers'
  | 'waitUntilReady'
  | 'close'
> & { on(event: 'error', listener: (error: Error) => void): unknown };

export type JobWorker = Pick<Worker<unknown, unknown>, 'name' | 'run' | 'waitUntilReady' | 'close'> & {
  on(event: 'completed', listener: (job: RawJob) => void): unknown;
  on(event: 'failed', listener: (job: RawJob | undefined, error: Error) => void): unknown;
  on(event: 'stalled', listener: (id: string) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
};

type JobProcessor = Processor<unknown, unknown>;

export type QueueStore = {
  list(name: string, options: Omit<QueueOptions, 'connection'>): JobList;
  worker(name: string, process: JobProcessor, options: Omit<WorkerOptions, 'connection'>): JobWorker;
  ping(): Promise<void>;
  close(): Promise<void>;
};
