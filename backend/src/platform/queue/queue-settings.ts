const DAY_SECONDS = 24 * 60 * 60;

export type QueueSettings = {
  /** Multiplies how long a connection to PostgreSQL, an answer of it, and a queue's readiness are waited for. */
  readonly timeoutFactor: number;
  /** A worker that does not renew its lock on a job for this long counts as dead. */
  readonly lockMs: number;
  /** How often workers look for jobs of dead workers; a job runs again at most `lockMs` plus two of these after its worker died. */
  readonly stalledCheckMs: number;
  readonly maxStalled: number;
  /** How long an idle worker relies on notifications before it polls. */
  readonly idlePollSeconds: number;
  readonly reconnectMs: number;
  /** A job that was asked for so long ago, is not done and not in the queue was lost by it. */
  readonly lostAfterMs: number;
  /** How long a job is put off for which a part is away. */
  readonly awayMs: number;
  /** Completed jobs block their id for this long (see `JobQueue.add`). `age` in seconds, `count` per kind of job. */
  readonly keepCompleted: { readonly age: number; readonly count: number };
  readonly keepFailed: { readonly age: number };
};

export const DEFAULT_SETTINGS: QueueSettings = {
  timeoutFactor: 1,
  lockMs: 30_000,
  stalledCheckMs: 5_000,
  maxStalled: 2,
  idlePollSeconds: 30,
  reconnectMs: 1_000,
  lostAfterMs: 5_000,
  awayMs: 10_000,
  keepCompleted: { age: 7 * DAY_SECONDS, count: 5_000 },
  keepFailed: { age: 90 * DAY_SECONDS },
};
