import { PermanentJobError } from './job.ts';
import type { JobContext, JobDefinition, JobHandler } from './job.ts';
import { parsePayload } from './job-payload.ts';
import type { QueueObserver } from './queue-event.ts';
import type { QueueSettings } from './queue-settings.ts';
import type { JobWorker, QueueStore, RawJob } from './queue-store.ts';
import { READY_TIMEOUT_MS, withQueueTimeout } from './queue-timeout.ts';
import { sanitizeError } from './sanitize.ts';

type RawHandler = (payload: unknown, context: JobContext) => Promise<void>;

/** Throws unless every job has a handler and every handler a job. */
export const assertEveryJobHandled = (jobs: readonly JobDefinition[], handled: Iterable<string>): void => {
  const defined = new Set(jobs.map(({ name }) => name));
  const names = new Set(handled);
  const missing = [...defined].filter((name) => !names.has(name));
  const unknown = [...names].filter((name) => !defined.has(name));
  if (missing.length > 0) throw new Error(`No handler is registered for ${missing.join(', ')}`);
  if (unknown.length > 0) throw new Error(`Not on the list of jobs, yet handled: ${unknown.join(', ')}`);
};

const parseOrFail = <P>(job: JobDefinition<P>, payload: unknown): P => {
  try {
    return parsePayload(job, payload);
  } catch (error) {
    throw new PermanentJobError(`The payload of ${job.name} cannot be read: ${sanitizeError(error).message}`);
  }
};

const contextOf = ({ id = '', attemptsMade, opts }: RawJob): JobContext => ({
  id,
  attempt: attemptsMade + 1,
  lastAttempt: attemptsMade + 1 >= (opts.attempts ?? 1),
});

export class JobRunner {
  readonly #store: QueueStore;
  readonly #jobs: readonly JobDefinition[];
  readonly #settings: QueueSettings;
  readonly #observe: QueueObserver;
  readonly #redact: (error: unknown) => unknown;
  readonly #handlers = new Map<string, RawHandler>();
  #workers: readonly JobWorker[] = [];

  constructor(
    store: QueueStore,
    jobs: readonly JobDefinition[],
    settings: QueueSettings,
    observe: QueueObserver,
    redact: (error: unknown) => unknown = (error) => error,
  ) {
    this.#store = store;
    this.#jobs = jobs;
    this.#settings = settings;
    this.#observe = observe;
    this.#redact = redact;
  }

  register<P>(job: JobDefinition<P>, handler: JobHandler<P>): void {
    if (this.#handlers.has(job.name)) throw new Error(`Two handlers are registered for ${job.name}`);
    this.#handlers.set(job.name, (payload, context) => handler(parseOrFail(job, payload), context));
  }

  /** Rejects when a job has no handler or the queue cannot be reached. */
  async start(): Promise<void> {
    assertEveryJobHandled(this.#jobs, this.#handlers.keys());
    this.#workers = this.#jobs.map((job) => this.#startWorker(job));
    await withQueueTimeout(
      Promise.all(this.#workers.map((worker) => worker.waitUntilReady())),
      READY_TIMEOUT_MS * this.#settings.timeoutFactor,
    );
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.close()));
  }

  #startWorker({ name, concurrency }: JobDefinition): JobWorker {
    const { lockMs, stalledCheckMs, maxStalled, idlePollSeconds, reconnectMs } = this.#settings;
    const worker = this.#store.worker(name, (job) => this.#handle(job), {
      autorun: false,
      concurrency,
      lockDuration: lockMs,
      stalledInterval: stalledCheckMs,
      maxStalledCount: maxStalled,
      drainDelay: idlePollSeconds,
      runRetryDelay: reconnectMs,
    });
    this.#report(worker);
    worker.run().catch((error: unknown) => this.#observe({ type: 'error', source: name, reason: sanitizeError(error).message }));
    return worker;
  }

  async #handle(job: RawJob): Promise<void> {
    try {
      await this.#handlers.get(job.name)?.(job.data, contextOf(job));
    } catch (error) {
      throw sanitizeError(this.#redact(error));
    }
  }

  #report(worker: JobWorker): void {
    const { name } = worker;
    worker.on('completed', ({ id = '', attemptsMade, finishedOn = 0, processedOn = 0 }) =>
      this.#observe({ type: 'completed', job: name, id, attempt: attemptsMade, durationMs: finishedOn - processedOn }),
    );
    worker.on('failed', (job, { message }) => {
      const type = job?.finishedOn === undefined ? 'retrying' : 'failed';
      this.#observe({ type, job: name, id: job?.id ?? '', attempt: job?.attemptsMade ?? 0, reason: message });
    });
    worker.on('stalled', (id) => this.#observe({ type: 'stalled', job: name, id }));
    worker.on('error', (error) => this.#observe({ type: 'error', source: name, reason: sanitizeError(error).message }));
  }
}
