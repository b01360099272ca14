import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { eventually } from '../store/behaviour/harness.behaviour.ts';
import { append, counted, grantEveryLock, decodePlain } from '../subscriptions/consumer-fixture.behaviour.ts';
import type { RecordedFact } from '../codec/recorded-fact.ts';
import { ParkedFacts } from './parked-facts.ts';
import { ProjectionWorld } from './projection-world.behaviour.ts';
import type { Projection } from './projection.ts';
import { applyTally, tally } from './tally.behaviour.ts';

let world: ProjectionWorld;
beforeEach(async () => {
  world = await ProjectionWorld.create();
});
afterEach(() => world.close());

const write = async (count: number, streams = 10): Promise<void> => {
  const writing = Array.from({ length: streams }, async (_, stream) => {
    for (let n = stream; n < count; n += streams) await append(world.store, `will-${stream}`, counted({ n }), counted({}, 'Ignored'));
  });
  await Promise.all(writing);
};

const applying = (apply: Projection['apply'], changes: Partial<Projection> = {}): Projection => ({ ...tally, ...changes, apply });

const brokenLine = (): Error => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });

describe('ProjectionRunner', () => {
  it('processes history in batches and then what comes, every fact once and in order', async () => {
    await write(600);
    const sizes: number[] = [];
    const runner = world.runner({
      projection: applying((facts, db) => {
        sizes.push(facts.length);
        return applyTally(facts, db);
      }),
    });
    runner.start();
    await write(100);
    await world.settled();
    expect(await world.rows()).toEqual(await world.expected());
    expect(Math.max(...sizes)).toBeGreaterThan(50);
    expect(sizes.every((size) => size > 0)).toBe(true);
    await eventually('it is live', () => runner.status().state === 'live');
    expect(runner.status()).toMatchObject({ name: 'projection/tally', lastError: null });
  });

  it('gives `apply` the facts of its exact types only', async () => {
    const types = new Set<string>();
    world
      .runner({
        projection: applying((facts) => {
          for (const { type } of facts) types.add(type);
          return Promise.resolve();
        }),
      })
      .start();
    await append(world.store, 'will-1', counted(), counted({}, 'CountedTwice'), counted({}, 'Other'));
    await world.settled();
    expect([...types]).toEqual(['Counted']);
  });

  it('moves past the facts of others, so that nobody waits for what it does not process', async () => {
    world.runner().start();
    await append(world.store, 'order-1', counted({}, 'Ignored'));
    await world.settled();
    expect(await world.rows()).toEqual([]);
  });

  it('on an idle log the checkpoint comes to the end, however lately it was moved: nothing may ever come to move it', async () => {
    world.runner({ idleMoveMs: 3_600_000 }).start();
    await append(world.store, 'will-1', counted());
    await world.settled();
    await append(world.store, 'order-1', counted({}, 'Ignored'));
    const stored = async (): Promise<string | undefined> =>
      (await world.admin<{ position: string }>('SELECT position FROM subscription.checkpoint'))[0]?.position;
    await eventually('the checkpoint is at the end', async () => (await stored()) === (await world.store.head()));
  });

  it('rows and checkpoint move together: a batch that fails is taken back whole and tried again [ES-46]', async () => {
    let failures = 0;
    await write(30);
    const runner = world.runner({
      projection: applying(async (facts, db) => {
        await applyTally(facts, db);
        failures += 1;
        if (failures <= 3) throw brokenLine();
      }),
    });
    runner.start();
    await world.settled();
    expect(failures).toBeGreaterThan(3);
    expect(await world.rows()).toEqual(await world.expected());
    expect(world.lines.filter(({ level }) => level === 'warn')).toHaveLength(3);
  });

  it('never applies two batches at a time [ES-49]', async () => {
    let applies = 0;
    let overlaps = 0;
    const runner = world.runner({
      projection: applying(async (facts, db) => {
        applies += 1;
        overlaps += applies - 1;
        await sleep(5);
        await applyTally(facts, db);
        applies -= 1;
      }),
    });
    runner.start();
    await write(100);
    await world.settled();
    expect(overlaps).toBe(0);
  });

  it('the checkpoint is the fence: of two runners that both believe they lead, one writes', async () => {
    const slow = applying(async (facts, db) => {
      await sleep(3);
      await applyTally(facts, db);
    });
    const runners = [1, 2, 3].map(() => world.runner({ projection: slow, locks: grantEveryLock() }));
    for (const runner of runners) runner.start();
    await write(300);
    await world.settled();
    expect(await world.rows()).toEqual(await world.expected());
    expect(world.lines.some(({ message }) => message === 'Consumer starts over')).toBe(true);
  });

  it('one of two runs; when the connection with its lock dies the other takes over, and nothing is processed twice', async () => {
    const runners = [world.runner(), world.runner()];
    for (const runner of runners) runner.start();
    await eventually('one leads', () => runners.some((runner) => runner.status().state === 'live'));
    expect(runners.map((runner) => runner.status().state).toSorted()).toEqual(['live', 'standby']);
    for (let round = 0; round < 3; round += 1) {
      const writing = write(50);
      await world.terminate('willow locks');
      await writing;
      await world.settled();
    }
    expect(await world.rows()).toEqual(await world.expected());
    await eventually('one leads', () => runners.some((runner) => runner.status().state === 'live'));
    expect(runners.filter((runner) => runner.status().state === 'live')).toHaveLength(1);
  });

  it('after a worker process is killed under load another takes over by itself', async () => {
    const script = fileURLToPath(new URL('projection-process.behaviour.ts', import.meta.url));
    const env = { ...process.env, PROJECTION_PROCESS_DATABASE: world.database.url };
    const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    await eventually('the process leads', async () => String((await once(child.stdout, 'data'))[0]).includes('live'));
    const standby = world.runner();
    standby.start();
    const done = new AbortController();
    const writing = (async () => {
      for (let n = 0; !done.signal.aborted; n += 1) {
        await append(world.store, `will-${n % 10}`, counted({ n: 1 }));
        await sleep(5);
      }
    })();
    await world.settled();
    expect(standby.status().state).toBe('standby');
    child.kill('SIGKILL');
    const position = await append(world.store, 'will-1', counted({ n: 1 }));
    const progress = await world.progress();
    await progress.waitFor('tally', position, 60_000);
    expect(standby.status().state).not.toBe('standby');
    done.abort();
    await writing;
    await world.settled();
    expect(await world.rows()).toEqual(await world.expected());
  });

  it('goes on after every connection was ended, again and again, and processes every fact once [ES-47]', async () => {
    world.runner().start();
    const written = new AbortController();
    const trouble = (async () => {
      while (!written.signal.aborted) {
        await sleep(60);
        await world.terminate('willow%');
      }
    })();
    for (let n = 0; n < 150; n += 1) {
      const event = counted({ n });
      for (;;) {
        const done = await append(world.store, `will-${n % 7}`, event).catch(() => null);
        if (done) break;
      }
    }
    written.abort();
    await trouble;
    await eventually('it has caught up', () =>
      world.settled().then(
        () => true,
        () => false,
      ),
    );
    expect(await world.admin('SELECT * FROM subscription.parked')).toEqual([]);
    expect(await world.rows()).toEqual(await world.expected());
  });

  it('stops between batches and goes on from there', async () => {
    const runner = world.runner();
    runner.start();
    await write(50);
    await runner.stop();
    expect(runner.status().state).toBe('stopped');
    await write(50);
    const before = await world.rows();
    await sleep(100);
    expect(await world.rows()).toEqual(before);
    runner.start();
    await world.settled();
    expect(await world.rows()).toEqual(await world.expected());
  });

  it('halts loudly at a fact that this code does not know, and processes nothing after it', async () => {
    const runner = world.runner({ projection: { ...tally, types: ['Counted', 'FromTheFuture'] } });
    runner.start();
    await append(world.store, 'will-1', counted({ n: 1 }));
    await world.settled();
    await append(world.store, 'will-1', counted({}, 'FromTheFuture'));
    await append(world.store, 'will-2', counted({ n: 1 }));
    await eventually('it halts', () => runner.status().state === 'halted');
    await sleep(100);
    expect((await world.rows()).map(({ stream }) => stream)).toEqual(['will-1']);
    expect(world.lines.at(-1)).toMatchObject({ level: 'error', message: 'Consumer halted: it cannot go on without losing events' });
  });

  it('waits while the checkpoint belongs to another version', async () => {
    world.runner().start();
    await append(world.store, 'will-1', counted({ n: 1 }));
    await world.settled();
    await world.close();
    world = await ProjectionWorld.create();
    const old = world.runner();
    old.start();
    await append(world.store, 'will-1', counted({ n: 1 }));
    await world.settled();
    await old.stop();
    const newer = world.runner({ projection: { ...tally, version: 2 } });
    newer.start();
    await eventually('it waits', () => newer.status().state === 'waiting');
    expect(world.lines.at(-1)).toMatchObject({ details: { projection: 'tally', stored: 1, version: 2 } });
  });

  it('a missing table is nobody’s poison: the runner waits for it and parks nothing', async () => {
    await world.admin('ALTER TABLE rm.tally RENAME TO tally_away');
    const runner = world.runner();
    runner.start();
    await append(world.store, 'will-1', counted({ n: 1 }));
    await eventually('it retries', () => runner.status().state === 'retrying');
    await world.admin('ALTER TABLE rm.tally_away RENAME TO tally');
    await world.settled();
    expect(await world.rows()).toEqual(await world.expected());
    expect(await world.admin('SELECT * FROM subscription.parked')).toEqual([]);
  });

  it('a foreign transaction that stays open holds nothing up', async () => {
    await world.db.transaction(async (manager: EntityManager) => {
      await manager.query(`INSERT INTO tally (stream, facts, sum, revisions) VALUES ('foreign', 0, 0, '')`);
      world.runner().start();
      await append(world.store, 'will-1', counted({ n: 1 }));
      await world.settled();
      expect((await world.rows()).map(({ stream }) => stream)).toEqual(['will-1']);
    });
  });
});

describe('poison', () => {
  const parkedFacts = (): ParkedFacts => new ParkedFacts({ store: world.store, decode: decodePlain, db: world.db });
  const harmless = applying((facts, db) => applyTally(facts.map(withoutPoison), db));

  const poisoned = async (): Promise<{ readonly bad: string; readonly behind: string }> => {
    const bad = counted({ n: 5, poison: true });
    const behind = counted({ n: 7 });
    await append(world.store, 'will-1', counted({ n: 1 }));
    for (let n = 0; n < 20; n += 1) await append(world.store, `will-${n + 2}`, counted({ n }));
    await append(world.store, 'will-1', bad);
    for (let n = 0; n < 20; n += 1) await append(world.store, `will-${n + 2}`, counted({ n }));
    await append(world.store, 'will-1', behind);
    return { bad: bad.id, behind: behind.id };
  };

  it('parks the fact and, behind it, the rest of its stream; everybody else goes on', async () => {
    const { bad, behind } = await poisoned();
    world.runner().start();
    await world.settled();
    expect(await world.rows()).toEqual(await world.expected([bad, behind]));
    const later = counted({ n: 9 });
    await append(world.store, 'will-1', later);
    await append(world.store, 'will-2', counted({ n: 9 }));
    await world.settled();
    expect(await world.rows()).toEqual(await world.expected([bad, behind, later.id]));
    const parked = await parkedFacts().list('tally');
    expect(parked.map(({ eventId }) => eventId)).toEqual([bad, behind, later.id]);
    expect(parked.map(({ attempts }) => attempts)).toEqual([1, 0, 0]);
    expect(parked[0]).toMatchObject({ subscription: 'projection/tally', stream: 'will-1', revision: 1, type: 'Counted' });
  });

  it('keeps no value of the fact in the error', async () => {
    await append(world.store, 'will-1', counted({ poison: true }));
    await append(world.store, 'will-2', counted({ n: 5_000_000 }));
    world.runner().start();
    await world.settled();
    const errors = (await parkedFacts().list()).map(({ error }) => error);
    expect(errors[0]).toMatch(/^Error at \S*applyTally .*\(src\/event-sourcing\/projections\/tally/);
    expect(errors[1]).toMatch(/^QueryFailedError 23514 tally tally_sum_is_small at /);
    expect(JSON.stringify([errors, world.lines])).not.toMatch(/Smith|5000000/);
  });

  it('retry processes the stream in order and sets it free', async () => {
    await poisoned();
    world.runner().start();
    await world.settled();
    await expect(parkedFacts().retry(tally, 'will-1')).rejects.toThrow('cannot be counted');
    expect((await parkedFacts().list('tally')).map(({ attempts }) => attempts)).toEqual([2, 0]);
    expect(await parkedFacts().retry(harmless, 'will-1')).toEqual({ processed: 2 });
    expect(await parkedFacts().list('tally')).toEqual([]);
    await append(world.store, 'will-1', counted({ n: 3 }));
    await world.settled();
    expect(await world.rows()).toEqual(await world.expected());
    expect(await parkedFacts().retry(harmless, 'will-1')).toEqual({ processed: 0 });
  });

  it('a fact that arrives during a retry is neither lost nor processed out of order', async () => {
    await poisoned();
    world.runner().start();
    await world.settled();
    const slow = applying(async (facts, db) => {
      await sleep(200);
      await harmless.apply(facts, db);
    });
    const retrying = parkedFacts().retry(slow, 'will-1');
    await sleep(50);
    await append(world.store, 'will-1', counted({ n: 3 }));
    await retrying;
    await world.settled();
    expect(await world.rows()).toEqual(await world.expected());
    expect(await parkedFacts().list('tally')).toEqual([]);
  });

  it('skip gives up the one fact, with a reason; the rest goes on after a retry', async () => {
    const { bad } = await poisoned();
    world.runner().start();
    await world.settled();
    await parkedFacts().skip('tally', bad, 'a test of the counting machine');
    await parkedFacts().retry(tally, 'will-1');
    expect(await world.rows()).toEqual(await world.expected([bad]));
    expect(await world.admin('SELECT resolution, reason FROM subscription.parked WHERE event_id = $1', [bad])).toEqual([
      { resolution: 'skipped', reason: 'a test of the counting machine' },
    ]);
  });

  it('a fact that the codec cannot decode is parked as well', async () => {
    const broken = counted({ n: 1, broken: true });
    const decode = (event: Parameters<typeof decodePlain>[0]): Promise<RecordedFact> =>
      event.id === broken.id ? Promise.reject(new Error('Unsupported state or unable to authenticate data')) : decodePlain(event);
    await append(world.store, 'will-1', broken);
    await append(world.store, 'will-2', counted({ n: 1 }));
    world.runner({ decode }).start();
    await world.settled();
    expect(await world.rows()).toEqual(await world.expected([broken.id]));
  });

  it('a fact that fails once and not again is not poison', async () => {
    let failures = 0;
    const wavering = applying((facts, db) => {
      failures += 1;
      return failures === 1 ? Promise.reject(new TypeError('out of nowhere')) : applyTally(facts, db);
    });
    await append(world.store, 'will-1', counted({ n: 1 }));
    world.runner({ projection: wavering }).start();
    await world.settled();
    expect(await world.rows()).toEqual(await world.expected());
    expect(await parkedFacts().list()).toEqual([]);
  });

  it('a codec whose keys are away is waited for', async () => {
    let away = 3;
    const decode = (event: Parameters<typeof decodePlain>[0]): Promise<RecordedFact> => {
      away -= 1;
      return away >= 0 ? Promise.reject(brokenLine()) : decodePlain(event);
    };
    await append(world.store, 'will-1', counted({ n: 1 }));
    world.runner({ decode }).start();
    await world.settled();
    expect(await world.rows()).toEqual(await world.expected());
    expect(await parkedFacts().list()).toEqual([]);
  });
});

const withoutPoison = (fact: RecordedFact): RecordedFact => ({ ...fact, data: { ...fact.data, poison: false } });
