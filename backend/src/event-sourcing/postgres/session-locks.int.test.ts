import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestDatabase } from '../../testing/postgres.ts';
import { FaultProxy } from '../store/behaviour/fault-proxy.behaviour.ts';
import { eventually, failure } from '../store/behaviour/harness.behaviour.ts';
import { aborted, DirectSession } from './direct-session.ts';
import { migratedDatabase } from '../../platform/database/migrated-database.behaviour.ts';
import { openPools } from '../../platform/database/pools.ts';
import type { ConnectDirect } from './connections.ts';
import { SessionLocks } from './session-locks.ts';
import { withClient } from '../../platform/database/with-client.ts';

let database: TestDatabase;
const closing: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database.drop());
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const connecting = (url = database.url): ConnectDirect => {
  const pools = openPools({ databaseUrl: url });
  closing.push(() => pools.close());
  return pools.connectDirect;
};

const open = (connect = connecting()): SessionLocks => {
  const locks = new SessionLocks({ connect, retryMs: 20 });
  closing.push(() => locks.close());
  return locks;
};

const member = (leftFreeMs = 60_000): SessionLocks => {
  const locks = new SessionLocks({ connect: connecting(), retryMs: 20, rebalanceMs: 20, leftFreeMs, group: 'workers' });
  closing.push(() => locks.close());
  return locks;
};

/** Takes them for as long as it may, as consumers do, and tells which it has. */
function holding(locks: SessionLocks, names: readonly string[]): ReadonlySet<string> {
  const held = new Set<string>();
  const hold = async (name: string): Promise<void> => {
    for (;;) {
      const lease = await locks.acquire(name, never);
      held.add(name);
      await aborted(lease.lost, lease.recalled);
      held.delete(name);
      await lease.release();
    }
  };
  for (const name of names) void hold(name).catch(() => undefined);
  return held;
}

const never = new AbortController().signal;
const terminate = (): Promise<unknown> =>
  withClient(database.adminUrl, (client) =>
    client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'willow locks' AND datname = '${database.name}'`,
    ),
  );

describe('SessionLocks', () => {
  it('gives a lock to one at a time, within a process and among processes', async () => {
    const [one, two] = [open(), open()];
    let holders = 0;
    const overlaps: number[] = [];
    await Promise.all(
      [one, one, two, two].map(async (locks) => {
        for (let round = 0; round < 2; round += 1) {
          const lease = await locks.acquire('a', never);
          holders += 1;
          overlaps.push(holders);
          await sleep(50);
          holders -= 1;
          await lease.release();
          await lease.release();
        }
      }),
    );
    expect(overlaps).toEqual(Array.from({ length: 8 }, () => 1));
  });

  it('keeps locks of different names apart, on one connection', async () => {
    const locks = open();
    await Promise.all(['a', 'b', 'c'].map((name) => locks.acquire(name, never)));
    const connections = await withClient(database.adminUrl, (client) =>
      client.query(`SELECT FROM pg_stat_activity WHERE application_name = 'willow locks' AND datname = '${database.name}'`),
    );
    expect(connections.rowCount).toBe(1);
  });

  it('tells every holder when the connection is lost, and takes the locks anew for those who ask', async () => {
    const locks = open();
    const [a, b] = await Promise.all([locks.acquire('a', never), locks.acquire('b', never)]);
    await terminate();
    await eventually('both know', () => a.lost.aborted && b.lost.aborted);
    const again = await locks.acquire('a', never);
    expect(again.lost.aborted).toBe(false);
    await a.release();
    expect(again.lost.aborted).toBe(false);
  });

  it('passes to the next when the holder closes', async () => {
    const [one, two] = [open(), open()];
    const held = await one.acquire('a', never);
    const waiting = two.acquire('a', never);
    await sleep(60);
    await one.close();
    expect(held.lost.aborted).toBe(true);
    expect((await waiting).lost.aborted).toBe(false);
  });

  it('stops waiting when told to, and when closed', async () => {
    const [one, two] = [open(), open()];
    await one.acquire('a', never);
    const stop = new AbortController();
    const waiting = failure(two.acquire('a', stop.signal));
    await sleep(30);
    stop.abort();
    expect((await waiting).message).toContain('Stopped waiting');
    const other = failure(two.acquire('a', never));
    await two.close();
    expect((await other).message).toContain('Stopped waiting');
    expect((await failure(two.acquire('b', never))).message).toContain('Stopped waiting');
  });

  it('keeps trying while the server is away', async () => {
    const proxy = await FaultProxy.to(database.server);
    closing.push(() => proxy.close());
    await proxy.refuse();
    const url = new URL(database.url);
    url.host = `${proxy.address.host}:${proxy.address.port}`;
    const waiting = open(connecting(url.href)).acquire('a', never);
    await sleep(80);
    await proxy.accept();
    expect((await waiting).lost.aborted).toBe(false);
  });
});

describe('SessionLocks of a group', () => {
  const NAMES = ['a', 'b', 'c', 'd', 'e'];

  it('are one member’s alone, are shared out when others join, and come back when one is gone', async () => {
    const one = holding(member(), NAMES);
    await eventually('one has all', () => one.size === 5);
    const secondLocks = member();
    const two = holding(secondLocks, NAMES);
    await eventually('three and two', () => one.size === 3 && two.size === 2);
    const three = holding(member(), NAMES);
    await eventually('two, two and one', () => one.size + two.size + three.size === 5 && Math.max(one.size, two.size, three.size) === 2);
    await secondLocks.close();
    await eventually('all are held', () => one.size + three.size === 5 && Math.max(one.size, three.size) === 3);
  });

  it('are shared again after all their connections were ended', async () => {
    const [one, two] = [holding(member(), NAMES), holding(member(), NAMES)];
    await eventually('they are shared', () => one.size + two.size === 5 && Math.max(one.size, two.size) === 3);
    await terminate();
    await eventually('they are shared', () => one.size + two.size === 5 && Math.max(one.size, two.size) === 3);
  });

  it('that others do not know are taken beyond one’s share, so that nothing is left', async () => {
    const one = holding(member(40), ['a', 'b', 'c']);
    await eventually('one has all', () => one.size === 3);
    const two = holding(member(40), ['d', 'e', 'f', 'g', 'h', 'a']);
    const all = () => [...one, ...two];
    await eventually('all are held', () => all().length === 8);
    const before = all();
    await sleep(200);
    expect(all()).toEqual(before);
  });
});

describe('DirectSession', () => {
  it('notices a peer that went silent by its heartbeat', async () => {
    const proxy = await FaultProxy.to(database.server);
    closing.push(() => proxy.close());
    const url = new URL(database.url);
    url.host = `${proxy.address.host}:${proxy.address.port}`;
    const connect = connecting(url.href);
    const impatient: ConnectDirect = async (name) => Object.assign(await connect(name), { connectionParameters: { query_timeout: 2_000 } });
    const session = await DirectSession.open(impatient, 'listen', 50);
    closing.push(() => session.close());
    await sleep(150);
    expect(session.gone.aborted).toBe(false);
    proxy.freeze();
    await eventually('it notices', () => session.gone.aborted);
  });

  it('asks one thing at a time, and hears what is notified', async () => {
    const session = await DirectSession.open(connecting(), 'listen');
    closing.push(() => session.close());
    const heard: string[] = [];
    await session.listen('test_channel', (payload) => heard.push(payload));
    const answers = await Promise.all([1, 2, 3].map((n) => session.query<{ n: number }>('SELECT $1::int AS n', [n])));
    expect(answers.map(([row]) => row!.n)).toEqual([1, 2, 3]);
    await session.query(`SELECT pg_notify('test_channel', 'hello'), pg_notify('other_channel', 'not for us')`);
    await eventually('it hears', () => heard.length === 1);
    expect(heard).toEqual(['hello']);
    await expect(session.query('SELECT 1 / 0')).rejects.toThrow('division by zero');
    expect(await session.query('SELECT 1 AS n')).toEqual([{ n: 1 }]);
  });
});
