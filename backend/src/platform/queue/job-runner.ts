import { DelayedError } from 'bullmq';
import { currentTrace, type Trace, traceOf } from '../../event-sourcing/telemetry/current-trace.ts';
import { operation } from '../../event-sourcing/telemetry/operation.ts';
import { isPartAway } from './job.ts';
import type { JobContext, JobDefinition, JobHandler } from './job.ts';
import { parsePayload } from './job-payload.ts';
import type { QueueObserver } from './queue-event.ts';
import type { QueueSettings } from './queue-settings.ts';
import type { JobWorker, QueueStore, RawJob } from './queue-store.ts';
import { READY_TIMEOUT_MS, withQueueTimeout } from './queue-timeout.ts';
import { sanitizeError } from './sanitize.ts';
import type { WantedJobs } from './wanted-jobs.ts';

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

class UnreadablePayload extends Error {
  override readonly name = 'UnreadablePayload';
}

/** Tried again as any failure is: while two versions run side by side, the one that can read it is about to be the only one. */
const parseOrFail = <P>(job: JobDefinition<P>, payload: unknown): P => {
  try {
    return parsePayload(job, payload);
  } catch (error) {
    throw new UnreadablePayload(`The payload of ${job.name} cannot be read: ${sanitizeError(error).message}`);
  }
};

const contextOf = ({ id = '', attemptsMade, opts }: RawJob): JobContext => ({
  id,
  attempt: attemptsMade + 1,
  lastAttempt: attemptsMade + 1 >= (opts.attempts ?? 1),
});

export type JobRunnerParts = {
  readonly store: QueueStore;
  readonly jobs: readonly JobDefinition[];
  readonly wanted: WantedJobs;
  readonly settings: QueueSettings;
  readonly observe: QueueObserver;
  readonly redact: (error: unknown) => unknown;
};

export class JobRunner {
  readonly #parts: JobRunnerParts;
  readonly #handlers = new Map<string, RawHandler>();
  #workers: readonly JobWorker[] = [];
  /** Of the run that is under way, or has just ended. */
  readonly #traces = new WeakMap<RawJob, Trace>();

  constructor(parts: JobRunnerParts) {
    this.#parts = parts;
  }

  register<P>(job: JobDefinition<P>, handler: JobHandler<P>): void {
    if (this.#handlers.has(job.name)) throw new Error(`Two handlers are registered for ${job.name}`);
    this.#handlers.set(job.name, (payload, context) => handler(parseOrFail(job, payload), context));
  }

  /** Rejects when a job has no handler or the queue cannot be reached. */
  async start(): Promise<void> {
    const { jobs, settings } = this.#parts;
    assertEveryJobHandled(jobs, this.#handlers.keys());
    this.#workers = jobs.map((job) => this.#startWorker(job));
    await withQueueTimeout(Promise.all(this.#workers.map((worker) => worker.waitUntilReady())), READY_TIMEOUT_MS * settings.timeoutFactor);
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.close()));
  }

  #startWorker({ name, concurrency }: JobDefinition): JobWorker {
    const { store, settings, observe } = this.#parts;
    const { lockMs, stalledCheckMs, maxStalled, idlePollSeconds, reconnectMs } = settings;
    const worker = store.worker(name, (job, token) => this.#handle(job, token), {
      autorun: false,
      concurrency,
      lockDuration: lockMs,
      stalledInterval: stalledCheckMs,
      maxStalledCount: maxStalled,
      drainDelay: idlePollSeconds,
      runRetryDelay: reconnectMs,
    });
    this.#report(worker);
    worker.run().catch((error: unknown) => observe({ type: 'error', source: name, reason: sanitizeError(error).message }));
    return worker;
  }

  /** What a queue from an older copy, or added twice, holds of a job that is done is not done again. */
  async #handle(job: RawJob, token: string | undefined): Promise<void> {
    const { isOpen, trace } = await this.#parts.wanted.begin(job.name, job.id ?? '', job.timestamp).catch((error: unknown) => {
      throw sanitizeError(this.#parts.redact(error));
    });
    if (!isOpen) return undefined;
    this.#traces.set(job, traceOf(trace));
    return this.#inTrace(job, () => this.#run(job, token));
  }

  async #run(job: RawJob, token: string | undefined): Promise<void> {
    const { name, id = '' } = job;
    const context = contextOf(job);
    try {
      await operation('job', { job: name, attempt: context.attempt }, async () => this.#handlers.get(name)?.(job.data, context));
    } catch (error) {
      const told = sanitizeError(this.#parts.redact(error));
      if (isPartAway(error)) return this.#putOff(job, token, told.message);
      throw told;
    }
    await this.#note(name, this.#parts.wanted.done(name, id));
  }

  async #putOff(job: RawJob, token: string | undefined, reason: string): Promise<never> {
    const { settings, observe } = this.#parts;
    await job.moveToDelayed(Date.now() + settings.awayMs, token);
    observe({ type: 'retrying', job: job.name, id: job.id ?? '', attempt: job.attemptsMade, reason });
    throw new DelayedError();
  }

  /** What cannot be noted now is found out from the queue later. */
  async #note(source: string, written: Promise<void>): Promise<void> {
    await written.catch((error: unknown) => this.#parts.observe({ type: 'error', source, reason: sanitizeError(error).message }));
  }

  #inTrace<T>(job: RawJob | undefined, work: () => T): T {
    const trace = job && this.#traces.get(job);
    return trace ? currentTrace.run(trace, work) : work();
  }

  #report(worker: JobWorker): void {
    const { name } = worker;
    const { observe, wanted } = this.#parts;
    worker.on('completed', (job) => {
      const { id = '', attemptsMade, finishedOn = 0, processedOn = 0 } = job;
      this.#inTrace(job, () => observe({ type: 'completed', job: name, id, attempt: attemptsMade, durationMs: finishedOn - processedOn }));
    });
    worker.on('failed', (job, { message: reason }) => {
      const { id = '', attemptsMade: attempt = 0, finishedOn } = job ?? {};
      const type = finishedOn === undefined ? 'retrying' : 'failed';
      this.#inTrace(job, () => observe({ type, job: name, id, attempt, reason }));
      if (finishedOn !== undefined) void this.#note(name, wanted.gaveUp(name, id, { reason, attempts: attempt }));
    });
    worker.on('stalled', (id) => observe({ type: 'stalled', job: name, id }));
    worker.on('error', (error) => observe({ type: 'error', source: name, reason: sanitizeError(error).message }));
  }
}
