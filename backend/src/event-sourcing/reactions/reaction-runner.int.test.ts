import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import type { TestDatabase } from '../../testing/postgres.ts';
import { migratedDatabase } from '../../platform/database/migrated-database.behaviour.ts';
import { openPools } from '../../platform/database/pools.ts';
import type { Pools } from '../postgres/connections.ts';
import { SessionLocks } from '../postgres/session-locks.ts';
import { withClient } from '../../platform/database/with-client.ts';
import { eventually } from '../store/behaviour/harness.behaviour.ts';
import { Backoff } from '../concurrency/backoff.ts';
import { append, counted, grantEveryLock, decodePlain, recordingLog } from '../subscriptions/consumer-fixture.behaviour.ts';
import { PostgresEventStore } from '../store/postgres/postgres-event-store.ts';
import { UnknownFact, type RecordedFact } from '../codec/recorded-fact.ts';
import { ParkedReactions } from './parked-reactions.ts';
import { ReactionRunner } from './reaction-runner.ts';
import type { ReactionRunnerOptions } from './reaction-runner.ts';
import type { Reaction } from './reaction.ts';
import { startOf } from './reaction-checkpoint.ts';

let database: TestDatabase;
let pools: Pools;
let store: PostgresEventStore;
let log: ReturnType<typeof recordingLog>;
const closing: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  database = await migratedDatabase();
  pools = openPools({ databaseUrl: database.url, timeoutFactor: 10 });
  store = new PostgresEventStore({ pools });
  log = recordingLog();
});

afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
  await store.close();
  await pools.close();
  await database.drop();
});

function recordingReaction(
  does: (fact: RecordedFact) => Promise<void> | void = () => undefined,
  changes: Partial<Reaction> = {},
): Reaction & { readonly seen: string[] } {
  const seen: string[] = [];
  const react = async (fact: RecordedFact): Promise<void> => {
    await does(fact);
    seen.push(`${fact.stream}@${fact.revision}`);
  };
  return { name: 'recording', types: ['Counted'], startFrom: 'start', react, ...changes, seen };
}

function runner(reaction: Reaction, changes: Partial<ReactionRunnerOptions> = {}): ReactionRunner {
  const locks = changes.locks ?? new SessionLocks({ connect: pools.connectDirect });
  const backoff = new Backoff({ firstMs: 10, longestMs: 100 });
  const started = new ReactionRunner({
    reaction,
    store,
    decode: decodePlain,
    pool: pools.app,
    locks,
    log,
    backoff,
    idleMoveMs: 10,
    ...changes,
  });
  closing.push(
    () => locks.close(),
    () => started.stop(),
  );
  started.start();
  return started;
}

const checkpointOf = async (name = 'recording'): Promise<string | undefined> => {
  const { rows } = await pools.app.query<{ position: string }>('SELECT position FROM subscription.checkpoint WHERE subscription = $1', [
    `reaction/${name}`,
  ]);
  return rows[0]?.position;
};

const settled = (name = 'recording'): Promise<void> =>
  eventually('the reaction has come to the end', async () => (await checkpointOf(name)) === (await store.head()));

const brokenLine = (): Error => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
const terminate = (name: string): Promise<unknown> =>
  withClient(database.adminUrl, (client) =>
    client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1 AND datname = $2', [
      name,
      database.name,
    ]),
  );

describe('ReactionRunner', () => {
  it('passes what it says is no concern of it, without a durable step for each', async () => {
    const reaction = recordingReaction(undefined, { concerns: ({ data }) => (data as { n: number }).n === 3 });
    const durable: boolean[] = [];
    const query = pools.app.query.bind(pools.app) as (...given: unknown[]) => Promise<pg.QueryResult>;
    pools.app.query = ((...given: unknown[]) => {
      const text = String(given[0]);
      if (text.includes('UPDATE subscription.checkpoint')) durable.push(!text.includes('synchronous_commit'));
      return query(...given);
    }) as never;
    runner(reaction);
    for (let n = 1; n <= 4; n += 1) await append(store, 'will-1', counted({ n }));
    await eventually('all were passed', async () => (await checkpointOf()) === '4');
    expect(reaction.seen).toEqual(['will-1@2']);
    expect(durable.filter(Boolean)).toHaveLength(1);
  });

  it('reacts to every fact of its types once and in order', async () => {
    const reaction = recordingReaction();
    for (let n = 0; n < 30; n += 1) await append(store, `order-${n % 3}`, counted(), counted({}, 'Ignored'));
    runner(reaction);
    for (let n = 0; n < 30; n += 1) await append(store, `order-${n % 3}`, counted());
    await settled();
    const expected: string[] = [];
    for await (const { stream, revision, type } of store.readAll('start')) if (type === 'Counted') expected.push(`${stream}@${revision}`);
    expect(reaction.seen).toEqual(expected);
  });

  it('on an idle log the checkpoint comes to the end, however lately it was moved: nothing may ever come to move it', async () => {
    runner(recordingReaction(), { idleMoveMs: 3_600_000 });
    await append(store, 'order-1', counted());
    await settled();
    await append(store, 'order-2', counted({}, 'Ignored'));
    await settled();
  });

  it('a new reaction begins at the present and does not act on the past', async () => {
    await append(store, 'order-1', counted());
    const { startFrom: _, ...reaction } = recordingReaction();
    runner(reaction);
    await settled();
    await append(store, 'order-2', counted());
    await settled();
    expect(reaction.seen).toEqual(['order-2@0']);
  });

  it('is never replayed: a new runner goes on where the last one was', async () => {
    const reaction = recordingReaction();
    await append(store, 'order-1', counted(), counted());
    await runner(reaction).stop();
    const first = runner(reaction);
    await settled();
    await first.stop();
    await append(store, 'order-1', counted());
    runner(reaction);
    await settled();
    expect(reaction.seen).toEqual(['order-1@0', 'order-1@1', 'order-1@2']);
  });

  it('moves the checkpoint only after the reaction is done; a crash in between repeats the fact and skips none', async () => {
    const reaction = recordingReaction();
    let crashes = 0;
    const crashing = {
      query: (sql: string, values: unknown[]) => {
        const isMove = sql.includes('UPDATE subscription.checkpoint');
        if (isMove && reaction.seen.length % 4 === 3 && crashes < 5) {
          crashes += 1;
          return Promise.reject(brokenLine());
        }
        return pools.app.query(sql, values);
      },
    } as unknown as pg.Pool;
    for (let n = 0; n < 20; n += 1) await append(store, 'order-1', counted());
    runner(reaction, { pool: crashing });
    await settled();
    expect(crashes).toBe(5);
    expect(reaction.seen).toHaveLength(25);
    expect([...new Set(reaction.seen)]).toEqual(Array.from({ length: 20 }, (_, n) => `order-1@${n}`));
  });

  it('the checkpoint stands still while a reaction is under way', async () => {
    let release: () => void = () => undefined;
    const reaction = recordingReaction(() => new Promise((resolve) => (release = resolve)));
    await startOf(reaction, store, pools.app);
    const before = await checkpointOf();
    const stopping = runner(reaction);
    await append(store, 'order-1', counted(), counted());
    await sleep(200);
    const meanwhile = await checkpointOf();
    const stopped = stopping.stop();
    release();
    await stopped;
    expect(meanwhile).toBe(before);
    expect(reaction.seen).toEqual(['order-1@0']);
    expect(await checkpointOf()).toBe('1');
  });

  it('one of two reacts; when the connection with its lock dies the other takes over and nothing is left out', async () => {
    const reaction = recordingReaction(() => sleep(2));
    const runners = [runner(reaction), runner(reaction)];
    await eventually('one leads', () => runners.some((runner) => runner.status().state === 'live'));
    expect(runners.map((runner) => runner.status().state).toSorted()).toEqual(['live', 'standby']);
    for (let n = 0; n < 60; n += 1) {
      await append(store, `order-${n}`, counted());
      if (n % 20 === 10) await terminate('willow locks');
    }
    await settled();
    expect(new Set(reaction.seen).size).toBe(60);
    expect(reaction.seen.length).toBeLessThan(70);
  });

  it('lets only one of two runners go on when both believe that they hold the lock', async () => {
    const reaction = recordingReaction(() => sleep(3));
    const started = [runner(reaction, { locks: grantEveryLock() }), runner(reaction, { locks: grantEveryLock() })];
    for (let n = 0; n < 40; n += 1) await append(store, `order-${n}`, counted());
    await settled();
    expect(new Set(reaction.seen).size).toBe(40);
    expect(log.lines.some(({ message }) => message === 'Consumer starts over')).toBe(true);
    expect(started.every((runner) => runner.status().state !== 'halted')).toBe(true);
  });

  it('retries a transient failure until it is over, and later facts wait', async () => {
    let failures = 0;
    const reaction = recordingReaction(({ revision }) => {
      if (revision === 1 && failures < 6) {
        failures += 1;
        throw brokenLine();
      }
    });
    await append(store, 'order-1', counted(), counted(), counted());
    runner(reaction, { attempts: 2 });
    await settled();
    expect(failures).toBe(6);
    expect(reaction.seen).toEqual(['order-1@0', 'order-1@1', 'order-1@2']);
  });

  it('any other failure parks the fact with its stream after some attempts, and the others go on', async () => {
    let attempts = 0;
    const reaction = recordingReaction(({ stream, revision }) => {
      if (stream === 'order-1' && revision === 1) {
        attempts += 1;
        throw new Error('No template for Mrs Jones');
      }
    });
    await append(store, 'order-1', counted(), counted(), counted());
    await append(store, 'order-2', counted());
    runner(reaction);
    await settled();
    await append(store, 'order-1', counted());
    await settled();
    expect(attempts).toBe(3);
    expect(reaction.seen).toEqual(['order-1@0', 'order-2@0']);
    const parked = await new ParkedReactions({ store, decode: decodePlain, pool: pools.app }).list('recording');
    expect(parked.map(({ revision }) => revision)).toEqual([1, 2, 3]);
    expect(parked[0]!.error).toMatch(/^Error at/);
    expect(JSON.stringify([parked, log.lines])).not.toContain('Jones');
  });

  it('what is parked can be retried in order, or given up', async () => {
    let broken = true;
    const reaction = recordingReaction(({ stream }) => {
      if (broken && stream === 'order-1') throw new Error('not yet');
    });
    await append(store, 'order-1', counted(), counted(), counted());
    runner(reaction);
    await settled();
    const parked = new ParkedReactions({ store, decode: decodePlain, pool: pools.app });
    await expect(parked.retry(reaction, 'order-1')).rejects.toThrow('not yet');
    expect((await parked.list('recording')).map(({ attempts }) => attempts)).toEqual([2, 0, 0]);
    await parked.skip('recording', (await parked.list('recording'))[0]!.eventId, 'sent by hand');
    broken = false;
    expect(await parked.retry(reaction, 'order-1')).toEqual({ processed: 2 });
    expect(await parked.list('recording')).toEqual([]);
    await append(store, 'order-1', counted());
    await settled();
    expect(reaction.seen).toEqual(['order-1@1', 'order-1@2', 'order-1@3']);
  });

  it('halts at a fact that this code does not know', async () => {
    const reaction = recordingReaction(undefined, { types: ['Counted', 'FromTheFuture'] });
    const halting = runner(reaction);
    await append(store, 'order-1', counted());
    await settled();
    await append(store, 'order-1', counted({}, 'FromTheFuture'), counted());
    await eventually('it halts', () => halting.status().state === 'halted');
    expect(reaction.seen).toEqual(['order-1@0']);
    expect(log.lines.at(-1)).toMatchObject({ level: 'error' });
  });

  it('halts, and parks nothing, when what it does meets a fact that this code does not know', async () => {
    const reaction = recordingReaction(() => Promise.reject(new UnknownFact('FromTheFuture', 1)));
    const halting = runner(reaction);
    await append(store, 'order-1', counted());
    await eventually('it halts', () => halting.status().state === 'halted');
    const parked = new ParkedReactions({ store, decode: decodePlain, pool: pools.app });
    expect(await parked.list('recording')).toEqual([]);
  });

  it('reacts to the fact, not when it would look again by itself', async () => {
    await store.close();
    store = new PostgresEventStore({ pools, pollMs: 20_000 });
    const reaction = recordingReaction();
    const live = runner(reaction);
    await eventually('it is live', () => live.status().state === 'live');
    const waits: number[] = [];
    for (let n = 1; n <= 20; n += 1) {
      const before = performance.now();
      await append(store, 'order-1', counted());
      await eventually('it reacted', () => reaction.seen.length === n);
      waits.push(performance.now() - before);
    }
    expect(waits.toSorted((a, b) => a - b)[10]).toBeLessThan(10_000);
  });
});
