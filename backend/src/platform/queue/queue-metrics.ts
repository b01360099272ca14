import { Counter, Gauge } from 'prom-client';
import { withTimeout } from '../../event-sourcing/concurrency/with-timeout.ts';
import type { JobQueue } from './job-queue.ts';
import type { Lost } from './lost-jobs.ts';
import type { WantedJobs } from './wanted-jobs.ts';

type Keeping = { readonly missing: Lost; readonly restored: number };
type Sources = { readonly queue: Pick<JobQueue, 'counts'>; readonly wanted: Pick<WantedJobs, 'oldest'> };

/** What cannot be told in time is left out: the other figures are wanted then most. */
const WAIT_MS = 2_000;
const orNothing = <T>(asked: Promise<T>): Promise<T | null> => withTimeout(asked, WAIT_MS, () => null).catch(() => null);

/** Of the queue: what it holds, what waits, what it has lost. */
export const metricsOf = (keeping: () => Keeping, { queue, wanted }: Sources): readonly (Gauge | Counter)[] => [
  new Gauge({
    name: 'willow_queue_jobs',
    help: 'Jobs in the queue by kind and state; a failed one waits for a person',
    labelNames: ['job', 'state'],
    registers: [],
    async collect() {
      const counts = await orNothing(queue.counts());
      this.reset();
      for (const [job, { completed: _, ...states }] of Object.entries(counts ?? {}))
        for (const [state, count] of Object.entries(states)) this.set({ job, state }, count);
    },
  }),
  new Gauge({
    name: 'willow_queue_oldest_waiting_seconds',
    help: 'How long the oldest job of a kind waits that is due and not done; a kind that has none is left out',
    labelNames: ['job'],
    registers: [],
    async collect() {
      const oldest = await orNothing(wanted.oldest());
      this.reset();
      for (const [job, since] of oldest ?? []) this.set({ job }, (Date.now() - Date.parse(since)) / 1_000);
    },
  }),
  new Gauge({
    name: 'willow_queue_lost',
    help: 'Jobs and schedules that the last look found missing in the queue, and put back',
    labelNames: ['what'],
    registers: [],
    collect() {
      const { jobs, schedules } = keeping().missing;
      this.set({ what: 'jobs' }, jobs);
      this.set({ what: 'schedules' }, schedules.length);
    },
  }),
  new Counter({
    name: 'willow_queue_jobs_restored_total',
    help: 'Jobs and schedules that this process put back because the queue had lost them',
    registers: [],
    collect() {
      this.reset();
      this.inc(keeping().restored);
    },
  }),
];
