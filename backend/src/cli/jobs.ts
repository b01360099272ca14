import type { JobQueue } from '../platform/queue/index.ts';
import { HandleFailedJob } from '../modules/operations/index.ts';
import { withBuses } from './buses.ts';
import { command, type Environment, FLAG, TEXT } from './command.ts';
import { confirmed } from './confirmed.ts';
import { withQueue } from './queue.ts';
import { reachableConfig } from './reachable-config.ts';
import { required } from './usage-error.ts';

const RETRY = 'jobs retry <job> <id> | [<job>] --all';
const SKIP = 'jobs skip <job> <id> --reason <text> [--yes]';
const ALL = 10_000;

const withJobs = async <T>(env: Environment, work: (queue: JobQueue) => Promise<T>): Promise<T> =>
  withQueue(await reachableConfig(env, ['DATABASE_URL', 'REDIS_URL']), work);

export const failedJobsCommand = command({
  usage: 'jobs failed',
  about: 'lists the jobs that gave up, newest first',
  json: 'a line for each: { "job", "id", "attempts", "reason", "addedAt", "failedAt" }',
  async run(_given, env, out) {
    const failed = await withJobs(env, (queue) => queue.failed());
    for (const { job, id, reason, attempts, addedAt, failedAt } of failed)
      out.tell({ job, id, attempts, reason, addedAt, failedAt }, `${failedAt}  ${job}  ${id}  after ${attempts} attempts: ${reason}`);
    if (failed.length === 0) out.say('No failed jobs');
  },
});

export const countJobsCommand = command({
  usage: 'jobs list',
  about: 'how many jobs of each kind wait, run, are for later, and gave up, and when those at an interval are due',
  json: 'a line for each kind: { "job", "waiting", "active", "delayed", "failed", "completed", "nextAt" }',
  run: (_given, env, out) =>
    withJobs(env, async (queue) => {
      const due = new Map((await queue.schedules()).map(({ job, nextAt }) => [job, nextAt]));
      for (const [job, counts] of Object.entries(await queue.counts())) {
        const nextAt = due.get(job) ?? null;
        const { waiting, active, delayed, failed } = counts;
        const line = `${job.padEnd(32)}${waiting} wait, ${active} run, ${delayed} for later, ${failed} gave up`;
        out.tell({ job, ...counts, nextAt }, nextAt === null ? line : `${line}, due ${nextAt}`);
      }
    }),
});

export const retryJobCommand = command({
  usage: RETRY,
  about: 'tries a job again that gave up, or all of them; that it was asked for is recorded',
  details: ['--all  every job that gave up, or every one of that kind'],
  examples: [
    'jobs retry orders.send-receipt 0193b0d2-5a51-7cc0-8f0e-3a6f4d1c2b7a',
    'jobs retry --all',
    'jobs retry orders.send-receipt --all',
  ],
  json: 'a line for each: { "job", "id", "retried": true }',
  options: { all: FLAG },
  words: 2,
  async run({ words: [job, id], values }, env, out) {
    const chosen = values.all
      ? (await withJobs(env, (queue) => queue.failed(ALL))).filter((each) => (job ?? each.job) === each.job)
      : [one(job, id)];
    if (chosen.length === 0) return out.say('No failed jobs');
    await withBuses(env, async ({ commands, context }) => {
      for (const each of chosen) {
        await commands.execute(new HandleFailedJob(each.job, each.id, null, context));
        out.tell({ job: each.job, id: each.id, retried: true }, `${each.job} ${each.id} is tried again`);
      }
    });
  },
});

export const skipJobCommand = command({
  usage: SKIP,
  about: 'gives a job up for good that gave up; the reason is recorded',
  details: ['--reason <text>  why; kept in the log', '--yes            does it without a question'],
  examples: ["jobs skip orders.send-receipt 0193b0d2-5a51-7cc0-8f0e-3a6f4d1c2b7a --reason 'the customer has it by post' --yes"],
  json: '{ "job", "id", "skipped": true }',
  options: { reason: TEXT, yes: FLAG },
  words: 2,
  async run({ words, values }, env, out) {
    const { job, id } = one(words[0], words[1], SKIP);
    const reason = required(values.reason, 'a reason', SKIP);
    await confirmed(`This gives ${job} ${id} up: what it was to do is not done.`, values.yes);
    await withBuses(env, ({ commands, context }) => commands.execute(new HandleFailedJob(job, id, reason, context)));
    out.tell({ job, id, skipped: true }, `${job} ${id} is given up`);
  },
});

const one = (job: string | undefined, id: string | undefined, usage = RETRY) => ({
  job: required(job, 'the kind of job', usage),
  id: required(id, 'its id, as "jobs failed" shows it', usage),
});
