import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import type { TestDatabase } from '../../testing/postgres.ts';
import { Clock } from '../clock/clock.ts';
import { migratedDatabase } from '../database/migrated-database.behaviour.ts';
import { type Limit, RateLimited, RateLimiter } from './rate-limiter.ts';

class FixedClock extends Clock {
  #now = Date.UTC(2026, 10, 22, 12);
  now(): Date {
    return new Date(this.#now);
  }
  pass(seconds: number): void {
    this.#now += seconds * 1000;
  }
}

let database: TestDatabase;
const pools: pg.Pool[] = [];
let clock: FixedClock;
beforeAll(async () => {
  database = await migratedDatabase();
  for (const _process of ['here', 'there']) {
    const pool = new pg.Pool({ connectionString: database.url, options: '-c role=willow_app', max: 10 });
    pool.on('error', () => undefined);
    pools.push(pool);
  }
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await database?.drop();
});

/** As two processes have it: each with connections of its own. */
const alarms: string[] = [];
const logger = { warn: (message: unknown) => void alarms.push(String(message)) };
const limiters = () => pools.map((pool) => new RateLimiter(pool, clock, logger, { network: 2, customers: 1.5 }));
const limiter = () => limiters()[0]!;
const passed = async (attempts: readonly Promise<unknown>[]) => {
  const outcomes = await Promise.allSettled(attempts);
  const others = outcomes.filter((outcome) => outcome.status === 'rejected' && !(outcome.reason instanceof RateLimited));
  expect(others).toEqual([]);
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
};
const waitOf = (attempt: Promise<unknown>): Promise<number> =>
  attempt.then(
    () => 0,
    (error: unknown) => (error instanceof RateLimited ? error.retryAfterSeconds : Promise.reject(error)),
  );

describe('a limit', () => {
  it('lets exactly as many pass as it says, of fifty at once from two processes', async () => {
    clock = new FixedClock();
    const [here, there] = limiters();
    const limit: Limit = { name: 'fifty', max: 20, windowSeconds: 60 };
    expect(await passed(Array.from({ length: 50 }, (_, n) => (n % 2 ? here! : there!).hit(limit, 'jane')))).toBe(20);
    expect(await passed([here!.hit(limit, 'john')])).toBe(1);
  });

  it('counts the attempts of many at the same moment with one statement, each by their own', async () => {
    clock = new FixedClock();
    const limit: Limit = { name: 'many', max: 2, windowSeconds: 60 };
    const people = Array.from({ length: 30 }, (_, n) => `person ${n}`);
    const asked = jest.spyOn(pools[0]!, 'query');
    const here = limiter();
    const [own, shared] = await Promise.all([
      passed(people.map((who) => here.hit(limit, who))),
      passed([1, 2, 3].map(() => here.hit(limit, 'jane'))),
    ]);
    expect([own, shared]).toEqual([30, 2]);
    // Jane's own come one after the other.
    expect(asked.mock.calls.length).toBeLessThanOrEqual(2);
    asked.mockRestore();
    expect(await passed(people.map((who) => here.hit(limit, who)))).toBe(30);
    expect(await passed(people.map((who) => here.hit(limit, who)))).toBe(0);
  });

  it('two processes that count the same people in opposite order never wait for each other', async () => {
    clock = new FixedClock();
    const [here, there] = limiters();
    const limit: Limit = { name: 'opposite', max: 100, windowSeconds: 60 };
    const people = Array.from({ length: 100 }, (_, n) => `person ${n}`);
    for (let round = 0; round < 20; round += 1)
      expect(
        await passed([...people.map((who) => here!.hit(limit, who)), ...people.toReversed().map((who) => there!.hit(limit, who))]),
      ).toBe(200);
  });

  it('slides: in no window of that length are there more, wherever it begins', async () => {
    clock = new FixedClock();
    const one = limiter();
    const limit: Limit = { name: 'slides', max: 5, windowSeconds: 3600 };
    clock.pass(1800);
    const times: number[] = [];
    for (let minute = 0; minute < 240; minute += 1) {
      const count = await passed(Array.from({ length: 2 }, () => one.hit(limit, 'jane')));
      times.push(...Array.from({ length: count }, () => minute));
      clock.pass(60);
    }
    for (const from of times) expect(times.filter((at) => at >= from && at < from + 60).length).toBeLessThanOrEqual(5);
    expect(times).toHaveLength(20);
  });

  it('says how long to wait, and what was refused counts for nothing', async () => {
    clock = new FixedClock();
    const one = limiter();
    const limit: Limit = { name: 'waits', max: 2, windowSeconds: 100 };
    await one.hit(limit, 'jane');
    clock.pass(30);
    await one.hit(limit, 'jane');
    expect(await waitOf(one.hit(limit, 'jane'))).toBe(70);
    clock.pass(69);
    expect(await waitOf(one.hit(limit, 'jane'))).toBe(1);
    clock.pass(1);
    await one.hit(limit, 'jane');
    expect(await waitOf(one.hit(limit, 'jane'))).toBe(30);
  });

  it('may let more pass after a pause that doubles, up to a longest one', async () => {
    clock = new FixedClock();
    const one = limiter();
    const limit: Limit = { name: 'doubles', max: 3, windowSeconds: 86_400, pause: { firstSeconds: 30, longestSeconds: 100 } };
    expect(await passed(Array.from({ length: 10 }, () => one.hit(limit, 'jane')))).toBe(3);
    const waits: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const wait = await waitOf(one.hit(limit, 'jane'));
      waits.push(wait);
      clock.pass(wait - 1);
      // Another process, which does not remember the refusal.
      expect(await waitOf(limiter().hit(limit, 'jane'))).toBe(1);
      clock.pass(1);
      expect((await one.hit(limit, 'jane')).count).toBe(4 + attempt);
    }
    expect(waits).toEqual([30, 60, 100, 100, 100]);
  });

  it('gives back a hit, once, and forgets all of somebody', async () => {
    clock = new FixedClock();
    const one = limiter();
    const limit: Limit = { name: 'back', max: 2, windowSeconds: 100 };
    const hits = [await one.hit(limit, 'jane'), await one.hit(limit, 'jane')];
    await one.takeBack(hits[0]!);
    expect(await passed([one.hit(limit, 'jane'), one.hit(limit, 'jane')])).toBe(1);
    await one.forget(limit, 'jane');
    expect(await passed([one.hit(limit, 'jane'), one.hit(limit, 'jane')])).toBe(2);
  });

  it('may be by network, or for all together with an alarm in the log; both are as much wider as the setting says', async () => {
    clock = new FixedClock();
    const one = limiter();
    const network: Limit = { name: 'network', max: 3, windowSeconds: 60 };
    expect(await passed(Array.from({ length: 10 }, (_, host) => one.hitNetwork(network, `2001:db8::${host + 1}`)))).toBe(6);
    expect(await passed([one.hitNetwork(network, '2001:db8:0:1::1')])).toBe(1);
    expect(alarms).toEqual([]);
    const all: Limit = { name: 'all', max: 3, windowSeconds: 60 };
    expect(await passed(Array.from({ length: 7 }, () => one.hitOverall(all)))).toBe(6);
    expect(alarms).toEqual(['a limit for all together is reached']);
    const growing: Limit = { name: 'growing', max: 3, windowSeconds: 60, growsWithCustomers: true };
    expect(await passed(Array.from({ length: 10 }, () => one.hitOverall(growing)))).toBe(9);
    expect(await passed(Array.from({ length: 7 }, () => one.hitNetwork({ ...growing, name: 'its network' }, '192.0.2.1')))).toBe(6);
  });

  describe('counted later', () => {
    const limit: Limit = { name: 'later', max: 10, windowSeconds: 60, countedLater: true };
    const counted = async () =>
      (await pools[0]!.query<{ n: number }>('SELECT coalesce(sum(cardinality(hits)), 0)::int AS n FROM auth.rate_limit')).rows[0]!.n;
    const until = async (wanted: number) => {
      for (let left = 200; left > 0 && (await counted()) !== wanted; left -= 1) await sleep(25);
      return counted();
    };

    beforeEach(async () => {
      clock = new FixedClock();
      await pools[0]!.query('DELETE FROM auth.rate_limit');
    });

    it('lets nobody wait for the count once it is known to be far below, and counts all the same', async () => {
      const one = limiter();
      await one.hit(limit, 'jane');
      const asked = jest.spyOn(pools[0]!, 'query');
      const counts = await Promise.all([1, 2, 3, 4].map(async () => (await one.hit(limit, 'jane')).count));
      expect(asked).not.toHaveBeenCalled();
      asked.mockRestore();
      expect(counts).toEqual([2, 3, 4, 5]);
      expect(await until(5)).toBe(5);
    });

    it.each([
      ['at once', () => Promise.resolve()],
      ['with pauses in which they are counted', () => sleep(120)],
    ])('lets exactly as many pass as it says in one process: %s', async (_, between) => {
      const one = limiter();
      let granted = 0;
      for (let round = 0; round < 8; round += 1) {
        granted += await passed([1, 2, 3].map(() => one.hit(limit, 'jane')));
        await between();
      }
      expect(granted).toBe(10);
      expect(await until(10)).toBe(10);
    });

    it('lets at most half as many more pass by a second process, until it has heard of the first', async () => {
      const [here, there] = limiters();
      await there!.hit(limit, 'jane');
      const first = 1 + (await passed(Array.from({ length: 20 }, () => here!.hit(limit, 'jane'))));
      const late = [await passed(Array.from({ length: 4 }, () => there!.hit(limit, 'jane')))];
      expect(first + late[0]!).toBeLessThanOrEqual(15);
      await until(10);
      await sleep(120);
      expect(await passed(Array.from({ length: 20 }, () => there!.hit(limit, 'jane')))).toBe(0);
    });

    it('counts those as used whose count is under way', async () => {
      const one = limiter();
      await one.hit(limit, 'jane');
      const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
      const query = pools[0]!.query.bind(pools[0]) as (...given: unknown[]) => Promise<unknown>;
      const slow = jest.spyOn(pools[0]!, 'query').mockImplementation(async (...given: unknown[]) => {
        await answered;
        return query(...given);
      });
      await Promise.all([1, 2, 3, 4].map(() => one.hit(limit, 'jane')));
      for (let left = 200; left > 0 && slow.mock.calls.length === 0; left -= 1) await sleep(10);
      let sixth = 'waits';
      const passing = one.hit(limit, 'jane').then(() => (sixth = 'passed'));
      await sleep(20);
      const beforeTheAnswer = sixth;
      answer();
      await passing;
      slow.mockRestore();
      expect([beforeTheAnswer, sixth]).toEqual(['waits', 'passed']);
    });

    it('asks again when the count could not be made', async () => {
      const one = limiter();
      await one.hit(limit, 'jane');
      const failing = jest.spyOn(pools[0]!, 'query').mockImplementation(() => Promise.reject(new Error('gone')) as never);
      await one.hit(limit, 'jane');
      for (let left = 200; left > 0 && failing.mock.calls.length === 0; left -= 1) await sleep(10);
      await expect(one.hit(limit, 'jane')).rejects.toThrow('gone');
      failing.mockRestore();
      await one.hit(limit, 'jane');
    });
  });

  it('keeps nobody by name, and nothing for longer than its window', async () => {
    clock = new FixedClock();
    const one = limiter();
    await one.hit({ name: 'short', max: 5, windowSeconds: 60 }, 'jane@example.test');
    await one.hit({ name: 'long', max: 5, windowSeconds: 3600 }, 'jane@example.test');
    const kept = async () => (await pools[0]!.query<{ row: string }>('SELECT l::text AS row FROM auth.rate_limit l')).rows;
    expect(JSON.stringify(await kept())).not.toContain('jane');
    clock.pass(86_400 * 2);
    await one.hit({ name: 'short', max: 5, windowSeconds: 60 }, 'john@example.test');
    clock.pass(59);
    await one.sweep();
    expect(await kept()).toHaveLength(1);
  });
});
