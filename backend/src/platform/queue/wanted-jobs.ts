import type pg from 'pg';

export type WantedJob = {
  readonly job: string;
  readonly id: string;
  readonly payload: unknown;
  /** ISO 8601 UTC. Later than it was asked for when it is delayed. */
  readonly runAt: string;
};

export type GivenUpJob = WantedJob & { readonly reason: string; readonly attempts: number; readonly addedAt: string; readonly failedAt: string };

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
const WANTED = `job, id, payload, ${ISO('run_at')} AS "runAt"`;

/** Every job that was asked for and what became of it, in PostgreSQL: a queue in Redis may be lost, or come back from an older copy. */
export class WantedJobs {
  readonly #pool: Pick<pg.Pool, 'query'>;
  #oldest: Promise<ReadonlyMap<string, string>> | null = null;

  constructor(pool: Pick<pg.Pool, 'query'>) {
    this.#pool = pool;
  }

  /** Durable when it answers. False when it was asked for before and is done, or was given up. */
  async want(job: string, id: string, payload: unknown, delayMs: number): Promise<boolean> {
    const rows = await this.#query<{ isOpen: boolean }>(
      `WITH added AS (
         INSERT INTO queue.wanted_job (job, id, payload, run_at) VALUES ($1, $2, $3, clock_timestamp() + make_interval(secs => $4))
         ON CONFLICT DO NOTHING RETURNING true AS "isOpen")
       SELECT "isOpen" FROM added
       UNION ALL SELECT ${IS_OPEN} FROM queue.wanted_job WHERE job = $1 AND id = $2
       LIMIT 1`,
      [job, id, JSON.stringify(payload), delayMs / 1_000],
    );
    // Nothing: somebody else is just adding it.
    return rows[0]?.isOpen ?? true;
  }

  /** False when it is done: the queue does not know that any more. */
  async begin(job: string, id: string): Promise<boolean> {
    const rows = await this.#query<{ isDone: boolean }>(
      `UPDATE queue.wanted_job SET began_at = clock_timestamp(), failed_at = NULL WHERE job = $1 AND id = $2
       RETURNING done_at IS NOT NULL AS "isDone", ${ASYNC_COMMIT}`,
      [job, id],
    );
    return rows[0]?.isDone !== true;
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
            AND run_at < clock_timestamp() + make_interval(secs => $5) AND added_at < clock_timestamp() - make_interval(secs => $6)
            AND (began_at IS NULL OR began_at < clock_timestamp() - make_interval(secs => $7))
          ORDER BY run_at, job, id LIMIT ${AT_ONCE}`,
        [jobs, after?.runAt ?? '-infinity', after?.job ?? '', after?.id ?? '', ...[aheadMs, addedMs, begunMs].map((ms) => ms / 1_000)],
      );
      if (batch.length > 0) yield batch;
      after = batch.at(-1);
      if (batch.length < AT_ONCE) return;
    }
  }

  /** Those among them that are still open, and were not begun meanwhile. */
  async stillOpen(batch: readonly WantedJob[], { begunMs }: Pick<Span, 'begunMs'>): Promise<readonly WantedJob[]> {
    if (batch.length === 0) return [];
    return this.#query<WantedJob>(
      `SELECT ${WANTED} FROM queue.wanted_job
        WHERE ${IS_OPEN} AND (job, id) IN (SELECT * FROM unnest($1::text[], $2::text[]))
          AND (began_at IS NULL OR began_at < clock_timestamp() - make_interval(secs => $3))`,
      [batch.map(({ job }) => job), batch.map(({ id }) => id), begunMs / 1_000],
    );
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
