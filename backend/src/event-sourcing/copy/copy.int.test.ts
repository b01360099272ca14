import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EventStoreStandIn } from '../../../../ops/testing/eventstore/index.ts';
import { migratedDatabase } from '../../platform/database/migrated-database.behaviour.ts';
import { openPools } from '../../platform/database/pools.ts';
import { withClient } from '../../platform/database/with-client.ts';
import type { TestDatabase } from '../../testing/postgres.ts';
import type { Pools } from '../postgres/connections.ts';
import { newEvent } from '../store/behaviour/harness.behaviour.ts';
import { openStore } from '../store/eventstoredb/harness.behaviour.ts';
import { PostgresEventStore } from '../store/postgres/postgres-event-store.ts';
import { compareHistories } from './compare-histories.ts';
import { copyIntoPostgres } from './copy-into-postgres.ts';

const EVENTS = 2_000;
const STREAMS = 37;

let database: TestDatabase;
let pools: Pools;
let server: EventStoreStandIn;

beforeAll(async () => {
  database = await migratedDatabase();
  pools = openPools({ databaseUrl: database.url, timeoutFactor: 10 });
  server = await EventStoreStandIn.start();
  server.node.log.addSystemEvents();
  const store = new PostgresEventStore({ pools });
  for (let first = 0; first < EVENTS; first += STREAMS)
    await Promise.all(
      Array.from({ length: Math.min(STREAMS, EVENTS - first) }, (_, n) =>
        store.append(`copied-${n}`, first === 0 ? 'no-stream' : first / STREAMS - 1, [
          newEvent({ 'ü 🌳': [n, 1.5, null, { '2': 'b', '1': 'a' }] }, { sealed: n % 2 ? Buffer.from([n, 0, 255]) : null }),
        ]),
      ),
    );
  await store.close();
});
afterAll(async () => {
  await server.close();
  await pools.close();
  await database.drop();
});

/** What the process said. With `killAt` it is killed in the middle of its appends, once so many were answered. */
async function copy(killAt = 0): Promise<readonly string[]> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('copy-process.behaviour.ts', import.meta.url))], {
    env: { ...process.env, COPY_FROM: database.url, COPY_TO: server.url, COPY_KILL_AT: String(killAt) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout)) lines.push(line);
  expect(await ended).toEqual(killAt > 0 ? [null, 'SIGKILL'] : [0, null]);
  return lines;
}

const ROWS =
  'SELECT position, stream, revision, id, type, data::text, metadata::text, sealed, recorded_at, size, hash FROM es.event ORDER BY position';
const rowsOf = (url: string): Promise<readonly object[]> => withClient(url, async (client) => (await client.query(ROWS)).rows as object[]);

describe('the copy of a history', () => {
  it('is whole and in order after kills at any moment, with nothing twice; copied back into another database it makes the same rows and chain', async () => {
    expect(await copy(400)).toEqual(['begins 0']);
    const [begins = ''] = await copy(1_300);
    expect(Number(/^begins (\d+)$/.exec(begins)?.[1])).toBeGreaterThanOrEqual(400);
    expect((await copy()).at(-1)).toBe(`ended ${EVENTS}`);
    const store = openStore(server.url);
    const compared = await compareHistories(pools.app, store);
    expect(compared).toMatchObject({ same: EVENTS, outcome: 'both end' });

    const other = await migratedDatabase();
    await withClient(other.ownerUrl, (owner) => copyIntoPostgres(owner, store.readAll('start'), () => undefined));
    expect(await rowsOf(other.url)).toEqual(await rowsOf(database.url));
    await store.close();
    await other.drop();
  });

  it('is noticed where one event is not the same, and where there is one more', async () => {
    const store = openStore(server.url);
    await store.append('foreign-1', 'no-stream', [newEvent()]);
    expect(await compareHistories(pools.app, store)).toMatchObject({
      same: EVENTS,
      outcome: 'more in eventstoredb',
      other: { stream: 'foreign-1' },
    });
    const altered = server.node.log.events.filter(({ stream }) => stream.startsWith('copied-'))[1_234]!;
    Object.assign(altered, { data: Buffer.from('{"ü 🌳":[1]}') });
    expect(await compareHistories(pools.app, store)).toMatchObject({ same: 1_234, outcome: 'they differ', other: { id: altered.id } });
    await store.close();
  });

  it('is in order, too, where the server has no call for many appends', async () => {
    const old = await EventStoreStandIn.start();
    old.node.hasBatch = false;
    const [source, store] = [new PostgresEventStore({ pools }), openStore(old.url)];
    await store.copyIn(source.readAll('1', { maxCount: 100 }), () => undefined);
    expect(await compareHistories(pools.app, store)).toMatchObject({ same: 100, outcome: 'more in postgres' });
    expect(old.node.calls.get('batchAppend')).toBeUndefined();
    await Promise.all([source.close(), store.close(), old.close()]);
  });

  it('takes its times along, which nobody else can give', async () => {
    const store = openStore(server.url);
    const event = newEvent({}, { metadata: { 'willow-recorded-at': '2020-01-01T00:00:00.000Z' } });
    await expect(store.append('timed-1', 'no-stream', [event])).rejects.toThrow(/willow-recorded-at, which is the store's own/);
    await store.close();
  });
});
