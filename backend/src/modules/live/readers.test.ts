import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Pools } from '../../event-sourcing/postgres/connections.ts';
import { Readers } from './readers.ts';

const ORDER = 'order-1';
const OLIVE = { operatorId: 'olive', since: '2026-11-02T09:00:00.000Z' };
const OTTO = { operatorId: 'otto', since: '2026-11-02T09:05:00.000Z' };

/** Passes notifications on as PostgreSQL does, to everybody who listens. */
class Server {
  readonly clients = new Set<EventEmitter>();

  readonly pools = {
    app: {
      query: (_sql: string, [channel, payload]: readonly string[]) => {
        for (const client of this.clients) client.emit('notification', { channel, payload });
        return Promise.resolve();
      },
    },
    connectDirect: () => {
      const client = Object.assign(new EventEmitter(), {
        query: () => Promise.resolve({ rows: [] }),
        escapeIdentifier: (name: string) => name,
        end: () => Promise.resolve(this.clients.delete(client)),
      });
      this.clients.add(client);
      return Promise.resolve(client);
    },
  } as unknown as Pools;
}

/** Timers, and what they begin. */
async function pass(ms: number): Promise<void> {
  jest.advanceTimersByTime(ms);
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

let server: Server;
let here: Readers;
let there: Readers;
beforeEach(async () => {
  jest.useFakeTimers();
  server = new Server();
  [here, there] = [new Readers(server.pools), new Readers(server.pools)];
  for (const readers of [here, there]) readers.onModuleInit();
  await pass(0);
});
afterEach(async () => {
  await Promise.all([here.onApplicationShutdown(), there.onApplicationShutdown()]);
  jest.useRealTimers();
});

describe('who reads a will', () => {
  it('is known in every process, each person once, whoever has had it open longest first', () => {
    there.enter(ORDER, OTTO);
    here.enter(ORDER, OLIVE);
    there.enter(ORDER, { ...OLIVE, since: '2026-11-02T09:10:00.000Z' });
    for (const readers of [here, there]) expect(readers.of(ORDER)).toEqual([OLIVE, OTTO]);
    expect(here.of('order-2')).toEqual([]);
  });

  it('stays known while a tab is looked away from or connects again, and not for long', async () => {
    const changed: string[] = [];
    there.onChange((orderId) => changed.push(orderId));
    const leave = here.enter(ORDER, OLIVE);
    leave();
    await pass(14_000);
    expect(there.of(ORDER)).toEqual([OLIVE]);
    await pass(1_000);
    expect(there.of(ORDER)).toEqual([]);
    expect(changed).toEqual([ORDER, ORDER]);
  });

  it('is repeated for a process that comes later, and forgotten with one that has gone without a word', async () => {
    here.enter(ORDER, OLIVE);
    const late = new Readers(server.pools);
    late.onModuleInit();
    await pass(0);
    await pass(20_000);
    expect(late.of(ORDER)).toEqual([OLIVE]);
    await here.onApplicationShutdown();
    await pass(100_000);
    expect(late.of(ORDER)).toEqual([]);
    await late.onApplicationShutdown();
  });
});
