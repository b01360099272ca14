import { withTimeout } from '../../event-sourcing/concurrency/with-timeout.ts';
import { operation } from '../../event-sourcing/telemetry/operation.ts';
import type { JobDefinition } from './job.ts';
import type { JobLists } from './job-lists.ts';
import { JobQueue } from './job-queue.ts';
import type { FailedJob, JobCounts, JobSchedule } from './job-queue.ts';
import { assertJobId, parsePayload } from './job-payload.ts';
import type { LostJobs } from './lost-jobs.ts';
import type { QueueObserver } from './queue-event.ts';
import type { QueueStore, RawJob } from './queue-store.ts';
import { propertyOf } from './error-property.ts';
import { sanitizeError } from './sanitize.ts';
import type { GivenUpJob, WantedJobs } from './wanted-jobs.ts';

/** What is written down is put into a queue that is away later; whoever asked does not wait for that. */
const PUT_TIMEOUT_MS = 3_000;
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

const withoutDate = ({ runAt: _, ...job }: GivenUpJob): FailedJob => job;

const falseWhenNotFailed = (error: unknown): false => {
  if (NOT_FAILED_ANY_MORE.has(propertyOf(error, 'code'))) return false;
  throw error;
};

export type BullJobQueueParts = {
  readonly store: QueueStore;
  readonly lists: JobLists;
  readonly wanted: WantedJobs;
  readonly lost: LostJobs;
  readonly observe: QueueObserver;
};

/** Jobs are written down in PostgreSQL before they are queued: the queue may be away, or be lost. */
export class BullJobQueue extends JobQueue {
  readonly #parts: BullJobQueueParts;

  constructor(parts: BullJobQueueParts) {
    super();
    this.#parts = parts;
  }

  add<P>(job: JobDefinition<P>, id: string, payload: P, { delayMs = 0 }: { readonly delayMs?: number } = {}): Promise<void> {
    return operation('enqueue', { job: job.name }, () => this.#add(job, id, payload, delayMs));
  }

  async #add<P>(job: JobDefinition<P>, id: string, payload: P, delayMs: number): Promise<void> {
    const { wanted, lists, observe } = this.#parts;
    assertJobId(id);
    lists.of(job.name);
    const data = parsePayload(job, payload);
    const timestamp = await wanted.want(job.name, id, data, delayMs);
    if (timestamp === null) return;
    const late = (reason: string): void => observe({ type: 'error', source: job.name, reason: `${id} is queued later: ${reason}` });
    const putting = lists.put(job.name, id, data, { delayMs, timestamp }).catch((error: unknown) => late(sanitizeError(error).message));
    await withTimeout(putting, PUT_TIMEOUT_MS, () => late('the queue does not answer'));
  }

  async schedule<P>(job: JobDefinition<P>, everyMs: number, payload: P): Promise<void> {
    await this.#parts.lost.keepSchedule(job.name, everyMs, parsePayload(job, payload));
  }

  async schedules(): Promise<readonly JobSchedule[]> {
    const lists = await Promise.all(this.#parts.lists.all.map((list) => list.getJobSchedulers()));
    return lists
      .flat()
      .map(({ key: job, every = 0, next }) => ({ job, everyMs: every, nextAt: next ? new Date(next).toISOString() : null }));
  }

  async failed(limit = 100): Promise<readonly FailedJob[]> {
    const { lists, wanted } = this.#parts;
    const [queued, remembered] = await Promise.all([
      Promise.all(lists.all.map((list) => list.getFailed(0, limit - 1))),
      wanted.givenUp(lists.names, limit),
    ]);
    const kept = queued.flat().map(toFailedJob);
    const known = new Set(kept.map(({ job, id }) => `${job} ${id}`));
    const lost = remembered.filter(({ job, id }) => !known.has(`${job} ${id}`)).map(withoutDate);
    return [...kept, ...lost].toSorted((a, b) => b.failedAt.localeCompare(a.failedAt)).slice(0, limit);
  }

  async retry(job: string, id: string): Promise<boolean> {
    const { wanted, lost } = this.#parts;
    const found = await this.#findFailed(job, id);
    const again = await wanted.reopen(job, id);
    if (found) return found.retry('failed', { resetAttemptsMade: true }).then(() => true, falseWhenNotFailed);
    if (again) await lost.putBack(again);
    return again !== null;
  }

  async discard(job: string, id: string): Promise<boolean> {
    const found = await this.#findFailed(job, id);
    const wasQueued = found ? await found.remove().then(() => true, falseWhenNotFailed) : false;
    const wasRemembered = await this.#parts.wanted.forget(job, id, { isOpenToo: wasQueued });
    return wasQueued || wasRemembered;
  }

  async oldestUnfinished(job: string): Promise<string | null> {
    const { lists, wanted } = this.#parts;
    const [unfinished, asked] = await Promise.all([
      lists.of(job).getJobs([...UNFINISHED], 0, MAX_UNFINISHED_INDEX, true),
      wanted.oldest().then((oldest) => oldest.get(job)),
    ]);
    // `delay` itself changes with every attempt.
    const due = unfinished.map(({ timestamp, opts }) => timestamp + (opts.delay ?? 0)).filter((at) => at <= Date.now());
    const since = asked === undefined ? due : [...due, Date.parse(asked)];
    return since.length > 0 ? new Date(Math.min(...since)).toISOString() : null;
  }

  async counts(): Promise<Readonly<Record<string, JobCounts>>> {
    const { lists } = this.#parts;
    const count = async (name: string): Promise<readonly [string, JobCounts]> => {
      const { waiting = 0, active = 0, delayed = 0, failed = 0, completed = 0 } = await lists.of(name).getJobCounts(...STATES);
      return [name, { waiting, active, delayed, failed, completed }];
    };
    return Object.fromEntries(await Promise.all(lists.names.map(count)));
  }

  ping(): Promise<void> {
    return this.#parts.store.ping();
  }

  async #findFailed(name: string, id: string): Promise<RawJob | undefined> {
    const job = await this.#parts.lists.of(name).getJob(id);
    return job && (await job.isFailed()) ? job : undefined;
  }
}
