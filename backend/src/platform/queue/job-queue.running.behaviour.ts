import { describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { freshJob, gate, until, type QueueBench } from './queue-bench.behaviour.ts';

/** How many run at a time, how a worker ends, and schedules. */
export const describeRunning = ({ open }: QueueBench): void => {
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

    it('keeps one run waiting while no worker is there, and tells when it is due', async () => {
      const [job, other] = [freshJob(), freshJob()];
      const { queue } = await open([job, other]);
      await queue.schedule(job, 100, { orderId: 'all' });
      await sleep(350);
      await queue.schedule(job, 100, { orderId: 'all' });
      const { waiting = 0, delayed = 0 } = (await queue.counts())[job.name] ?? {};
      expect(waiting + delayed).toBe(1);
      expect(await queue.schedules()).toEqual([{ job: job.name, everyMs: 100, nextAt: expect.stringMatching(/^\d{4}-.*Z$/) }]);
    });
  });
};
