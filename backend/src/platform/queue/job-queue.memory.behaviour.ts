import { describe, expect, it } from '@jest/globals';
import { PermanentJobError } from './job.ts';
import { JobKeeper } from './job-keeper.ts';
import { freshJob, until, type QueueBench } from './queue-bench.behaviour.ts';

/** A queue that forgets what it holds, in whole or in part, while everybody stays connected. */
export const describeMemory = (bench: QueueBench): void => {
  const { open } = bench;
  const lose = (): Promise<void> => bench.bed.loseEverything();

  describe('a queue that forgets', () => {
    it('gets back what waits and what is for later; what is done is not done again', async () => {
      const job = freshJob();
      const { queue, runner, lost } = await open([job]);
      await queue.add(job, 'waits', { orderId: 'o-1' });
      await queue.add(job, 'in-an-hour', { orderId: 'o-1' }, { delayMs: 3_600_000 });
      await queue.add(job, 'soon', { orderId: 'o-1' }, { delayMs: 1 });
      await queue.schedule(job, 3_600_000, { orderId: 'all' });
      await lost.look({ restores: true });
      await lose();
      expect(await lost.look({ restores: false })).toEqual({ jobs: 3, schedules: [job.name] });
      expect(await lost.look({ restores: true })).toEqual({ jobs: 3, schedules: [job.name] });
      expect(await lost.look({ restores: true })).toEqual({ jobs: 0, schedules: [] });
      expect((await queue.counts())[job.name]).toMatchObject({ delayed: expect.any(Number) });

      const runs: string[] = [];
      runner.register(job, async (_, { id }) => void runs.push(id.startsWith('repeat') ? 'beat' : id));
      await runner.start();
      await until('they ran', () => runs.length === 3);
      expect(runs.toSorted()).toEqual(['beat', 'soon', 'waits']);
      await until('they are done', async () => (await queue.oldestUnfinished(job.name)) === null);
      await lose();
      for (const id of ['waits', 'soon']) await queue.add(job, id, { orderId: 'o-1' });
      expect((await lost.look({ restores: true })).jobs).toBe(1);
      expect(runs.filter((id) => id !== 'beat')).toHaveLength(2);
    });

    it('leaves what was given up given up, for a person to try again or to discard', async () => {
      const job = freshJob();
      const { queue, runner, lost } = await open([job]);
      let isMended = false;
      const runs: string[] = [];
      runner.register(job, async (_, { id }) => {
        if (!isMended) throw new PermanentJobError('no printer');
        runs.push(id);
      });
      await runner.start();
      await queue.add(job, 'one', { orderId: 'o-1' });
      await queue.add(job, 'two', { orderId: 'o-1' });
      await until('both failed, and that is written down', async () => (await bench.wanted.givenUp([job.name], 9)).length === 2);
      await lose();
      expect(await lost.look({ restores: true })).toMatchObject({ jobs: 0 });
      expect(await queue.failed()).toMatchObject([
        { job: job.name, reason: 'no printer', attempts: 1, payload: { orderId: 'o-1' } },
        { job: job.name, reason: 'no printer', attempts: 1 },
      ]);
      isMended = true;
      expect(await queue.retry(job.name, 'one')).toBe(true);
      expect(await queue.discard(job.name, 'two')).toBe(true);
      expect(await queue.discard(job.name, 'two')).toBe(false);
      await until('it ran', () => runs.length === 1);
      expect([runs, await queue.failed()]).toEqual([['one'], []]);
      expect(await queue.retry(job.name, 'one')).toBe(false);
    });

    it('is told what its worker could not note: what completed and what failed there', async () => {
      const job = freshJob({ attempts: 1 });
      const { queue, runner, lost } = await open([job]);
      runner.register(job, async (_, { id }) => {
        if (id === 'bad') throw new Error('no');
      });
      await runner.start();
      await queue.add(job, 'good', { orderId: 'o-1' });
      await queue.add(job, 'bad', { orderId: 'o-1' });
      await until('both ended', async () => {
        const { completed = 0, failed = 0 } = (await queue.counts())[job.name] ?? {};
        return completed + failed === 2;
      });
      await until('that is written down', async () => (await bench.wanted.givenUp([job.name], 9)).length === 1);
      await bench.forgetOutcomes();
      expect(await lost.look({ restores: true })).toMatchObject({ jobs: 0 });
      await lose();
      expect(await lost.look({ restores: true })).toMatchObject({ jobs: 0 });
      expect(await queue.failed()).toMatchObject([{ id: 'bad', reason: 'no' }]);
    });

    it('takes no job while it is away, and has it when it is back', async () => {
      const job = freshJob();
      const { queue, runner, lost } = await open([job]);
      const runs: string[] = [];
      runner.register(job, async (_, { id }) => void runs.push(id));
      await runner.start();
      const keeper = new JobKeeper({ lost, queue, wanted: bench.wanted, observe: () => undefined, everyMs: 50 });
      keeper.start();
      const outage = await bench.bed.beginOutage();
      // Where jobs are written down may be away, too: then the caller is told.
      const asked = await queue.add(job, 'fact-1', { orderId: 'o-1' }).then(
        () => true,
        () => false,
      );
      await outage.end();
      if (!asked)
        await until('it can be asked again', () =>
          queue.add(job, 'fact-1', { orderId: 'o-1' }).then(
            () => true,
            () => false,
          ),
        );
      await until('it ran', () => runs.length > 0);
      await keeper.stop();
      expect(runs).toEqual(['fact-1']);
    });

    it('has neither a job missing nor one done twice, lost again and again while hundreds come and run', async () => {
      const job = freshJob({ concurrency: 20 });
      const { queue, runner, lost } = await open([job], { lockMs: 500 });
      const runs: string[] = [];
      runner.register(job, async (_, { id }) => void runs.push(id));
      await runner.start();
      const keeper = new JobKeeper({ lost, queue, wanted: bench.wanted, observe: () => undefined, everyMs: 50 });
      keeper.start();
      const ids = Array.from({ length: 300 }, (_, index) => `fact-${index}`);
      for (const [index, id] of ids.entries()) {
        await queue.add(job, id, { orderId: 'o-1' });
        if (index % 60 === 30) await lose();
      }
      await until('all ran', async () => (await queue.oldestUnfinished(job.name)) === null && new Set(runs).size === ids.length);
      await keeper.stop();
      expect(runs.toSorted()).toEqual(ids.toSorted());
    });
  });
};
