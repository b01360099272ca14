import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { TestDatabase } from '../../../testing/postgres.ts';
import { migratedDatabase } from '../../../platform/database/migrated-database.behaviour.ts';
import { openPools } from '../../../platform/database/pools.ts';
import type { Pools } from '../../postgres/connections.ts';
import { all, idsOf } from '../behaviour/harness.behaviour.ts';
import type { RecordedEvent } from '../event-store.ts';
import { PostgresEventStore } from './postgres-event-store.ts';
import { verifyChain } from './verify-chain.ts';

const PROCESSES = 2;
const WRITERS = 16;
const ROUNDS = 1_000;
const EVENTS = WRITERS * (ROUNDS / 2) * 3;

let database: TestDatabase;
let pools: Pools;
let store: PostgresEventStore;

beforeAll(async () => {
  database = await migratedDatabase();
  pools = openPools({ databaseUrl: database.url, timeoutFactor: 10 });
  store = new PostgresEventStore({ pools });
});

afterAll(async () => {
  await store.close();
  await pools.close();
  await database.drop();
});

async function writersInAProcess(): Promise<number | null> {
  const script = fileURLToPath(new URL('tail-writers.behaviour.ts', import.meta.url));
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, TAIL_DATABASE: database.url, TAIL_WRITERS: String(WRITERS / PROCESSES), TAIL_ROUNDS: String(ROUNDS) },
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 240_000,
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

async function tailed(count: number, withinMs: number): Promise<readonly RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  const stop = AbortSignal.timeout(withinMs);
  for await (const item of store.subscribe('start', { signal: stop })) {
    if (item.kind === 'event') events.push(item.event);
    if (events.length === count) break;
  }
  return events;
}

it(`a subscription is given every event of ${WRITERS} writers in ${PROCESSES} processes, ${ROUNDS} rounds, without a gap and in the order of commit [ES-31]`, async () => {
  const tailing = tailed(EVENTS, 240_000);
  expect(await Promise.all(Array.from({ length: PROCESSES }, writersInAProcess))).toEqual(Array(PROCESSES).fill(0));
  const events = await tailing;
  expect(events).toHaveLength(EVENTS);
  expect(events.findIndex(({ position }, n) => position !== String(n + 1))).toBe(-1);
  const next = new Map<string, number>();
  const torn = events.filter(({ stream, revision }) => {
    const expected = next.get(stream) ?? 0;
    next.set(stream, revision + 1);
    return revision !== expected;
  });
  expect(torn).toEqual([]);
  expect(next.size).toBe(WRITERS + 1);
  expect(idsOf(events)).toEqual(idsOf(await all(store.readAll('start'))));
  expect(events.findIndex(({ recordedAt }, n) => n > 0 && recordedAt < events[n - 1]!.recordedAt)).toBe(-1);
  expect(await verifyChain(pools.app)).toMatchObject({ intact: true, verified: EVENTS });
});
