import { describe, expect, it } from '@jest/globals';
import { PermanentJobError } from './job.ts';
import { freshJob, until, type QueueBench } from './queue-bench.behaviour.ts';

/** What may be added, once, and how its text is cleaned. */
export const describeAdding = (bench: QueueBench): void => {
  const { open } = bench;
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

    it('does nothing for what is done, also when the queue keeps no record of it any more', async () => {
      const job = freshJob({ concurrency: 1 });
      const { queue, runner } = await open([job], { keepCompleted: { age: 3_600, count: 1 } });
      const runs: string[] = [];
      runner.register(job, async (_, { id }) => void runs.push(id));
      await runner.start();
      for (const id of ['fact-1', 'fact-2']) {
        await queue.add(job, id, { orderId: 'o-1' });
        await until(`${id} ran`, () => runs.at(-1) === id);
        await until(`${id} ended`, async () => (await queue.counts())[job.name]?.active === 0);
      }
      await queue.add(job, 'fact-1', { orderId: 'o-1' });
      await queue.add(job, 'fact-3', { orderId: 'o-1' });
      await until('the last ran', () => runs.at(-1) === 'fact-3');
      expect(runs).toEqual(['fact-1', 'fact-2', 'fact-3']);
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
      expect(JSON.stringify(bench.events)).not.toContain('jane');
    });
  });
};
