import type pg from 'pg';
import { parse, validate, version } from 'uuid';
import { SLOS, type SloName, type Slos } from '../process/slos.ts';

/** A job that was asked for. Times are milliseconds since 1970, by the database's clock. */
export type AskedJob = {
  readonly job: string;
  readonly id: string;
  readonly addedMs: number;
  readonly runMs: number;
  readonly doneMs: number | null;
};

export type Verdict = { readonly kept: boolean; readonly atMs: number; readonly tookMs: number | null };

const LOOK_EVERY_MS = 10_000;
/** What was noted at this moment may not be readable yet. */
const SETTLED_MS = 5_000;
/** A job that runs later than so after it was added is one for later. */
const DELAYED_MS = 1_000;
const UUID_LENGTH = 36;

/** When somebody began to wait: a job's id begins with that of its fact, which has the time in it, and a reaction may have been late. */
export function askedAt({ id, addedMs, runMs }: AskedJob): number {
  const factId = id.slice(0, UUID_LENGTH);
  if (runMs - addedMs > DELAYED_MS || !validate(factId) || version(factId) !== 7) return runMs;
  return Math.min(runMs, Buffer.from(parse(factId)).readUIntBE(0, 6));
}

/** Kept when it was done in time. Broken from when its time is over, done or not; and not before it can be known of. */
export function verdictOn(job: AskedJob, withinSeconds: number): Verdict {
  const asked = askedAt(job);
  const deadline = asked + withinSeconds * 1_000;
  const tookMs = job.doneMs === null ? null : Math.max(0, job.doneMs - asked);
  if (job.doneMs !== null && job.doneMs <= deadline) return { kept: true, atMs: job.doneMs, tookMs };
  return { kept: false, atMs: Math.max(deadline, job.runMs), tookMs };
}

export type JobSlosOptions = {
  readonly pool: Pick<pg.Pool, 'query'>;
  readonly slos: Pick<Slos, 'record' | 'took'>;
  readonly jobs: Readonly<Partial<Record<SloName, readonly string[]>>>;
  readonly onFailure: (error: unknown) => void;
};

/**
 * Judges jobs that somebody waits for, from what PostgreSQL knows of them: one that is never done breaks its promise, too. Api and worker
 * both do, since one of them may be what is down.
 */
export class JobSlos {
  readonly #options: JobSlosOptions;
  #untilMs: number | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(options: JobSlosOptions) {
    this.#options = options;
  }

  onApplicationBootstrap(): void {
    this.#timer ??= setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
  }

  beforeApplicationShutdown(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }

  /** Never fails: what cannot be judged now is judged at the next look. The first only notes from when on. */
  async look(): Promise<void> {
    try {
      const toMs = (await this.#now()) - SETTLED_MS;
      const fromMs = this.#untilMs ?? toMs;
      this.#untilMs = Math.max(fromMs, toMs);
      for (const slo of Object.keys(this.#options.jobs) as SloName[])
        await this.#judge(slo, fromMs, toMs).catch((error: unknown) => {
          this.#untilMs = fromMs;
          throw error;
        });
    } catch (error) {
      this.#options.onFailure(error);
    }
  }

  async #judge(slo: SloName, fromMs: number, toMs: number): Promise<void> {
    const { slos, jobs } = this.#options;
    const { withinSeconds } = SLOS[slo];
    const isNow = (ms: number | null): boolean => ms !== null && ms > fromMs && ms <= toMs;
    for (const asked of await this.#asked(jobs[slo] ?? [], fromMs, fromMs - withinSeconds * 1_000)) {
      const { kept, atMs, tookMs } = verdictOn(asked, withinSeconds);
      if (isNow(atMs)) slos.record(slo, { kept });
      if (tookMs !== null && isNow(asked.doneMs)) slos.took(slo, tookMs / 1_000);
    }
  }

  /** Done since, or not done and due since. Each part has an index. */
  async #asked(jobs: readonly string[], doneMs: number, dueMs: number): Promise<readonly AskedJob[]> {
    const columns = `job, id, ${MS('added_at')} AS "addedMs", ${MS('run_at')} AS "runMs", ${MS('done_at')} AS "doneMs"`;
    const { rows } = await this.#options.pool.query<AskedJob>(
      `SELECT ${columns} FROM queue.wanted_job WHERE job = ANY ($1) AND done_at > ${AT('$2')}
       UNION ALL
       SELECT ${columns} FROM queue.wanted_job
        WHERE job = ANY ($1) AND done_at IS NULL AND failed_at IS NULL AND run_at > ${AT('$3')} AND run_at <= clock_timestamp()
       UNION ALL
       SELECT ${columns} FROM queue.wanted_job WHERE job = ANY ($1) AND failed_at > ${AT('$3')} AND run_at > ${AT('$3')}`,
      [jobs, doneMs, dueMs],
    );
    return rows;
  }

  async #now(): Promise<number> {
    const { rows } = await this.#options.pool.query<{ now: number }>(`SELECT ${MS('clock_timestamp()')} AS now`);
    return rows[0]?.now ?? Date.now();
  }
}

const MS = (moment: string): string => `(extract(epoch FROM ${moment}) * 1000)::float8`;
const AT = (parameter: string): string => `to_timestamp(${parameter}::float8 / 1000)`;
