import type { JobLists } from './job-lists.ts';
import type { QueueSettings } from './queue-settings.ts';
import type { RawJob } from './queue-store.ts';
import type { Span, WantedJob, WantedJobs } from './wanted-jobs.ts';

/** How many jobs that were asked for are not in the queue, and which schedules. */
export type Lost = { readonly jobs: number; readonly schedules: readonly string[] };

/** One that is for later than this is looked for when its time comes nearer, or when a schedule is gone, too. */
const AHEAD_MS = 10 * 60_000;
const FOR_EVER_MS = 1e13;

type Schedule = { readonly everyMs: number; readonly data: unknown };
type Settings = Pick<QueueSettings, 'lockMs' | 'lostAfterMs' | 'timeoutFactor'>;

/** Compares what was asked for with what the queue holds, and puts back what it has lost. Several processes may do so at once. */
export class LostJobs {
  readonly #lists: JobLists;
  readonly #wanted: WantedJobs;
  readonly #settings: Settings;
  readonly #scheduled: readonly string[];
  /** Those that this process has declared, or has seen: one that no worker has declared yet is not lost. */
  readonly #known = new Map<string, Schedule | null>();

  constructor(lists: JobLists, wanted: WantedJobs, settings: Settings, scheduled: readonly string[]) {
    this.#lists = lists;
    this.#wanted = wanted;
    this.#settings = settings;
    this.#scheduled = scheduled;
  }

  async keepSchedule(name: string, everyMs: number, data: unknown): Promise<void> {
    await this.#lists.schedule(name, everyMs, data);
    this.#known.set(name, { everyMs, data });
  }

  /** What was lost; without a loss that is put back, which schedules are not there counts whoever should have declared them. */
  async look({ restores }: { readonly restores: boolean }): Promise<Lost> {
    // One that is declared while this looks is not lost.
    const known = new Set(this.#known.keys());
    const missing = await this.#missingSchedules();
    const schedules = restores ? missing.filter((name) => known.has(name)) : missing;
    let jobs = 0;
    for await (const batch of this.#wanted.open(this.#lists.names, this.#span(schedules.length > 0))) {
      const lost = await this.#lostAmong(batch);
      jobs += lost.length;
      if (restores) await Promise.all(lost.map((job) => this.putBack(job)));
    }
    // Last: as long as one is gone, a look that did not come to its end is followed by another through everything.
    if (restores) await Promise.all(schedules.map((name) => this.#restoreSchedule(name)));
    return { jobs, schedules };
  }

  async putBack(job: WantedJob): Promise<void> {
    const replaced = await this.#wanted.replace(job, this.#span(false));
    if (!replaced) return;
    const { job: name, id, payload, runAt, queuedMs: timestamp } = replaced;
    // What may be left of it would keep the id.
    await this.#lists.of(name).remove(id);
    await this.#lists.put(name, id, payload, { delayMs: Math.max(0, Date.parse(runAt) - timestamp), timestamp });
  }

  #span(isAll: boolean): Span {
    const { lockMs, lostAfterMs, timeoutFactor } = this.#settings;
    return { addedMs: lostAfterMs * timeoutFactor, begunMs: 2 * lockMs, aheadMs: isAll ? FOR_EVER_MS : AHEAD_MS };
  }

  /** By its record alone: how a job stands in a long list takes the longer the longer it is. One with another time stamp never runs. */
  async #lostAmong(batch: readonly WantedJob[]): Promise<readonly WantedJob[]> {
    const found = await Promise.all(
      batch.map(async ({ job, id, queuedMs }) => {
        const kept = await this.#lists.of(job).getJob(id);
        return kept?.timestamp === queuedMs ? kept : null;
      }),
    );
    await Promise.all(found.map(async (job) => job?.finishedOn !== undefined && this.#noteFinished(job)));
    return batch.filter((_, index) => !found[index]);
  }

  /** What its worker could not note. */
  async #noteFinished(job: RawJob): Promise<void> {
    const { name, id = '', failedReason: reason, attemptsMade: attempts } = job;
    const state = await this.#lists.of(name).getJobState(id);
    if (state === 'completed') await this.#wanted.done(name, id);
    if (state === 'failed') await this.#wanted.gaveUp(name, id, { reason, attempts });
  }

  /** A schedule lives by its next job. */
  async #missingSchedules(): Promise<readonly string[]> {
    const looks = this.#scheduled.map(async (name) => {
      const list = this.#lists.of(name);
      const next = (await list.getJobScheduler(name))?.next;
      const isThere = next && (await list.getJob(`repeat:${name}:${next}`));
      if (isThere && !this.#known.has(name)) this.#known.set(name, null);
      return isThere ? [] : [name];
    });
    return (await Promise.all(looks)).flat();
  }

  /** By whoever declared it. */
  async #restoreSchedule(name: string): Promise<void> {
    const schedule = this.#known.get(name);
    if (schedule) await this.#lists.schedule(name, schedule.everyMs, schedule.data);
  }
}
