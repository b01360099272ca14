import type { Schema } from '../../event-sourcing/core/fact.ts';
import { propertyOf } from './error-property.ts';

export type JobDefinition<P = unknown> = {
  readonly name: string;
  readonly payload: Schema<P>;
  readonly attempts: number;
  /** Before the second attempt; it doubles with every further one, and jitter shortens it by up to half. */
  readonly backoffMs: number;
  readonly concurrency: number;
  /** What somebody waits for: there is an alarm for a mail that is late, and for documents when nothing prints. */
  readonly makes: 'mail' | 'document' | null;
};

export type PayloadOf<J> = J extends JobDefinition<infer P> ? P : never;

export type MailJob<P = unknown> = JobDefinition<P> & { readonly makes: 'mail' };

export type JobContext = {
  /** The idempotency key of the job's effect: a job may run more than once. */
  readonly id: string;
  /** From 1. A run that was lost with its process does not count. */
  readonly attempt: number;
  readonly lastAttempt: boolean;
};

export type JobHandler<P> = (payload: P, context: JobContext) => Promise<void>;

type JobOptions<P> = Pick<JobDefinition<P>, 'name' | 'payload'> & Partial<JobDefinition<P>>;

const NAME = /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+$/;
const DEFAULTS = { attempts: 8, backoffMs: 2_000, concurrency: 5, makes: null } as const;

/**
 * The payload holds ids only, because it is kept for weeks and is not sealed: a string with a space or an @ is refused. Its schema must accept
 * its own output, because it is parsed when the job is added and again when it runs.
 */
export const defineJob = <P>(job: JobOptions<P>): JobDefinition<P> => {
  if (!NAME.test(job.name)) throw new Error(`A job is named module.verb-noun in lower case, not "${job.name}"`);
  return { ...DEFAULTS, ...job };
};

/** A job that sends a mail. */
export const defineMailJob = <P>(job: Omit<JobOptions<P>, 'makes'>): MailJob<P> => ({
  ...defineJob({ backoffMs: 1_000, ...job }),
  makes: 'mail',
});

/** For handlers: the job fails at once, without further attempts. */
export class PermanentJobError extends Error {
  override readonly name = 'PermanentJobError';
}

/**
 * Of an error with `isPartAway: true`: a part that every job of its kind needs is away, such as the printer. The job is not to blame: it is put
 * off and comes again, as long as that takes, and no attempt is counted.
 */
export const isPartAway = (error: unknown): boolean => propertyOf(error, 'isPartAway') === true;

/** Whether a job that failed so is given up. */
export const failsForGood = (error: unknown, { lastAttempt }: Pick<JobContext, 'lastAttempt'>): boolean =>
  error instanceof PermanentJobError || (lastAttempt && !isPartAway(error));
