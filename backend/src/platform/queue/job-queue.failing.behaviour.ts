import { describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { defineJob, PermanentJobError } from './job.ts';
import type { JobContext } from './job.ts';
import { freshJob, freshName, Payload, until, type QueueBench } from './queue-bench.behaviour.ts';

/** What is tried again, what is given up, and the list of it. */
export const describeFailing = (bench: QueueBench): void => {
  const { open } = bench;
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
      await until('it completed', () => bench.events.some(({ type }) => type === 'completed'));
      const [first = 0, second = 0, third = 0] = starts;
      expect(attempts).toEqual([1, 2, 3]);
      expect(second - first).toBeGreaterThanOrEqual(140);
      expect(third - second).toBeGreaterThanOrEqual(290);
      expect(bench.events.map(({ type }) => type)).toEqual(['retrying', 'retrying', 'completed']);
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
      await until('it is told', async () => bench.events.at(-1)?.type === 'failed');
      expect(bench.events.at(-1)).toMatchObject({ job: job.name, id: 'fact-1', attempt: 3, reason: 'poison' });

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

    it('tries a payload again that its handler cannot read: one of another version may', async () => {
      const name = freshName();
      const old = defineJob({ name, payload: z.object({ order: z.string() }), attempts: 2, backoffMs: 1 });
      const { queue } = await open([old]);
      const job = defineJob({ name, payload: Payload });
      const { runner } = await open([job]);
      runner.register(job, async () => undefined);
      await runner.start();
      await queue.add(old, 'fact-1', { order: 'o-1' });
      await until('it failed', async () => (await queue.failed()).length === 1);
      expect(await queue.failed()).toMatchObject([{ attempts: 2, reason: expect.stringContaining('cannot be read') }]);
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

    it('is put off while a part is away that every such job needs, and no attempt is counted', async () => {
      const job = freshJob({ attempts: 2 });
      const { queue, runner } = await open([job]);
      const seen: unknown[] = [];
      runner.register(job, async (_, { attempt }) => {
        seen.push(attempt);
        if (seen.length < 5) throw Object.assign(new Error('The browser did not start'), { isPartAway: true });
      });
      await runner.start();
      await queue.add(job, 'fact-1', { orderId: 'o-1' });
      await until('it completed', async () => (await queue.counts())[job.name]?.completed === 1);
      expect(seen).toEqual([1, 1, 1, 1, 1]);
      expect(bench.events).toContainEqual(expect.objectContaining({ type: 'retrying', reason: 'The browser did not start' }));
    });
  });
};
