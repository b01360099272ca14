import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { failure } from '../store/behaviour/harness.behaviour.ts';
import { append, counted, recordingLog } from '../subscriptions/consumer-fixture.behaviour.ts';
import { ProjectionBehind, ProjectionProgress } from './projection-progress.ts';
import { ProjectionWorld } from './projection-world.behaviour.ts';
import { applyTally, tally } from './tally.behaviour.ts';

let world: ProjectionWorld;
beforeEach(async () => {
  world = await ProjectionWorld.create();
});
afterEach(() => world.close());

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const before = performance.now();
  await work();
  return performance.now() - before;
};

describe('ProjectionProgress', () => {
  it('lets a reader see what it wrote, at once', async () => {
    world.runner().start();
    const progress = await world.progress({ pollMs: 5_000 });
    await append(world.store, 'will-0', counted());
    await world.settled();
    const waits: number[] = [];
    for (let n = 1; n <= 60; n += 1) {
      const position = await append(world.store, 'will-1', counted({ n: 1 }));
      waits.push(await timed(() => progress.waitFor('tally', position, 60_000)));
      expect(await world.rows()).toMatchObject([{}, { sum: n }]);
    }
    // Well below the interval at which a waiter would look for itself.
    expect(waits.toSorted((a, b) => a - b)[30]).toBeLessThan(2_500);
  });

  it('returns at once for what has been processed already', async () => {
    world.runner().start();
    const position = await append(world.store, 'will-1', counted());
    await world.settled();
    const progress = await world.progress();
    await progress.waitFor('tally', position, 0);
    await progress.waitFor('tally', 'start', 0);
  });

  it('throws when the time is over, never later', async () => {
    const position = await append(world.store, 'will-1', counted());
    const progress = await world.progress({ pollMs: 60_000 });
    const waited = await timed(() => expect(progress.waitFor('tally', position, 300)).rejects.toThrow(ProjectionBehind));
    expect(waited).toBeGreaterThan(290);
    expect(waited).toBeLessThan(30_000);
    await expect(progress.waitFor('no-such-projection', position, 10)).rejects.toMatchObject({ projection: 'no-such-projection' });
  });

  it('does not wait for a position that the log does not have, because it went back, and says so', async () => {
    world.runner().start();
    await append(world.store, 'will-1', counted());
    await world.settled();
    const progress = await world.progress({ pollMs: 20 });
    const lost = String(Number(await world.store.head()) + 1);
    await progress.waitFor('tally', lost, 60_000);
    expect(world.lines).toContainEqual({
      level: 'warn',
      details: { projection: 'tally', position: lost },
      message: expect.stringContaining('the log went back'),
    });
  });

  it('waits for a slow projection', async () => {
    const slow = world.runner({
      projection: {
        ...tally,
        apply: async (facts, db) => {
          await sleep(300);
          await applyTally(facts, db);
        },
      },
    });
    slow.start();
    const progress = await world.progress();
    const position = await append(world.store, 'will-1', counted({ n: 1 }));
    expect(await timed(() => progress.waitFor('tally', position, 60_000))).toBeGreaterThan(200);
    expect(await world.rows()).toEqual(await world.expected());
  });

  it('polls where nobody listens, and after its connection died', async () => {
    world.runner().start();
    const deaf = new ProjectionProgress({ store: world.store, pools: world.pools, log: recordingLog(), pollMs: 20 });
    await deaf.waitFor('tally', await append(world.store, 'will-1', counted()), 60_000);
    await deaf.stop();
    const progress = await world.progress();
    await progress.waitFor('tally', await append(world.store, 'will-1', counted()), 60_000);
    await world.terminate('willow progress');
    await progress.waitFor('tally', await append(world.store, 'will-1', counted()), 60_000);
  });

  it('a stopped one lets its waiters go', async () => {
    const position = await append(world.store, 'will-1', counted());
    const progress = await world.progress();
    const waiting = failure(progress.waitFor('tally', position, 300_000));
    await sleep(50);
    await progress.stop();
    expect(await waiting).toBeInstanceOf(ProjectionBehind);
  });
});
