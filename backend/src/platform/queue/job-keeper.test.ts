import { describe, expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { JobKeeper, pauseAfter, wordsFor } from './job-keeper.ts';
import type { Lost } from './lost-jobs.ts';
import type { QueueEvent } from './queue-event.ts';

const NOTHING: Lost = { jobs: 0, schedules: [] };
const COUNTS = { waiting: 2, active: 0, delayed: 1, failed: 3, completed: 9 };

function keeping() {
  const said: QueueEvent[] = [];
  const world = { found: NOTHING as Lost | Error, minutes: 0 };
  const keeper = new JobKeeper({
    lost: { look: async () => (world.found instanceof Error ? Promise.reject(world.found) : world.found) },
    queue: { counts: async () => ({ 'wills.render-draft': COUNTS }) },
    wanted: { oldest: async () => new Map([['wills.render-draft', new Date(Date.now() - 5_000).toISOString()]]) },
    observe: (event) => said.push(event),
    now: () => new Date(world.minutes * 60_000),
  });
  return { keeper, said, world };
}

describe('who keeps the queue', () => {
  it('says nothing while nothing is missing', async () => {
    const { keeper, said } = keeping();
    await keeper.look();
    expect([keeper.problem, keeper.warning, said]).toEqual([null, null, []]);
  });

  it('tells what was missing: once in the log, for ten minutes in readiness, and as figures', async () => {
    const { keeper, said, world } = keeping();
    world.found = { jobs: 3, schedules: ['platform.cleanup'] };
    await keeper.look();
    const registry = new Registry();
    keeper.measure(registry);
    const text = await registry.metrics();
    for (const line of [
      'willow_queue_lost{what="jobs"} 3',
      'willow_queue_lost{what="schedules"} 1',
      'willow_queue_jobs_restored_total 4',
      'willow_queue_jobs{job="wills.render-draft",state="failed"} 3',
    ])
      expect(text).toContain(`${line}\n`);
    expect(text).toMatch(/^willow_queue_oldest_waiting_seconds\{job="wills.render-draft"\} [5-9]/m);
    world.found = NOTHING;
    await keeper.look();
    expect(said).toHaveLength(1);
    world.minutes = 10;
    expect(keeper.warning).toContain('the queue lacked 3 jobs and the schedule of platform.cleanup until 1970-01-01T00:00:00.000Z');
    world.minutes = 11;
    expect(keeper.warning).toBeNull();
  });

  it('tells when it cannot see or put back, until it can', async () => {
    const { keeper, said, world } = keeping();
    world.found = new Error("OOM command not allowed when used memory > 'maxmemory'");
    await keeper.look();
    await keeper.look();
    expect(said).toMatchObject([{ type: 'error', reason: expect.stringContaining('OOM command not allowed') }]);
    expect(keeper.problem).toContain('what is missing cannot be added');
    world.found = NOTHING;
    await keeper.look();
    expect(keeper.problem).toBeNull();
  });
});

it('looks again soon after a look that waited for a queue that was away; one that found everything has its share of the time', () => {
  expect(pauseAfter({ tookMs: 35_000, isNothingMissing: false }, 10_000)).toBe(10_000);
  expect(pauseAfter({ tookMs: 3_000, isNothingMissing: true }, 10_000)).toBe(30_000);
  expect(pauseAfter({ tookMs: 20, isNothingMissing: true }, 10_000)).toBe(10_000);
});

it('names jobs and schedules in words', () => {
  expect(wordsFor({ jobs: 1, schedules: [] })).toBe('1 job');
  expect(wordsFor({ jobs: 0, schedules: ['a.b', 'c.d'] })).toBe('the schedules of a.b, c.d');
});
