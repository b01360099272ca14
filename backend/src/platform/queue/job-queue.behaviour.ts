import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { PermanentJobError, defineJob } from './job.ts';
import type { JobContext, JobDefinition } from './job.ts';
import { openQueue } from './open-queue.ts';
import type { OpenQueue } from './open-queue.ts';
import type { QueueEvent } from './queue-event.ts';
import type { QueueSettings } from './queue-settings.ts';
import type { QueueLocation } from './queue-store.ts';
import type { WorkerProcess } from './worker-process.behaviour.ts';

export type QueueBed = {
  readonly location: QueueLocation;
  breakConnections(): Promise<void>;
  beginOutage(): Promise<{ end(): Promise<void> }>;
  drop(): Promise<void>;
};

const QUICK: Partial<QueueSettings> = { lockMs: 3_000, stalledCheckMs: 250, reconnectMs: 100, idlePollSeconds: 1 };
const WORKER_PROCESS = fileURLToPath(new URL('./worker-process.behaviour.ts', import.meta.url));

const until = async (what: string, met: () => boolean | Promise<boolean>, timeoutMs = 60_000): Promise<void> => {
  const deadline = Date.now() + timeoutMs;
  while (!(await met())) {
    if (Date.now() > deadline) throw new Error(`Waited ${timeoutMs} ms in vain: ${what}`);
    await sleep(20);
  }
};

const gate = (): { readonly opened: Promise<void>; open(): void } => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
};

let counter = 0;
const freshName = (): string => `suite${process.pid}.job-${(counter += 1)}`;
const Payload = z.object({ orderId: z.string() });
type Payload = z.infer<typeof Payload>;
const freshJob = (options: Partial<JobDefinition<Payload>> = {}): JobDefinition<Payload> =>
  defineJob({ name: freshName(), payload: Payload, backoffMs: 100, ...options });

export const describeJobQueue = (store: string, makeBed: () => Promise<QueueBed>): void => {
  describe(`the job queue on ${store}`, () => {
    let bed: QueueBed;
    let events: QueueEvent[];
    let opened: OpenQueue[];
    let children: ChildProcess[];
    let directory: string;

    const open = async (jobs: readonly JobDefinition[], settings: Partial<QueueSettings> = {}): Promise<OpenQueue> => {
      const queue = await openQueue({
        location: bed.location,
        jobs,
        settings: { ...QUICK, ...settings },
        observe: (event) => events.push(event),
      });
      opened.push(queue);
      return queue;
    };

    const startProcess = async (worker: Pick<WorkerProcess, 'job' | 'workMs' | 'logFile'>): Promise<ChildProcess> => {
      const told: WorkerProcess = { location: bed.location, settings: QUICK, ...worker };
      const child = spawn(process.execPath, [WORKER_PROCESS], {
        env: { ...process.env, WORKER_PROCESS: JSON.stringify(told) },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      children.push(child);
      await once(child.stdout, 'data');
      return child;
    };

    const newDiary = (): string => {
      const logFile = join(directory, `${freshName()}.txt`);
      writeFileSync(logFile, '');
      return logFile;
    };
    const entries = (logFile: string, kind: 'began' | 'ended'): readonly (readonly string[])[] =>
      readFileSync(logFile, 'utf8')
        .split('\n')
        .map((line) => line.split(' '))
        .filter(([first]) => first === kind);

    beforeAll(async () => {
      bed = await makeBed();
      directory = mkdtempSync(join(tmpdir(), 'willow-queue-'));
    });
    afterAll(async () => {
      await bed.drop();
      rmSync(directory, { recursive: true, force: true });
    });
    beforeEach(() => {
      events = [];
      opened = [];
      children = [];
    });
    afterEach(async () => {
      const alive = children.filter((child) => child.exitCode === null && child.signalCode === null);
      const gone = alive.map((child) => once(child, 'exit'));
      for (const child of alive) child.kill('SIGKILL');
      await Promise.all([...gone, ...opened.map((queue) => queue.close())]);
    });

    describe('when connections die', () => {
      it('adds and runs jobs again at once', async () => {
        const job = freshJob();
        const { queue, runner } = await open([job]);
        const runs: string[] = [];
        runner.register(job, async (_, { id }) => void runs.push(id));
        await runner.start();
        await queue.add(job, 'fact-1', { orderId: 'o-1' });
        await until('the first ran', () => runs.length === 1);
        await bed.breakConnections();
        await queue.add(job, 'fact-2', { orderId: 'o-1' });
        await until('the second ran', () => runs.length === 2);
        expect(runs).toEqual(['fact-1', 'fact-2']);
      });

      it('completes a job that ended during an outage without running it again', async () => {
        const job = freshJob();
        const { queue, runner } = await open([job], { lockMs: 10_000 });
        const { opened: released, open: release } = gate();
        let [began, ended] = [0, 0];
        runner.register(job, async () => {
          began += 1;
          await released;
          ended += 1;
        });
        await runner.start();
        await queue.add(job, 'fact-1', { orderId: 'o-1' });
        await until('it began', () => began === 1);
        const outage = await bed.beginOutage();
        release();
        await until('it ended', () => ended === 1);
        await sleep(500);
        await outage.end();
        await until('it completed', async () => (await queue.counts())[job.name]?.completed === 1);
        await queue.add(job, 'fact-2', { orderId: 'o-1' });
        await until('the next completed', async () => (await queue.counts())[job.name]?.completed === 2);
        expect([began, ended]).toEqual([2, 2]);
      });
    });

    describe('health', () => {
      it('answers a ping and counts jobs by kind and state', async () => {
        const job = freshJob();
        const { queue } = await open([job]);
        await queue.ping();
        await queue.add(job, 'fact-1', { orderId: 'o-1' });
        await queue.add(job, 'fact-2', { orderId: 'o-1' }, { delayMs: 60_000 });
        expect(await queue.counts()).toEqual({ [job.name]: { waiting: 1, active: 0, delayed: 1, failed: 0, completed: 0 } });
      });

      it('tells since when the oldest job waits that is not done, also while it is tried again', async () => {
        const job = freshJob({ attempts: 100, backoffMs: 60_000 });
        const before = Date.now();
        const { queue } = await open([job]);
        expect(await queue.oldestUnfinished(job.name)).toBeNull();
        await queue.add(job, 'first', { orderId: 'a' });
        const since = await queue.oldestUnfinished(job.name);
        expect(Date.parse(since ?? '')).toBeGreaterThanOrEqual(before);
        await queue.add(job, 'second', { orderId: 'b' });
        expect(await queue.oldestUnfinished(job.name)).toBe(since);
      });

      it('one that is for later waits from then on', async () => {
        const job = freshJob();
        const { queue } = await open([job]);
        const before = Date.now();
        await queue.add(job, 'in-an-hour', { orderId: 'a' }, { delayMs: 3_600_000 });
        await queue.add(job, 'soon', { orderId: 'b' }, { delayMs: 50 });
        await until('the second is due', async () => (await queue.oldestUnfinished(job.name)) !== null);
        expect(Date.parse((await queue.oldestUnfinished(job.name)) ?? '')).toBeGreaterThanOrEqual(before + 50);
      });

      it('does not answer a ping when the store is away', async () => {
        const { queue } = await open([freshJob()]);
        const outage = await bed.beginOutage();
        await expect(queue.ping()).rejects.toBeInstanceOf(Object);
        await outage.end();
        await until('it answers again', () =>
          queue.ping().then(
            () => true,
            () => false,
          ),
        );
      });
    });

    describe('adding', () => {
      it('hands the handler the payload, without what it does not declare, and the id', async () => {
        const job = freshJob();
        const { queue, runner } = await open([job]);
        const seen: unknown[] = [];
        runner.register(job, async (payload, context) => void seen.push([payload, context]));
        await runner.start();
        const excessive = { orderId: 'o-1', email: 'jane' };
        await queue.add(job, 'fact-1', excessive);
        await until('the job ran', () => seen.length === 1);
        expect(seen).toEqual([[{ orderId: 'o-1' }, { id: 'fact-1', attempt: 1, lastAttempt: false }]]);
      });

      it('runs one job for forty concurrent adds of one id, and none for a later add', async () => {
        const job = freshJob();
        const { queue, runner } = await open([job]);
        const runs: string[] = [];
        runner.register(job, async (_, { id }) => void runs.push(id));
        await runner.start();
        await Promise.all(Array.from({ length: 40 }, () => queue.add(job, 'fact-1', { orderId: 'o-1' })));
        await until('it completed', async () => (await queue.counts())[job.name]?.completed === 1);
        await queue.add(job, 'fact-1', { orderId: 'o-1' });
        await queue.add(job, 'fact-2', { orderId: 'o-1' });
        await until('the second completed', async () => (await queue.counts())[job.name]?.completed === 2);
        expect(runs).toEqual(['fact-1', 'fact-2']);
      });

      it('lets two kinds of job share an id', async () => {
        const [first, second] = [freshJob(), freshJob()];
        const { queue, runner } = await open([first, second]);
        const runs: string[] = [];
        runner.register(first, async () => void runs.push('first'));
        runner.register(second, async () => void runs.push('second'));
        await runner.start();
        await queue.add(first, 'fact-1', { orderId: 'o-1' });
        await queue.add(second, 'fact-1', { orderId: 'o-1' });
        await until('both ran', () => runs.length === 2);
        expect(runs.toSorted()).toEqual(['first', 'second']);
      });

      it('frees the id of a completed job that is no longer kept', async () => {
        const job = freshJob({ concurrency: 1 });
        const { queue, runner } = await open([job], { keepCompleted: { age: 3_600, count: 1 } });
        const runs: string[] = [];
        runner.register(job, async (_, { id }) => void runs.push(id));
        await runner.start();
        for (const id of ['fact-1', 'fact-2', 'fact-1']) {
          const before = runs.length;
          await queue.add(job, id, { orderId: 'o-1' });
          await until(`${id} ran`, () => runs.length > before);
          await until(`${id} ended`, async () => (await queue.counts())[job.name]?.active === 0);
        }
        expect(runs).toEqual(['fact-1', 'fact-2', 'fact-1']);
      });

      it('holds a delayed job back until its time', async () => {
        const job = freshJob();
        const { queue, runner } = await open([job]);
        let ranAt = 0;
        runner.register(job, async () => void (ranAt = Date.now()));
        await runner.start();
        const addedAt = Date.now();
        await queue.add(job, 'fact-1', { orderId: 'o-1' }, { delayMs: 600 });
        await until('it ran', () => ranAt > 0);
        expect(ranAt - addedAt).toBeGreaterThanOrEqual(590);
      });

      it.each(['17', 'order:1', '', 'nul\u0000', 'a b'])('refuses the id %j', async (id) => {
        const job = freshJob();
        const { queue } = await open([job]);
        await expect(queue.add(job, id, { orderId: 'o-1' })).rejects.toThrow('cannot be a job id');
      });

      it.each(['Jane Doe', 'jane@example.com'])('refuses the payload %j: payloads hold ids only', async (orderId) => {
        const job = freshJob();
        const { queue } = await open([job]);
        await expect(queue.add(job, 'fact-1', { orderId })).rejects.toThrow('holds more than ids');
      });

      it('refuses a job it was not opened with', async () => {
        const { queue } = await open([freshJob()]);
        await expect(queue.add(freshJob(), 'fact-1', { orderId: 'o-1' })).rejects.toThrow('not on the list of jobs');
      });
    });

    describe('failing', () => {
      it('tries again with growing pauses and then succeeds', async () => {
        const job = freshJob({ backoffMs: 300 });
        const { queue, runner } = await open([job]);
        const starts: number[] = [];
        const attempts: number[] = [];
        runner.register(job, async (_, { attempt }) => {
          starts.push(Date.now());
          attempts.push(attempt);
          if (attempt < 3) throw new Error('not yet');
        });
        await runner.start();
        await queue.add(job, 'fact-1', { orderId: 'o-1' });
        await until('it completed', () => events.some(({ type }) => type === 'completed'));
        const [first = 0, second = 0, third = 0] = starts;
        expect(attempts).toEqual([1, 2, 3]);
        expect(second - first).toBeGreaterThanOrEqual(140);
        expect(third - second).toBeGreaterThanOrEqual(290);
        expect(events.map(({ type }) => type)).toEqual(['retrying', 'retrying', 'completed']);
        expect(await queue.failed()).toEqual([]);
      });

      it('puts a poison job on the failed list after its last attempt; a retry gives it all attempts again', async () => {
        const job = freshJob({ attempts: 3 });
        const { queue, runner } = await open([job]);
        let cured = false;
        const contexts: JobContext[] = [];
        runner.register(job, async (_, context) => {
          contexts.push(context);
          if (!cured) throw new Error('poison');
        });
        await runner.start();
        await queue.add(job, 'fact-1', { orderId: 'o-1' });
        await until('it failed', async () => (await queue.failed()).length === 1);
        expect(contexts.map(({ attempt, lastAttempt }) => [attempt, lastAttempt])).toEqual([
          [1, false],
          [2, false],
          [3, true],
        ]);
        expect(await queue.failed()).toEqual([
          {
            job: job.name,
            id: 'fact-1',
            payload: { orderId: 'o-1' },
            reason: 'poison',
            attempts: 3,
            addedAt: expect.stringMatching(/^\d{4}-.*Z$/),
            failedAt: expect.stringMatching(/^\d{4}-.*Z$/),
          },
        ]);
        await until('it is told', async () => events.at(-1)?.type === 'failed');
        expect(events.at(-1)).toMatchObject({ job: job.name, id: 'fact-1', attempt: 3, reason: 'poison' });

        cured = true;
        expect(await queue.retry(job.name, 'fact-1')).toBe(true);
        await until('it completed', async () => (await queue.counts())[job.name]?.completed === 1);
        expect(contexts.at(-1)).toEqual({ id: 'fact-1', attempt: 1, lastAttempt: false });
        expect(await queue.failed()).toEqual([]);
        expect(await queue.retry(job.name, 'fact-1')).toBe(false);
        expect(await queue.retry(job.name, 'unheard-of')).toBe(false);
      });

      it('does not try a permanent failure again', async () => {
        const job = freshJob();
        const { queue, runner } = await open([job]);
        let runs = 0;
        runner.register(job, async () => {
          runs += 1;
          throw new PermanentJobError('the address does not exist');
        });
        await runner.start();
        await queue.add(job, 'fact-1', { orderId: 'o-1' });
        await until('it failed', async () => (await queue.failed()).length === 1);
        expect(runs).toBe(1);
        expect(await queue.failed()).toMatchObject([{ attempts: 1, reason: 'the address does not exist' }]);
      });

      it('does not try a payload again that its handler cannot read', async () => {
        const name = freshName();
        const old = defineJob({ name, payload: z.object({ order: z.string() }) });
        const { queue } = await open([old]);
        const job = defineJob({ name, payload: Payload });
        const { runner } = await open([job]);
        runner.register(job, async () => undefined);
        await runner.start();
        await queue.add(old, 'fact-1', { order: 'o-1' });
        await until('it failed', async () => (await queue.failed()).length === 1);
        expect(await queue.failed()).toMatchObject([{ attempts: 1, reason: expect.stringContaining('cannot be read') }]);
      });

      it('keeps a failed job in the way of its id until it is discarded', async () => {
        const job = freshJob();
        const { queue, runner } = await open([job]);
        let runs = 0;
        runner.register(job, async () => {
          runs += 1;
          if (runs === 1) throw new PermanentJobError('no');
        });
        await runner.start();
        await queue.add(job, 'fact-1', { orderId: 'o-1' });
        await until('it failed', async () => (await queue.failed()).length === 1);
        await queue.add(job, 'fact-1', { orderId: 'o-1' });
        expect(await queue.counts()).toEqual({ [job.name]: { waiting: 0, active: 0, delayed: 0, failed: 1, completed: 0 } });
        expect(await queue.discard(job.name, 'fact-1')).toBe(true);
        expect(await queue.discard(job.name, 'fact-1')).toBe(false);
        await queue.add(job, 'fact-1', { orderId: 'o-1' });
        await until('it completed', async () => (await queue.counts())[job.name]?.completed === 1);
        expect(runs).toBe(2);
      });

      it('lists the latest failures of all kinds first', async () => {
        const jobs = [freshJob(), freshJob()] as const;
        const { queue, runner } = await open(jobs);
        for (const job of jobs) runner.register(job, () => Promise.reject(new PermanentJobError('no')));
        await runner.start();
        for (const [index, job] of [jobs[0], jobs[1], jobs[0]].entries()) {
          await queue.add(job, `fact-${index}`, { orderId: 'o-1' });
          await until('it failed', async () => (await queue.failed()).length === index + 1);
          await sleep(5);
        }
        expect((await queue.failed()).map(({ id }) => id)).toEqual(['fact-2', 'fact-1', 'fact-0']);
        expect((await queue.failed(2)).map(({ id }) => id)).toEqual(['fact-2', 'fact-1']);
      });
    });

    describe('text no store can keep', () => {
      it('is cleaned from a payload', async () => {
        const job = freshJob();
        const { queue, runner } = await open([job]);
        const seen: string[] = [];
        runner.register(job, async ({ orderId }) => void seen.push(orderId));
        await runner.start();
        await queue.add(job, 'fact-1', { orderId: 'a\u0000b\uD800c\u{1F333}' });
        await until('it ran', () => seen.length === 1);
        expect(seen).toEqual(['ab\uFFFDc\u{1F333}']);
      });

      it('does not keep a job active when it is in the result', async () => {
        const job = freshJob();
        const { queue, runner } = await open([job]);
        let runs = 0;
        runner.register(job, async () => {
          runs += 1;
          return ['bad \u0000 \uDC00'] as unknown as undefined;
        });
        await runner.start();
        await queue.add(job, 'fact-1', { orderId: 'o-1' });
        await until('it completed', async () => (await queue.counts())[job.name]?.completed === 1);
        expect(runs).toBe(1);
      });

      it.each([
        ['an error', () => new Error('bad \u0000 and \uD800')],
        ['a permanent error', () => new PermanentJobError('bad \u0000 and \uD800')],
        ['a bare string', () => 'bad \u0000 and \uD800'],
      ])('is cleaned from %s', async (_, thrown) => {
        const job = freshJob({ attempts: 2 });
        const { queue, runner } = await open([job]);
        runner.register(job, () => Promise.reject(thrown()));
        await runner.start();
        await queue.add(job, 'fact-1', { orderId: 'o-1' });
        await until('it failed', async () => (await queue.failed()).length === 1);
        expect(await queue.failed()).toMatchObject([{ reason: 'bad  and \uFFFD' }]);
        expect((await queue.counts())[job.name]).toMatchObject({ active: 0, failed: 1 });
      });

      it('and neither is an email address in an error', async () => {
        const job = freshJob();
        const { queue, runner } = await open([job]);
        runner.register(job, () => Promise.reject(new PermanentJobError('550 <jane.doe@example.com> unknown')));
        await runner.start();
        await queue.add(job, 'fact-1', { orderId: 'o-1' });
        await until('it failed', async () => (await queue.failed()).length === 1);
        expect(await queue.failed()).toMatchObject([{ reason: '550 <[address removed]> unknown' }]);
        expect(JSON.stringify(events)).not.toContain('jane');
      });
    });

    describe('running', () => {
      it.each([1, 4])('runs %i at a time', async (concurrency) => {
        const job = freshJob({ concurrency });
        const { queue, runner } = await open([job]);
        const { opened: released, open: release } = gate();
        let [running, most, done] = [0, 0, 0];
        runner.register(job, async () => {
          most = Math.max(most, (running += 1));
          await released;
          running -= 1;
          done += 1;
        });
        await Promise.all(Array.from({ length: 8 }, (_, index) => queue.add(job, `fact-${index}`, { orderId: 'o-1' })));
        await runner.start();
        await until('so many ran', () => running === concurrency);
        await sleep(150);
        expect(running).toBe(concurrency);
        release();
        await until('all ran', () => done === 8);
        expect(most).toBe(concurrency);
      });

      it('does not let one kind of job hold up another', async () => {
        const [slow, fast] = [freshJob({ concurrency: 1 }), freshJob({ concurrency: 1 })];
        const { queue, runner } = await open([slow, fast]);
        const { opened: released, open: release } = gate();
        let ran = false;
        runner.register(slow, () => released);
        runner.register(fast, async () => void (ran = true));
        await runner.start();
        await queue.add(slow, 'fact-1', { orderId: 'o-1' });
        await queue.add(slow, 'fact-2', { orderId: 'o-1' });
        await queue.add(fast, 'fact-1', { orderId: 'o-1' });
        await until('the fast one ran', () => ran);
        release();
      });

      it('waits at closing for what runs, begins nothing more and leaves the rest for the next worker', async () => {
        const job = freshJob({ concurrency: 2 });
        const { queue, runner } = await open([job]);
        const { opened: released, open: release } = gate();
        const began: string[] = [];
        const ended: string[] = [];
        runner.register(job, async (_, { id }) => {
          began.push(id);
          await released;
          ended.push(id);
        });
        await runner.start();
        for (const id of ['fact-1', 'fact-2', 'fact-3', 'fact-4']) await queue.add(job, id, { orderId: 'o-1' });
        await until('two began', () => began.length === 2);
        const closed = runner.close();
        await sleep(100);
        expect(ended).toEqual([]);
        release();
        await closed;
        expect(ended).toEqual(began);
        expect(began).toHaveLength(2);
        expect((await queue.counts())[job.name]).toEqual({ waiting: 2, active: 0, delayed: 0, failed: 0, completed: 2 });

        const { runner: next } = await open([job]);
        next.register(job, async (_, { id }) => void ended.push(id));
        await next.start();
        await until('the rest ran', () => ended.length === 4);
        expect(ended.toSorted()).toEqual(['fact-1', 'fact-2', 'fact-3', 'fact-4']);
      });

      it('starts only when every job has its handler', async () => {
        const jobs = [freshJob(), freshJob()] as const;
        const { runner } = await open(jobs);
        runner.register(jobs[0], async () => undefined);
        await expect(runner.start()).rejects.toThrow(`No handler is registered for ${jobs[1].name}`);
      });
    });

    describe('a schedule', () => {
      it('runs again and again, once per beat however often it is declared', async () => {
        const job = freshJob();
        const { queue, runner } = await open([job]);
        const { queue: other } = await open([job]);
        const payloads: string[] = [];
        runner.register(job, async ({ orderId }) => void payloads.push(orderId));
        const declaredAt = Date.now();
        await Promise.all([queue.schedule(job, 400, { orderId: 'all' }), other.schedule(job, 400, { orderId: 'all' })]);
        await runner.start();
        await until('it ran four times', () => payloads.length >= 4);
        await queue.schedule(job, 400, { orderId: 'all' });
        await until('it ran on', () => payloads.length >= 7);
        expect(payloads.length).toBeLessThan((Date.now() - declaredAt) / 400 + 2);
        expect(new Set(payloads)).toEqual(new Set(['all']));
      });

      it('goes on after a run that failed', async () => {
        const job = freshJob({ attempts: 1 });
        const { queue, runner } = await open([job]);
        let runs = 0;
        runner.register(job, async () => {
          runs += 1;
          throw new Error('no');
        });
        await queue.schedule(job, 200, { orderId: 'all' });
        await runner.start();
        await until('it ran three times', () => runs >= 3);
      });

      it('keeps one run waiting while no worker is there', async () => {
        const job = freshJob();
        const { queue } = await open([job]);
        await queue.schedule(job, 100, { orderId: 'all' });
        await sleep(350);
        await queue.schedule(job, 100, { orderId: 'all' });
        const { waiting = 0, delayed = 0 } = (await queue.counts())[job.name] ?? {};
        expect(waiting + delayed).toBe(1);
      });
    });

    describe('when processes die', () => {
      it('finishes the job of a killed worker in the next one, with one effect', async () => {
        const job = freshJob();
        const logFile = newDiary();
        const { queue } = await open([job]);
        const doomed = await startProcess({ job: job.name, workMs: 60_000, logFile });
        await queue.add(job, 'fact-1', { orderId: 'o-1' });
        await until('it began', () => entries(logFile, 'began').length === 1);
        const died = once(doomed, 'exit');
        doomed.kill('SIGKILL');
        await died;
        await startProcess({ job: job.name, workMs: 10, logFile });
        await until('it completed', async () => (await queue.counts())[job.name]?.completed === 1);
        await sleep(500);
        expect(entries(logFile, 'began').map(([, id]) => id)).toEqual(['fact-1', 'fact-1']);
        expect(entries(logFile, 'ended').map(([, id]) => id)).toEqual(['fact-1']);
      });

      it('takes a job that lost too many workers for the cause; a retry can still save it', async () => {
        const job = freshJob();
        const logFile = newDiary();
        const { queue } = await open([job]);
        const doomed = await startProcess({ job: job.name, workMs: 60_000, logFile });
        await queue.add(job, 'fact-1', { orderId: 'o-1' });
        await until('it began', () => entries(logFile, 'began').length === 1);
        const died = once(doomed, 'exit');
        doomed.kill('SIGKILL');
        await died;
        const { runner } = await open([job], { maxStalled: 0 });
        let runs = 0;
        runner.register(job, async () => void (runs += 1));
        await runner.start();
        await until('it failed', async () => (await queue.failed()).length === 1);
        expect(await queue.failed()).toMatchObject([{ reason: 'job stalled more than allowable limit' }]);
        expect(runs).toBe(0);
        expect(await queue.retry(job.name, 'fact-1')).toBe(true);
        await until('it completed', async () => (await queue.counts())[job.name]?.completed === 1);
        expect(runs).toBe(1);
      });

      it('shares the work of two processes without running a job twice', async () => {
        const job = freshJob();
        const logFile = newDiary();
        const { queue } = await open([job]);
        const [first, second] = await Promise.all([1, 2].map(() => startProcess({ job: job.name, workMs: 30, logFile })));
        const ids = Array.from({ length: 60 }, (_, index) => `fact-${index}`);
        await Promise.all(ids.map((id) => queue.add(job, id, { orderId: 'o-1' })));
        await until('all completed', async () => (await queue.counts())[job.name]?.completed === ids.length);
        const began = entries(logFile, 'began').map(([, id = '']) => id);
        expect(began.toSorted((a, b) => a.localeCompare(b))).toEqual(ids.toSorted((a, b) => a.localeCompare(b)));
        expect(new Set(entries(logFile, 'ended').map(([, , pid]) => Number(pid)))).toEqual(new Set([first?.pid, second?.pid]));
      });

      it('lets a process that is asked to stop finish its job', async () => {
        const job = freshJob();
        const logFile = newDiary();
        const { queue } = await open([job]);
        const child = await startProcess({ job: job.name, workMs: 400, logFile });
        await queue.add(job, 'fact-1', { orderId: 'o-1' });
        await until('it began', () => entries(logFile, 'began').length === 1);
        const exited = once(child, 'exit');
        child.kill('SIGTERM');
        expect(await exited).toEqual([0, null]);
        expect(entries(logFile, 'ended')).toHaveLength(1);
        expect((await queue.counts())[job.name]).toMatchObject({ active: 0, completed: 1 });
      });
    });
  });
};
