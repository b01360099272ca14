import type { Schema } from '../../event-sourcing/core/fact.ts';

export type JobDefinition<P = unknown> = {
  readonly name: string;
  readonly payload: Schema<P>;
  /** How many times a job is tried before it lands on the failed list. */
  readonly attempts: number;
  /** The pause before the second attempt; it doubles with every further one and is shortened at random by up to half. */
  readonly backoffMs: number;
  readonly concurrency: number;
};

export type JobContext = {
  /** The id the job was added under: the idempotency key of its effect, since a job may run more than once. */
  readonly id: string;
  /** 1 for the first try. A run that was lost with its process does not count. */
  readonly attempt: number;
  /** True when a failure now would put the job on the failed list. */
  readonly lastAttempt: boolean;
};

export type JobHandler<P> = (payload: P, context: JobContext) => Promise<void>;

type JobOptions<P> = Pick<JobDefinition<P>, 'name' | 'payload'> & Partial<JobDefinition<P>>;

const NAME = /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+$/;
const DEFAULTS = { attempts: 8, backoffMs: 2_000, concurrency: 5 } as const;

/**
 * Declares a job, `wills.render-draft` for instance. The payload holds ids only: it is kept for weeks outside the sealed log, so
 * a string with a space or an @ in it is refused. Its schema must accept its own output, because it is parsed when the job is added and again
 * when it is handled.
 */
export const defineJob = <P>(job: JobOptions<P>): JobDefinition<P> => {
  if (!NAME.test(job.name)) throw new Error(`A job is named module.verb-noun in lower case, not "${job.name}"`);
  return { ...DEFAULTS, ...job };
};

/** Thrown by a handler when trying again cannot help: the job goes to the failed list at once. */
export class PermanentJobError extends Error {
  override readonly name = 'PermanentJobError';
}
