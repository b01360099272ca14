import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { defineJob, defineMailJob } from './job.ts';
import { JobRunner, assertEveryJobHandled } from './job-runner.ts';
import { DEFAULT_SETTINGS } from './queue-settings.ts';
import { WantedJobs } from './wanted-jobs.ts';

const payload = z.object({ orderId: z.string() });
const renderDraft = defineJob({ name: 'wills.render-draft', payload });
const sendReceipt = defineJob({ name: 'orders.send-receipt', payload });

describe('defineJob', () => {
  it('tries a job eight times from two seconds on unless it says otherwise', () => {
    expect(renderDraft).toMatchObject({ attempts: 8, backoffMs: 2_000, concurrency: 5 });
    expect(defineJob({ name: 'wills.render-draft', payload, attempts: 2, concurrency: 1 })).toMatchObject({ attempts: 2, concurrency: 1 });
  });

  it('tries a mail again after a second, and says that it is one', () => {
    expect(defineMailJob({ name: 'orders.send-receipt', payload })).toMatchObject({ attempts: 8, backoffMs: 1_000, makes: 'mail' });
    expect(defineMailJob({ name: 'orders.send-receipt', payload, backoffMs: 5 })).toMatchObject({ backoffMs: 5 });
  });

  it.each(['renderDraft', 'wills', 'wills:render', 'Wills.render', 'wills.'])('refuses the name %j', (name) => {
    expect(() => defineJob({ name, payload })).toThrow('A job is named module.verb-noun');
  });
});

describe('assertEveryJobHandled', () => {
  it('is content when jobs and handlers match', () => {
    expect(() => assertEveryJobHandled([renderDraft, sendReceipt], ['orders.send-receipt', 'wills.render-draft'])).not.toThrow();
  });

  it('names the jobs nobody handles', () => {
    expect(() => assertEveryJobHandled([renderDraft, sendReceipt], ['orders.send-receipt'])).toThrow(
      'No handler is registered for wills.render-draft',
    );
  });

  it('names the handlers of jobs nobody knows', () => {
    expect(() => assertEveryJobHandled([renderDraft], ['orders.send-receipt', 'wills.render-draft'])).toThrow(
      'Not on the list of jobs, yet handled: orders.send-receipt',
    );
  });
});

describe('JobRunner', () => {
  const away = (): never => {
    throw new Error('No store in this test');
  };
  const store = { list: away, worker: away, ping: away, close: away };

  it('refuses a second handler for one job', () => {
    const runner = new JobRunner({
      store,
      jobs: [renderDraft],
      wanted: new WantedJobs({ query: away }),
      settings: DEFAULT_SETTINGS,
      observe: () => undefined,
      redact: (error) => error,
    });
    runner.register(renderDraft, async () => undefined);
    expect(() => runner.register(renderDraft, async () => undefined)).toThrow('Two handlers are registered for wills.render-draft');
  });
});
