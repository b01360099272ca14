import type pg from 'pg';
import { traceId } from '../../event-sourcing/telemetry/current-trace.ts';

export type WantedJob = {
  readonly job: string;
  readonly id: string;
  readonly payload: unknown;
  /** ISO 8601 UTC. Later than it was asked for when it is delayed. */
  readonly runAt: string;
  /** The time stamp of its job in the queue. */
  readonly queuedMs: number;
};

export type GivenUpJob = WantedJob & {
  readonly reason: string;
  readonly attempts: number;
  readonly addedAt: string;
  readonly failedAt: string;
};

/** `trace`: of what asked for it; null for what runs on a schedule. */
type Begun = { readonly isOpen: boolean; readonly trace: string | null };

export type Span = {
  /** Asked for so long ago at least: one that is just being added is not missed. */
  readonly addedMs: number;
  /** Not begun since: one that runs at this moment is not missed either. */
  readonly begunMs: number;
  /** Those for later than in this time are left out. */
  readonly aheadMs: number;
};

const AT_ONCE = 200;
const KEEP_DONE_DAYS = 7;
const KEEP_FAILED_DAYS = 90;

/** What is lost with the server's last half second is found out from the queue, or done again under its own key. */
const ASYNC_COMMIT = `set_config('synchronous_commit', 'off', true)`;
const IS_OPEN = 'done_at IS NULL AND failed_at IS NULL';
const ISO = (column: string): string => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
const WANTED = `job, id, payload, ${ISO('run_at')} AS "runAt", queued_ms AS "queuedMs"`;
/** Not begun, or so long ago that it does not run any more. */
const notStartedSince = (ms: string): string =>
  `(began_at IS NULL OR began_at < clock_timestamp() - make_interval(secs => ${ms}::float8 / 1000))`;

/** Every job that was asked for and what became of it, in PostgreSQL: a queue in Redis may be lost, or come back from an older copy. */
export class WantedJobs {
  readonly #pool: Pick<pg.Pool, 'query'>;
  #oldest: Promise<ReadonlyMap<string, string>> | null = null;

  constructor(pool: Pick<pg.Pool, 'query'>) {
    this.#pool = pool;
  }

  /** Durable when it answers. Null when it was asked for before and is done, or was given up; else the time stamp that its job carries. */
  async want(job: string, id: string, payload: unknown, delayMs: number): Promise<number | null> {
    const rows = await this.#query<{ queuedMs: number | null }>(
      `WITH added AS (
         INSERT INTO queue.wanted_job (job, id, payload, run_at, queued_ms, trace)
         VALUES ($1, $2, $3, clock_timestamp() + make_interval(secs => $4::float8 / 1000), $5, $6)
         ON CONFLICT DO NOTHING RETURNING queued_ms)
       SELECT queued_ms AS "queuedMs" FROM added
       UNION ALL SELECT CASE WHEN ${IS_OPEN} THEN queued_ms END FROM queue.wanted_job WHERE job = $1 AND id = $2
       LIMIT 1`,
      [job, id, JSON.stringify(payload), delayMs, Date.now(), traceId() ?? null],
    );
    // None: somebody else has just added it.
    return rows[0] ? rows[0].queuedMs : this.want(job, id, payload, delayMs);
  }

  /** Whether the job with this time stamp is to run: not when it is done, or another has taken its place. Nobody knows of what was never asked for. */
  async begin(job: string, id: string, queuedMs: number): Promise<Begun> {
    const rows = await this.#query<Begun>(
      `WITH begun AS (
         UPDATE queue.wanted_job SET began_at = clock_timestamp(), failed_at = NULL WHERE job = $1 AND id = $2 AND queued_ms = $3
         RETURNING done_at IS NULL AS "isOpen", trace, ${ASYNC_COMMIT})
       SELECT "isOpen", trace FROM begun
       UNION ALL SELECT false, trace FROM queue.wanted_job WHERE job = $1 AND id = $2
       LIMIT 1`,
      [job, id, queuedMs],
    );
    return rows[0] ?? { isOpen: true, trace: null };
  }

  async done(job: string, id: string): Promise<void> {
    await this.#query(
      `UPDATE queue.wanted_job SET done_at = clock_timestamp(), failed_at = NULL WHERE job = $1 AND id = $2 AND done_at IS NULL
       RETURNING ${ASYNC_COMMIT}`,
      [job, id],
    );
  }

  async gaveUp(job: string, id: string, { reason, attempts }: Pick<GivenUpJob, 'reason' | 'attempts'>): Promise<void> {
    await this.#query(
      `UPDATE queue.wanted_job SET failed_at = clock_timestamp(), reason = $3, attempts = $4 WHERE job = $1 AND id = $2 AND ${IS_OPEN}`,
      [job, id, reason, attempts],
    );
  }

  /** One that was given up is wanted again; null when it was not given up. */
  async reopen(job: string, id: string): Promise<WantedJob | null> {
    const rows = await this.#query<WantedJob>(
      `UPDATE queue.wanted_job SET failed_at = NULL, began_at = NULL WHERE job = $1 AND id = $2 AND failed_at IS NOT NULL RETURNING ${WANTED}`,
      [job, id],
    );
    return rows[0] ?? null;
  }

  /** Frees the id of one that is not done; false when nothing is known of it. `isOpenToo`: of one that was not given up as well. */
  async forget(job: string, id: string, { isOpenToo }: { readonly isOpenToo: boolean }): Promise<boolean> {
    const rows = await this.#query(
      'DELETE FROM queue.wanted_job WHERE job = $1 AND id = $2 AND done_at IS NULL AND ($3 OR failed_at IS NOT NULL) RETURNING true',
      [job, id, isOpenToo],
    );
    return rows.length > 0;
  }

  /** Those that are neither done nor given up, by when they are due, in batches. */
  async *open(jobs: readonly string[], { addedMs, begunMs, aheadMs }: Span): AsyncGenerator<readonly WantedJob[]> {
    for (let after: WantedJob | undefined; ;) {
      const batch = await this.#query<WantedJob>(
        `SELECT ${WANTED} FROM queue.wanted_job
          WHERE ${IS_OPEN} AND job = ANY ($1) AND (run_at, job, id) > ($2, $3, $4)
            AND run_at < clock_timestamp() + make_interval(secs => $5::float8 / 1000)
            AND added_at < clock_timestamp() - make_interval(secs => $6::float8 / 1000) AND ${notStartedSince('$7')}
          ORDER BY run_at, job, id LIMIT ${AT_ONCE}`,
        [jobs, after?.runAt ?? '-infinity', after?.job ?? '', after?.id ?? '', aheadMs, addedMs, begunMs],
      );
      if (batch.length > 0) yield batch;
      after = batch.at(-1);
      if (batch.length < AT_ONCE) return;
    }
  }

  /** Has another job in the queue take its place; null when it was begun, done or replaced meanwhile. From now on the old one does not run. */
  async replace({ job, id, queuedMs }: WantedJob, { begunMs }: Pick<Span, 'begunMs'>): Promise<WantedJob | null> {
    const rows = await this.#query<WantedJob>(
      `UPDATE queue.wanted_job SET queued_ms = $4
        WHERE job = $1 AND id = $2 AND queued_ms = $3 AND ${IS_OPEN} AND ${notStartedSince('$5')} RETURNING ${WANTED}`,
      [job, id, queuedMs, Math.max(Date.now(), queuedMs + 1), begunMs],
    );
    return rows[0] ?? null;
  }

  /** The newest first. */
  givenUp(jobs: readonly string[], limit: number): Promise<readonly GivenUpJob[]> {
    return this.#query<GivenUpJob>(
      `SELECT ${WANTED}, coalesce(reason, '') AS reason, attempts, ${ISO('added_at')} AS "addedAt", ${ISO('failed_at')} AS "failedAt"
         FROM queue.wanted_job WHERE failed_at IS NOT NULL AND job = ANY ($1) ORDER BY queue.wanted_job.failed_at DESC LIMIT $2`,
      [jobs, limit],
    );
  }

  /** Since when the oldest one of each kind is due that is not done: ISO 8601 UTC. Who asks at the same moment is answered together. */
  oldest(): Promise<ReadonlyMap<string, string>> {
    return (this.#oldest ??= this.#askOldest().finally(() => (this.#oldest = null)));
  }

  async #askOldest(): Promise<ReadonlyMap<string, string>> {
    const rows = await this.#query<{ job: string; at: string }>(
      `SELECT job, ${ISO('min(run_at)')} AS at FROM queue.wanted_job WHERE ${IS_OPEN} AND run_at <= clock_timestamp() GROUP BY job`,
      [],
    );
    return new Map(rows.map(({ job, at }) => [job, at]));
  }

  async forgetOld(): Promise<void> {
    await this.#query(
      `DELETE FROM queue.wanted_job
        WHERE done_at < clock_timestamp() - make_interval(days => $1) OR failed_at < clock_timestamp() - make_interval(days => $2)`,
      [KEEP_DONE_DAYS, KEEP_FAILED_DAYS],
    );
  }

  async #query<Row>(sql: string, values: readonly unknown[]): Promise<readonly Row[]> {
    return (await this.#pool.query<Row & pg.QueryResultRow>(sql, [...values])).rows;
  }
}
