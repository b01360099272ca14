import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readModelDatabase } from '../../platform/database/read-model-database.ts';
import { append, counted, decodePlain, recordingLog } from '../subscriptions/consumer-fixture.behaviour.ts';
import { ParkedFacts } from './parked-facts.ts';
import { ProjectionWorld } from './projection-world.behaviour.ts';
import type { Projection } from './projection.ts';
import { rebuildProjection } from './rebuild-projection.ts';
import type { RebuildOptions, Rebuilt } from './rebuild-projection.ts';
import { applyTally, tally, tallyTable } from './tally.behaviour.ts';

let world: ProjectionWorld;
beforeEach(async () => {
  world = await ProjectionWorld.create();
});
afterEach(() => world.close());

const rebuild = (projection: Projection = tally, changes: Partial<RebuildOptions> = {}): Promise<Rebuilt> =>
  rebuildProjection({
    projection,
    store: world.store,
    decode: decodePlain,
    database: readModelDatabase({ databaseUrl: world.database.url, ownerUrl: world.database.ownerUrl, entities: [tallyTable] }),
    log: recordingLog(),
    ...changes,
  });

const shape = (): Promise<unknown[]> =>
  world.admin(
    `SELECT pg_get_indexdef(indexrelid) AS part FROM pg_index WHERE indrelid = 'rm.tally'::regclass
     UNION ALL SELECT conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint WHERE conrelid = 'rm.tally'::regclass
     UNION ALL SELECT attname || ' ' || format_type(atttypid, atttypmod) || ' ' || attnotnull || ' ' || coalesce(pg_get_expr(adbin, adrelid), '')
       FROM pg_attribute LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum WHERE attrelid = 'rm.tally'::regclass AND attnum > 0
     UNION ALL SELECT unnest(reloptions) FROM pg_class WHERE oid = 'rm.tally'::regclass
     UNION ALL SELECT privilege_type FROM information_schema.role_table_grants WHERE table_schema = 'rm' AND table_name = 'tally' AND grantee = 'willow_app'
     ORDER BY part`,
  );

describe('rebuildProjection', () => {
  it('equals what grew fact by fact, for any history', async () => {
    const runner = world.runner();
    runner.start();
    const step = fc.record({
      stream: fc.integer({ min: 0, max: 5 }),
      n: fc.integer({ min: -9, max: 9 }),
      type: fc.constantFrom('Counted', 'Ignored'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
        for (const { stream, n, type } of steps) await append(world.store, `will-${stream}`, counted({ n }, type));
        await world.settled();
        const grown = await world.rows();
        expect(grown).toEqual(await world.expected());
        const { position } = await rebuild();
        expect(world.store.compare(position, await world.store.head())).toBe(0);
        expect(await world.rows()).toEqual(grown);
      }),
      { numRuns: 8 },
    );
    expect(runner.status().state).not.toBe('halted');
  });

  it('repairs rows that are wrong, and leaves columns, keys, indexes, checks, grants and room in its pages as they were', async () => {
    world.runner().start();
    for (let n = 0; n < 30; n += 1) await append(world.store, `will-${n % 4}`, counted({ n }));
    await world.settled();
    const before = await shape();
    await world.admin(`UPDATE rm.tally SET sum = 999 WHERE stream = 'will-1'; DELETE FROM rm.tally WHERE stream = 'will-2'`);
    expect(await rebuild()).toMatchObject({ processed: 30 });
    expect(await world.rows()).toEqual(await world.expected());
    expect(await shape()).toEqual(before);
    expect(before.length).toBeGreaterThan(10);
    expect(await world.admin(`SELECT tablename FROM pg_tables WHERE schemaname = 'rm_next'`)).toEqual([]);
    await append(world.store, 'will-1', counted({ n: 1 }));
    await world.settled();
    expect(await world.rows()).toEqual(await world.expected());
  });

  it('serves all the while: no read fails or steps back while writers write', async () => {
    world.runner().start();
    for (let n = 0; n < 400; n += 1) await append(world.store, `will-${n % 20}`, counted({ n: 1 }));
    await world.settled();
    const done = new AbortController();
    const sums: number[] = [];
    // Both leave the process to the rebuild now and then: elsewhere they are other processes.
    const reading = (async () => {
      for (; !done.signal.aborted; await sleep(2)) {
        const [row] = await world.db.query<{ sum: string }[]>('SELECT coalesce(sum(sum), 0) AS sum FROM tally');
        sums.push(Number(row!.sum));
      }
    })();
    const writing = (async () => {
      for (let n = 0; !done.signal.aborted; n += 1, await sleep(2)) await append(world.store, `will-${n % 20}`, counted({ n: 1 }));
    })();
    for (let round = 0; round < 3; round += 1) await rebuild();
    done.abort();
    await Promise.all([reading, writing]);
    await world.settled();
    expect(sums.length).toBeGreaterThan(20);
    expect(sums).toEqual(sums.toSorted((a, b) => a - b));
    expect(await world.rows()).toEqual(await world.expected());
  });

  it('waits for readers with open transactions a little at a time', async () => {
    world.runner().start();
    await append(world.store, 'will-1', counted({ n: 1 }));
    await world.settled();
    const rebuilt = await world.db.transaction(async (manager) => {
      await manager.query('SELECT * FROM tally');
      const rebuilding = rebuild();
      await sleep(500);
      expect(await world.rows()).toHaveLength(1);
      return { rebuilding };
    });
    await rebuilt.rebuilding;
    expect(await world.rows()).toEqual(await world.expected());
  });

  it('brings a new version in: the runner of that version goes on after it', async () => {
    const first = world.runner();
    first.start();
    for (let n = 0; n < 10; n += 1) await append(world.store, 'will-1', counted({ n }));
    await world.settled();
    await first.stop();
    const doubled: Projection = {
      ...tally,
      version: 2,
      apply: (facts, db) =>
        applyTally(
          facts.map((fact) => ({ ...fact, data: { n: 2 * (fact.data as { n: number }).n } })),
          db,
        ),
    };
    const second = world.runner({ projection: doubled });
    second.start();
    await rebuild(doubled);
    await append(world.store, 'will-1', counted({ n: 100 }));
    await world.settled();
    expect(await world.rows()).toMatchObject([{ stream: 'will-1', facts: 11, sum: 2 * 45 + 200 }]);
  });

  it('a fact that cannot be processed ends it and leaves the live tables as they are', async () => {
    world.runner().start();
    await append(world.store, 'will-1', counted({ n: 1 }));
    await append(world.store, 'will-2', counted({ poison: true }));
    await world.settled();
    const before = await world.rows();
    await expect(rebuild()).rejects.toThrow('cannot be counted');
    expect(await world.rows()).toEqual(before);
    expect(await world.admin(`SELECT tablename FROM pg_tables WHERE schemaname = 'rm_next'`)).toEqual([]);
  });

  it('processes what was parked once the code is mended, and leaves out what was skipped', async () => {
    const skipped = counted({ n: 3, poison: true });
    world.runner().start();
    await append(world.store, 'will-1', counted({ n: 1 }), skipped, counted({ n: 5 }));
    await append(world.store, 'will-2', counted({ n: 2, poison: true }), counted({ n: 4 }));
    await world.settled();
    const parked = new ParkedFacts({ store: world.store, decode: decodePlain, db: world.db });
    await parked.skip('tally', skipped.id, 'never happened');
    const mended: Projection = {
      ...tally,
      apply: (facts, db) =>
        applyTally(
          facts.map((fact) => ({ ...fact, data: { ...fact.data, poison: false } })),
          db,
        ),
    };
    await rebuild(mended);
    expect(await world.rows()).toEqual(await world.expected([skipped.id]));
    expect(await parked.list()).toEqual([]);
  });

  it('runs once at a time, and can be stopped', async () => {
    await append(world.store, 'will-1', counted({ n: 1 }));
    const slow: Projection = {
      ...tally,
      apply: async (facts, db) => {
        await sleep(300);
        await applyTally(facts, db);
      },
    };
    const first = rebuild(slow);
    await sleep(150);
    await expect(rebuild()).rejects.toThrow('is being rebuilt already');
    await first;
    const stop = new AbortController();
    stop.abort();
    await expect(rebuild(tally, { signal: stop.signal })).rejects.toThrow('was stopped');
    expect(await world.rows()).toEqual(await world.expected());
  });

  it('refuses a table that a copy would not be equal to', async () => {
    await world.admin('CREATE TABLE rm.other (stream text REFERENCES rm.tally)');
    await expect(rebuild()).rejects.toThrow('foreign key');
  });
});
