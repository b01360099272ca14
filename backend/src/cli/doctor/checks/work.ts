import type { ConsumerReport } from '../../../event-sourcing/subscriptions/consumer-report.ts';
import { describeError } from '../../../event-sourcing/subscriptions/describe-error.ts';
import { scheduledJobs } from '../../../jobs.ts';
import { type JobQueue, type JobSchedule, type LostJobs, wordsFor } from '../../../platform/queue/index.ts';
import { consumersOf } from '../../consumers.ts';
import { withQueue } from '../../queue.ts';
import type { Check } from '../check.ts';
import { above, broken, type Finding, ok, some, warn } from '../finding.ts';

/** A read waits two seconds for its own write; more than this is no moment's delay. */
const MAX_LAG_SECONDS = 10;
/** A worker that is started again is away for less. */
const LOOK_AGAIN_MS = 5_000;
/** Seconds. */
const WAITING = { warn: 120, broken: 900 };
const OVERDUE_MS = 60_000;

/** Projections and reactions, wherever their process runs: from their locks, their checkpoints and the log. */
export const worker: Check = {
  name: 'worker',
  runbook: 'subscription',
  needs: ['postgresql', 'event-store'],
  async look(context) {
    const first = await consumersOf(context);
    const isAway = first.some(({ isRunning }) => isRunning === false);
    if (isAway) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    return findingsOn(isAway ? await consumersOf(context) : first);
  },
};

/** What is wrong with projections and reactions, and how far they are. */
export function findingsOn(reports: readonly ConsumerReport[]): readonly Finding[] {
  const named = (which: (report: ConsumerReport) => boolean): readonly string[] =>
    reports.filter(which).map(({ subscription }) => subscription);
  const lost = named(({ fitsLog }) => fitsLog === false);
  const away = named(({ isRunning }) => isRunning === false);
  const late = named(({ fitsLog, lagSeconds }) => fitsLog !== false && (lagSeconds ?? 0) > MAX_LAG_SECONDS);
  const parked = reports.reduce((sum, report) => sum + (report.parked ?? 0), 0);
  const lagSeconds = Math.round(Math.max(0, ...reports.map((report) => report.lagSeconds ?? 0)));
  const figures = { consumers: reports.length, away: away.length, late: late.length, lost: lost.length, parked, lagSeconds };
  const found = [
    ...(lost.length > 0
      ? [
          {
            ...broken(`${some(lost)} read another log than this one`, 'Look with willow subscriptions rewind', figures),
            runbook: 'restore',
          },
        ]
      : []),
    ...(away.length > 0
      ? [broken(`no process runs ${some(away)}`, 'Start a worker; if one runs, its log says why: docker compose logs worker', figures)]
      : []),
    ...(late.length > 0
      ? [broken(`${some(late)} stand up to ${lagSeconds} seconds behind`, 'Look at the log and the load of the worker', figures)]
      : []),
    ...(parked > 0
      ? [warn(`${parked} facts are parked`, 'Look with willow projections parked and willow reactions parked, then retry or skip', figures)]
      : []),
  ];
  return found.length > 0 ? found : [ok(`all ${reports.length} projections and reactions run, ${lagSeconds} seconds behind`, figures)];
}

export const queue: Check = {
  name: 'queue',
  runbook: 'redis',
  needs: ['postgresql', 'redis'],
  look: ({ config }) =>
    withQueue(config, (jobs, lost) => Promise.all([writesTo(jobs), failuresIn(jobs), waitingIn(jobs), missingIn(lost)])),
};

/** One that is full still answers, and takes nothing. */
const writesTo = (jobs: Pick<JobQueue, 'ping'>): Promise<Finding> =>
  jobs.ping().then(
    () => ok('it takes writes'),
    (error: unknown) =>
      broken(`it takes no writes: ${refusalOf(error)}`, 'Make room for it (OOM: raise maxmemory of Redis), or mend what it says'),
  );

/** Redis begins its answer with a word for it, such as OOM or READONLY; the rest may hold what was sent. */
const refusalOf = (error: unknown): string => (error instanceof Error && /^[A-Z]{3,}\b/.exec(error.message)?.[0]) || describeError(error);

/** Whether it holds every job that was asked for and is not done. */
async function missingIn(lost: Pick<LostJobs, 'look'>): Promise<Finding> {
  const { jobs, schedules } = await lost.look({ restores: false });
  const figures = { missing: jobs };
  return jobs === 0 && schedules.length === 0
    ? ok('it holds every job that was asked for and is not done', figures)
    : broken(
        `it lacks ${wordsFor({ jobs, schedules })}`,
        'A running worker puts that back within seconds; when it does not, look at its log, and whether Redis takes writes. Redis must keep its data (append-only file) and evict nothing',
        figures,
      );
}

async function failuresIn(jobs: JobQueue): Promise<Finding> {
  const counts = Object.values(await jobs.counts());
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  const due = counts.reduce((sum, { waiting, active }) => sum + waiting + active, 0);
  const later = counts.reduce((sum, { delayed }) => sum + delayed, 0);
  const figures = { failed, unfinished: due + later };
  return failed === 0
    ? ok(`no job has given up; ${due} wait or run, ${later} are for later`, figures)
    : warn(`${failed} jobs have given up`, 'Look with willow jobs failed, then retry or skip', figures);
}

async function waitingIn(jobs: JobQueue): Promise<Finding> {
  const kinds = Object.keys(await jobs.counts());
  const waits = await Promise.all(kinds.map(async (job) => ({ job, since: await jobs.oldestUnfinished(job) })));
  const seconds = waits.map(({ job, since }) => ({ job, seconds: since === null ? 0 : (Date.now() - Date.parse(since)) / 1_000 }));
  const longest = seconds.reduce((one, other) => (other.seconds > one.seconds ? other : one), { job: 'none', seconds: 0 });
  const figures = { job: longest.job, seconds: Math.round(longest.seconds) };
  const status = above(longest.seconds, WAITING);
  if (status === 'ok') return ok('no job waits for long', figures);
  return {
    status,
    says: `${longest.job} waits for ${figures.seconds} seconds`,
    todo: 'Look whether a worker runs, and at its log',
    figures,
  };
}

export const schedulers: Check = {
  name: 'schedulers',
  runbook: 'product-down',
  needs: ['postgresql', 'redis'],
  look: ({ config }) => withQueue(config, async (jobs) => scheduledAre(await jobs.schedules(), Date.now())),
};

/** Whether what runs at an interval is scheduled, and in time. */
export function scheduledAre(schedules: readonly JobSchedule[], now: number): Finding {
  const byJob = new Map(schedules.map((schedule) => [schedule.job, schedule]));
  const wanted = scheduledJobs.map(({ name }) => name);
  const missing = wanted.filter((job) => !byJob.has(job));
  if (missing.length > 0) return broken(`${some(missing)} are not scheduled`, 'Start a worker: it schedules them');
  const overdue = wanted.filter((job) => Date.parse(byJob.get(job)?.nextAt ?? '') < now - OVERDUE_MS);
  if (overdue.length > 0) return broken(`${some(overdue)} should have run`, 'Look whether a worker runs, and at its log');
  return ok(`all ${wanted.length} jobs that run at an interval are scheduled`);
}
