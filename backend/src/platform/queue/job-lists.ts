import { setTimeout as sleep } from 'node:timers/promises';
import type { JobsOptions } from 'bullmq';
import { isConnectionError } from './bullmq-pool.ts';
import type { JobDefinition } from './job.ts';
import type { QueueObserver } from './queue-event.ts';
import type { QueueSettings } from './queue-settings.ts';
import type { JobList, QueueStore } from './queue-store.ts';
import { sanitizeError } from './sanitize.ts';

const RETRY_DELAYS_MS = [50, 250];
const MAX_STACK_TRACES = 3;

type When = { readonly delayMs: number; readonly timestamp: number };

/** One BullMQ queue for each kind of job, so that one kind never holds up another. */
export class JobLists {
  readonly #kinds: ReadonlyMap<string, { readonly job: JobDefinition; readonly list: JobList }>;
  readonly #settings: QueueSettings;

  constructor(store: QueueStore, jobs: readonly JobDefinition[], settings: QueueSettings, observe: QueueObserver) {
    this.#settings = settings;
    this.#kinds = new Map(jobs.map((job) => [job.name, { job, list: store.list(job.name, { streams: { events: { maxLen: 1_000 } } }) }]));
    for (const [source, { list }] of this.#kinds) {
      list.on('error', (error) => observe({ type: 'error', source, reason: sanitizeError(error).message }));
    }
  }

  get names(): readonly string[] {
    return [...this.#kinds.keys()];
  }

  get all(): readonly JobList[] {
    return [...this.#kinds.values()].map(({ list }) => list);
  }

  of(name: string): JobList {
    return this.#kind(name).list;
  }

  /** Changes nothing while a job with that id is kept. `delayMs`: after its time stamp. */
  async put(name: string, id: string, data: unknown, { delayMs, timestamp }: When): Promise<void> {
    const { job, list } = this.#kind(name);
    const add = () => list.add(name, data, { ...this.#optionsOf(job), jobId: id, delay: delayMs, timestamp });
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

  async schedule(name: string, everyMs: number, data: unknown): Promise<void> {
    const { job, list } = this.#kind(name);
    await list.upsertJobScheduler(name, { every: everyMs }, { name, data, opts: this.#optionsOf(job) });
  }

  #kind(name: string): { readonly job: JobDefinition; readonly list: JobList } {
    const kind = this.#kinds.get(name);
    if (!kind) throw new Error(`The job ${name} is not on the list of jobs the queue was opened with`);
    return kind;
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
