import type { ChildProcess } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freshJob, gate, until, type QueueBench } from './queue-bench.behaviour.ts';

/** Connections, stores and worker processes that go away. */
export const describeLosses = (bench: QueueBench): void => {
  const { open, startProcess, newDiary, entries } = bench;
  describe('when connections die', () => {
    it('adds and runs jobs again at once', async () => {
      const job = freshJob();
      const { queue, runner } = await open([job]);
      const runs: string[] = [];
      runner.register(job, async (_, { id }) => void runs.push(id));
      await runner.start();
      await queue.add(job, 'fact-1', { orderId: 'o-1' });
      await until('the first ran', () => runs.length === 1);
      await bench.bed.breakConnections();
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
      const outage = await bench.bed.beginOutage();
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
      const outage = await bench.bed.beginOutage();
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

  describe('when processes die', () => {
    const kill = async (doomed: ChildProcess): Promise<void> => {
      const died = once(doomed, 'exit');
      doomed.kill('SIGKILL');
      await died;
    };

    it('finishes the job of a killed worker in the next one, with one effect', async () => {
      const job = freshJob();
      const logFile = newDiary();
      const { queue } = await open([job]);
      const doomed = await startProcess({ job: job.name, workMs: 60_000, logFile });
      await queue.add(job, 'fact-1', { orderId: 'o-1' });
      await until('it began', () => entries(logFile, 'began').length === 1);
      await kill(doomed);
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
      await kill(doomed);
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
};
