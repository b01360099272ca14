import { setTimeout as sleep } from 'node:timers/promises';
import type { Registry } from 'prom-client';
import { withTimeout } from '../../event-sourcing/concurrency/with-timeout.ts';
import type { JobQueue } from './job-queue.ts';
import type { Lost, LostJobs } from './lost-jobs.ts';
import type { QueueObserver } from './queue-event.ts';
import { metricsOf } from './queue-metrics.ts';
import { sanitizeError } from './sanitize.ts';
import type { WantedJobs } from './wanted-jobs.ts';

const LOOK_EVERY_MS = 10_000;
/** Of the time at most so much goes into looking, however many jobs wait. */
const SHARE = 10;
/** A look at a queue that is away is not waited for. */
const STOP_MS = 2_000;
const WARN_FOR_MS = 10 * 60_000;

export type JobKeeperOptions = {
  readonly lost: Pick<LostJobs, 'look'>;
  readonly queue: Pick<JobQueue, 'counts'>;
  readonly wanted: Pick<WantedJobs, 'oldest'>;
  readonly observe: QueueObserver;
  readonly everyMs?: number;
  readonly now?: () => Date;
};

/** Puts back what the queue has lost, again and again, and tells readiness, log and metrics of it. */
export class JobKeeper {
  readonly #options: Required<JobKeeperOptions>;
  readonly #stopping = new AbortController();
  #running: Promise<void> | null = null;
  #missing: Lost = { jobs: 0, schedules: [] };
  #restored = 0;
  #lastLoss: (Lost & { readonly at: Date }) | null = null;
  /** What keeps it from looking, or from putting back. */
  problem: string | null = null;

  constructor(options: JobKeeperOptions) {
    this.#options = { everyMs: LOOK_EVERY_MS, now: () => new Date(), ...options };
  }

  /** What was missing not long ago and is back, for readiness; null when nothing was. */
  get warning(): string | null {
    const loss = this.#lastLoss;
    if (!loss || this.#options.now().getTime() - loss.at.getTime() > WARN_FOR_MS) return null;
    return `the queue lacked ${wordsFor(loss)} until ${loss.at.toISOString()}: it was away or has lost what it held, and must keep its data and evict nothing`;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    if (this.#running) await withTimeout(this.#running, STOP_MS, () => undefined);
  }

  /** Never fails. */
  async look(): Promise<void> {
    try {
      this.#missing = await this.#options.lost.look({ restores: true });
      this.problem = null;
    } catch (error) {
      if (this.problem === null) this.#tell(`what it has lost cannot be seen or put back, trying again: ${sanitizeError(error).message}`);
      this.problem = 'whether it holds every job that was asked for cannot be seen, or what is missing cannot be added';
      return;
    }
    if (isNothing(this.#missing)) return;
    this.#restored += this.#missing.jobs + this.#missing.schedules.length;
    this.#lastLoss = { ...this.#missing, at: this.#options.now() };
    this.#tell(`it lacked ${wordsFor(this.#missing)} that were asked for: they are in it now`);
  }

  measure(registry: Registry): void {
    for (const metric of metricsOf(() => ({ missing: this.#missing, restored: this.#restored }), this.#options))
      registry.registerMetric(metric);
  }

  #tell(reason: string): void {
    this.#options.observe({ type: 'error', source: 'queue', reason });
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      const began = performance.now();
      await this.look();
      const isNothingMissing = this.problem === null && isNothing(this.#missing);
      const pauseMs = pauseAfter({ tookMs: performance.now() - began, isNothingMissing }, this.#options.everyMs);
      await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}

/**
 * Until the next look. One that found everything costs its share of the time; what was lost may be lost again, and a look that waited in vain
 * says nothing of what the next one costs: that comes soon.
 */
export const pauseAfter = (
  { tookMs, isNothingMissing }: { readonly tookMs: number; readonly isNothingMissing: boolean },
  everyMs: number,
): number => (isNothingMissing ? Math.max(everyMs, SHARE * tookMs) : everyMs);

const isNothing = ({ jobs, schedules }: Lost): boolean => jobs === 0 && schedules.length === 0;

/** `3 jobs and the schedule of platform.cleanup`. */
export const wordsFor = ({ jobs, schedules }: Lost): string =>
  [
    ...(jobs > 0 ? [`${jobs} ${jobs === 1 ? 'job' : 'jobs'}`] : []),
    ...(schedules.length > 0 ? [`the ${schedules.length === 1 ? 'schedule' : 'schedules'} of ${schedules.join(', ')}`] : []),
  ].join(' and ');
