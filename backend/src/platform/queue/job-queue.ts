import type { JobDefinition } from './job.ts';

/** A job that will not be tried again by itself: it used up its attempts, or its failure was permanent. */
export type FailedJob = {
  readonly job: string;
  readonly id: string;
  readonly payload: unknown;
  readonly reason: string;
  readonly attempts: number;
  readonly addedAt: string;
  readonly failedAt: string;
};

export type JobCounts = Readonly<Record<'waiting' | 'active' | 'delayed' | 'failed' | 'completed', number>>;

export abstract class JobQueue {
  /**
   * Queues a job under an id of the caller's, usually the id of the fact that asked for it. Ids are per kind of job: two kinds may share one.
   *
   * While a job of that kind is kept under that id, whatever its state, adding it again changes nothing, so a reaction may repeat itself freely.
   * A completed job is kept for seven days, or until 5,000 younger ones of its kind completed; a failed one for ninety days, or until it is
   * discarded. After that the id is free and adding it again runs the job again, which is why effects carry an idempotency key of their own.
   */
  abstract add<P>(job: JobDefinition<P>, id: string, payload: NoInfer<P>, options?: { readonly delayMs?: number }): Promise<void>;

  /**
   * Runs a job every so often, from now on and across restarts; at most one run of it waits. Every process may say so at every start: the last
   * interval and payload win and the rhythm is kept.
   */
  abstract schedule<P>(job: JobDefinition<P>, everyMs: number, payload: NoInfer<P>): Promise<void>;

  abstract failed(limit?: number): Promise<readonly FailedJob[]>;

  /** Gives a failed job all its attempts again; false when it is not on the failed list (any more). */
  abstract retry(job: string, id: string): Promise<boolean>;

  /** Takes a failed job off the list for good and frees its id; false when it is not on the failed list (any more). */
  abstract discard(job: string, id: string): Promise<boolean>;

  abstract counts(): Promise<Readonly<Record<string, JobCounts>>>;

  /** Rejects when the queue cannot be reached: the health probe. */
  abstract ping(): Promise<void>;
}
