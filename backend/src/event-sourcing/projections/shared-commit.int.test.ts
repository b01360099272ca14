import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../store/behaviour/harness.behaviour.ts';
import { append, counted, decodePlain } from '../subscriptions/consumer-fixture.behaviour.ts';
import { ParkedFacts } from './parked-facts.ts';
import { ProjectionWorld } from './projection-world.behaviour.ts';
import type { Projection } from './projection.ts';
import { SharedCommit } from './shared-commit.ts';
import { applyTally, tally } from './tally.behaviour.ts';

let world: ProjectionWorld;
let shared: SharedCommit;
beforeEach(async () => {
  world = await ProjectionWorld.create();
  await world.admin(
    `CREATE TABLE rm.seen (id text PRIMARY KEY, xact xid8 NOT NULL DEFAULT pg_current_xact_id()); ALTER TABLE rm.tally ADD xact xid8`,
  );
  await world.admin(`GRANT ALL ON rm.seen TO willow_app`);
  shared = new SharedCommit(world.db);
});
afterEach(() => world.close());

const seen: Projection = {
  name: 'seen',
  types: ['Counted'],
  tables: ['seen'],
  async apply(facts, db) {
    for (const { id } of facts) await db.query('INSERT INTO seen (id) VALUES ($1)', [id]);
  },
};
const marked: Projection = {
  ...tally,
  async apply(facts, db) {
    await applyTally(facts, db);
    await db.query('UPDATE tally SET xact = pg_current_xact_id() WHERE stream = ANY ($1)', [facts.map(({ stream }) => stream)]);
  },
};

const started = async (...projections: readonly Projection[]): Promise<void> => {
  const runners = projections.map((projection) => world.runner({ projection, shared }));
  for (const runner of runners) runner.start();
  await eventually('all are live', () => runners.every((runner) => runner.status().state === 'live'));
};
const settled = (): Promise<unknown> => Promise.all(['tally', 'seen'].map((name) => world.settled(name)));
const seenIds = async (): Promise<string[]> =>
  (await world.admin<{ id: string }>('SELECT id FROM rm.seen ORDER BY xact, id')).map(({ id }) => id);

describe('SharedCommit', () => {
  it('commits what several projections make of a fact in one transaction', async () => {
    await started(marked, seen);
    for (let n = 0; n < 20; n += 1) {
      await append(world.store, `will-${n}`, counted({ n }));
      await sleep(20);
    }
    await settled();
    expect(await world.rows()).toEqual(await world.expected());
    const rows = await world.admin('SELECT xact FROM rm.tally INTERSECT SELECT xact FROM rm.seen');
    // How many depends on the machine's pace; apart, it would be none.
    expect(rows.length).toBeGreaterThan(0);
  });

  it('a fact that one projection cannot process is parked there and nowhere else, and no fact is processed twice', async () => {
    await started(tally, seen);
    const bad = counted({ poison: true });
    for (let n = 0; n < 30; n += 1) await append(world.store, `will-${n % 3}`, n === 10 ? bad : counted({ n }));
    await settled();
    const parked = await new ParkedFacts({ store: world.store, decode: decodePlain, db: world.db }).list();
    expect(new Set(parked.map(({ subscription }) => subscription))).toEqual(new Set(['projection/tally']));
    expect(parked[0]).toMatchObject({ eventId: bad.id });
    expect(await world.rows()).toEqual(await world.expected(parked.map(({ eventId }) => eventId)));
    expect(await seenIds()).toHaveLength(30);
  });

  it('does not wait for a projection whose checkpoint somebody holds', async () => {
    await started(tally, seen);
    await world.db.transaction(async (manager) => {
      await manager.query(`SELECT FROM subscription.checkpoint WHERE subscription = 'projection/tally' FOR UPDATE`);
      await append(world.store, 'will-1', counted({ n: 1 }));
      await world.settled('seen');
      expect(await seenIds()).toHaveLength(1);
      expect(await world.rows()).toEqual([]);
    });
    await settled();
    expect(await world.rows()).toEqual(await world.expected());
  });

  it('does not move for one that somebody else moved on, or that is of another version', async () => {
    world.runner({ projection: tally }).start();
    await append(world.store, 'will-1', counted({ n: 1 }));
    await world.settled();
    const stale = { subscription: 'projection/tally', version: 1, from: 'start', to: { position: '1', mark: null } };
    let writes = 0;
    const write = () => Promise.resolve(void (writes += 1));
    expect(await shared.commit({ step: stale, write })).toBe(false);
    expect(await shared.commit({ step: { ...stale, version: 2, from: '1', to: { position: '2', mark: null } }, write })).toBe(false);
    expect(writes).toBe(0);
  });
});
