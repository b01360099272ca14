import { expect, it, jest } from '@jest/globals';
import { ProjectionRunner } from './event-sourcing/projections/projection-runner.ts';
import { JobRunner } from './platform/queue/index.ts';
import { startProduct } from './testing/product.ts';

it('a worker that stops lets its jobs end before its projections: some wait until what they wrote can be read', async () => {
  const product = await startProduct();
  const order: string[] = [];
  const jobs = product.worker.get(JobRunner, { strict: false });
  const close = jobs.close.bind(jobs);
  jest.spyOn(jobs, 'close').mockImplementation(async () => {
    await close();
    order.push('jobs');
  });
  const { stop } = ProjectionRunner.prototype;
  jest.spyOn(ProjectionRunner.prototype, 'stop').mockImplementation(function (this: ProjectionRunner) {
    order.push('projections');
    return stop.call(this);
  });
  try {
    await product.restartWorker(async () => undefined);
    expect(order[0]).toBe('jobs');
    expect(order).toContain('projections');
  } finally {
    jest.restoreAllMocks();
    await product.close();
  }
});
