import type { JobDefinition } from './job.ts';

export type FailedJob = {
  readonly job: string;
  readonly id: string;
  readonly payload: unknown;
  readonly reason: string;
  readonly attempts: number;
  readonly addedAt: string;
  readonly failedAt: string;
};

/** A job that runs at an interval. `nextAt`: when its next run is due, ISO 8601 UTC. */
export type JobSchedule = { readonly job: string; readonly everyMs: number; readonly nextAt: string | null };

export type JobCounts = Readonly<Record<'waiting' | 'active' | 'delayed' | 'failed' | 'completed', number>>;

export abstract class JobQueue {
  /**
   * `id` is the caller's, usually the id of the fact that requested the job. Ids are unique per kind of job.
   *
   * Durable when it resolves, in PostgreSQL: a queue that is away gets the job when it is back, and one that lost it gets it again.
   * While a job with that id is known, in whatever state, adding it again changes nothing, so a reaction may be repeated.
   * A completed job is known for seven days; a failed one for ninety days, or until it is discarded. After that, adding it again runs the job
   * again, and a job may run again after a crash at any time, so effects need an idempotency key of their own.
   */
  abstract add<P>(job: JobDefinition<P>, id: string, payload: NoInfer<P>, options?: { readonly delayMs?: number }): Promise<void>;

  /**
   * Runs a job at an interval, across restarts; at most one run of it waits. Every process may call it at every start: the last interval and
   * payload win.
   */
  abstract schedule<P>(job: JobDefinition<P>, everyMs: number, payload: NoInfer<P>): Promise<void>;

  /** Every job that was scheduled. */
  abstract schedules(): Promise<readonly JobSchedule[]>;

  abstract failed(limit?: number): Promise<readonly FailedJob[]>;

  /** Gives a failed job all its attempts again; false when it is not failed (any more). */
  abstract retry(job: string, id: string): Promise<boolean>;

  /** Deletes a failed job and frees its id; false when it is not failed (any more). */
  abstract discard(job: string, id: string): Promise<boolean>;

  /** Since when the oldest job of a kind waits, runs or is to be tried again: ISO 8601 UTC, or null. One that is for later waits from then on. */
  abstract oldestUnfinished(job: string): Promise<string | null>;

  abstract counts(): Promise<Readonly<Record<string, JobCounts>>>;

  /** For health checks. Rejects when the queue cannot be reached, or takes no writes. */
  abstract ping(): Promise<void>;
}
