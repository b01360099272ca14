import { setTimeout as sleep } from 'node:timers/promises';
import type { JobsOptions } from 'bullmq';
import type { JobDefinition } from './job.ts';
import { JobQueue } from './job-queue.ts';
import type { FailedJob, JobCounts, JobSchedule } from './job-queue.ts';
import { assertJobId, parsePayload } from './job-payload.ts';
import type { QueueObserver } from './queue-event.ts';
import type { QueueSettings } from './queue-settings.ts';
import type { JobList, QueueStore, RawJob } from './queue-store.ts';
import { isConnectionError } from './bullmq-pool.ts';
import { sanitizeError } from './sanitize.ts';
import { propertyOf } from './error-property.ts';
import { READY_TIMEOUT_MS, withQueueTimeout } from './queue-timeout.ts';

const RETRY_DELAYS_MS = [50, 250];
const MAX_STACK_TRACES = 3;
const NOT_FAILED_ANY_MORE = new Set<unknown>([-1, -3]);
/** Waiting ones come oldest first; of each state so many are looked at. */
const UNFINISHED = ['waiting', 'active', 'delayed'] as const;
const MAX_UNFINISHED_INDEX = 99;
const STATES = ['waiting', 'active', 'delayed', 'failed', 'completed'] as const;

const toFailedJob = (job: RawJob): FailedJob => ({
  job: job.name,
  id: job.id ?? '',
  payload: job.data,
  reason: job.failedReason,
  attempts: job.attemptsMade,
  addedAt: new Date(job.timestamp).toISOString(),
  failedAt: new Date(job.finishedOn ?? job.timestamp).toISOString(),
});

const falseWhenNotFailed = (error: unknown): false => {
  if (NOT_FAILED_ANY_MORE.has(propertyOf(error, 'code'))) return false;
  throw error;
};

/** One BullMQ queue for each kind of job, so that one kind never holds up another. */
export class BullJobQueue extends JobQueue {
  readonly #store: QueueStore;
  readonly #settings: QueueSettings;
  readonly #lists: ReadonlyMap<string, JobList>;

  constructor(store: QueueStore, jobs: readonly JobDefinition[], settings: QueueSettings, observe: QueueObserver) {
    super();
    this.#store = store;
    this.#settings = settings;
    this.#lists = new Map(jobs.map(({ name }) => [name, store.list(name, { streams: { events: { maxLen: 1_000 } } })]));
    for (const [source, list] of this.#lists) {
      list.on('error', (error) => observe({ type: 'error', source, reason: sanitizeError(error).message }));
    }
  }

  async ready(): Promise<void> {
    await withQueueTimeout(
      Promise.all([...this.#lists.values()].map((list) => list.waitUntilReady())),
      READY_TIMEOUT_MS * this.#settings.timeoutFactor,
    );
  }

  async add<P>(job: JobDefinition<P>, id: string, payload: P, { delayMs = 0 }: { readonly delayMs?: number } = {}): Promise<void> {
    assertJobId(id);
    const list = this.#list(job.name);
    const data = parsePayload(job, payload);
    const add = () => list.add(job.name, data, { ...this.#optionsOf(job), jobId: id, delay: delayMs });
    // The id makes adding idempotent, so a lost connection can be retried.
    for (const pauseMs of RETRY_DELAYS_MS) {
      try {
        return void (await add());
      } catch (error) {
        if (!isConnectionError(error)) throw error;
        await sleep(pauseMs);
      }
    }
    await add();
  }

  async schedule<P>(job: JobDefinition<P>, everyMs: number, payload: P): Promise<void> {
    const data = parsePayload(job, payload);
    await this.#list(job.name).upsertJobScheduler(job.name, { every: everyMs }, { name: job.name, data, opts: this.#optionsOf(job) });
  }

  async schedules(): Promise<readonly JobSchedule[]> {
    const lists = await Promise.all([...this.#lists.values()].map((list) => list.getJobSchedulers()));
    return lists
      .flat()
      .map(({ key: job, every = 0, next }) => ({ job, everyMs: every, nextAt: next ? new Date(next).toISOString() : null }));
  }

  async failed(limit = 100): Promise<readonly FailedJob[]> {
    const lists = await Promise.all([...this.#lists.values()].map((list) => list.getFailed(0, limit - 1)));
    const jobs = lists.flat().map(toFailedJob);
    return jobs.toSorted((a, b) => b.failedAt.localeCompare(a.failedAt)).slice(0, limit);
  }

  async retry(job: string, id: string): Promise<boolean> {
    const found = await this.#findFailed(job, id);
    return found ? found.retry('failed', { resetAttemptsMade: true }).then(() => true, falseWhenNotFailed) : false;
  }

  async discard(job: string, id: string): Promise<boolean> {
    const found = await this.#findFailed(job, id);
    return found ? found.remove().then(() => true, falseWhenNotFailed) : false;
  }

  async oldestUnfinished(job: string): Promise<string | null> {
    const unfinished = await this.#list(job).getJobs([...UNFINISHED], 0, MAX_UNFINISHED_INDEX, true);
    // `delay` itself changes with every attempt.
    const due = unfinished.map(({ timestamp, opts }) => timestamp + (opts.delay ?? 0)).filter((at) => at <= Date.now());
    return due.length > 0 ? new Date(Math.min(...due)).toISOString() : null;
  }

  async counts(): Promise<Readonly<Record<string, JobCounts>>> {
    const count = async ([name, list]: readonly [string, JobList]): Promise<readonly [string, JobCounts]> => {
      const { waiting = 0, active = 0, delayed = 0, failed = 0, completed = 0 } = await list.getJobCounts(...STATES);
      return [name, { waiting, active, delayed, failed, completed }];
    };
    return Object.fromEntries(await Promise.all([...this.#lists].map(count)));
  }

  ping(): Promise<void> {
    return this.#store.ping();
  }

  async close(): Promise<void> {
    await Promise.all([...this.#lists.values()].map((list) => list.close()));
  }

  #list(name: string): JobList {
    const list = this.#lists.get(name);
    if (!list) throw new Error(`The job ${name} is not on the list of jobs the queue was opened with`);
    return list;
  }

  async #findFailed(name: string, id: string): Promise<RawJob | undefined> {
    const job = await this.#list(name).getJob(id);
    return job && (await job.isFailed()) ? job : undefined;
  }

  #optionsOf({ attempts, backoffMs }: JobDefinition): JobsOptions {
    return {
      attempts,
      backoff: { type: 'exponential', delay: backoffMs, jitter: 0.5 },
      removeOnComplete: this.#settings.keepCompleted,
      removeOnFail: this.#settings.keepFailed,
      stackTraceLimit: MAX_STACK_TRACES,
    };
  }
}
