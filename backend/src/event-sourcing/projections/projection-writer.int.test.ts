import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { append, counted } from '../subscriptions/consumer-fixture.behaviour.ts';
import { ProjectionWorld } from './projection-world.behaviour.ts';
import { applyTally, tally } from './tally.behaviour.ts';

let world: ProjectionWorld;
beforeEach(async () => {
  world = await ProjectionWorld.create();
});
afterEach(() => world.close());

describe('ProjectionWriter', () => {
  it('loses nothing when the database fails between two halves of a batch', async () => {
    for (let n = 0; n < 4; n += 1) await append(world.store, `will-${n}`, counted({ n }));
    let failsAt = 'will-2';
    world
      .runner({
        projection: {
          ...tally,
          apply: (facts, db) => {
            const [fact] = facts;
            if (facts.length > 1) throw new Error('Only one by one');
            if (fact?.stream !== failsAt) return applyTally(facts, db);
            failsAt = '';
            throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
          },
        },
      })
      .start();
    await world.settled();
    expect(failsAt).toBe('');
    expect(await world.rows()).toEqual(await world.expected());
  });
});
