import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { TestDatabase } from '../../../testing/postgres.ts';
import { migratedDatabase } from '../../../platform/database/migrated-database.behaviour.ts';
import { openPools } from '../../../platform/database/pools.ts';
import type { Pools } from '../../postgres/connections.ts';
import { all, failure, newEvent, newEvents } from '../behaviour/harness.behaviour.ts';
import { StreamNotFound } from '../event-store.ts';
import type { ReadOptions } from '../event-store.ts';
import { toRecordedEvent } from './event-rows.ts';
import { PostgresEventStore } from './postgres-event-store.ts';

let database: TestDatabase;
let pools: Pools;
let store: PostgresEventStore;

beforeAll(async () => {
  database = await migratedDatabase();
  pools = openPools({ databaseUrl: database.url, timeoutFactor: 10 });
  store = new PostgresEventStore({ pools });
  await store.append('short', 'no-stream', newEvents(10));
  await store.append('long', 'no-stream', newEvents(1_000));
  await store.append('large', 'no-stream', [newEvent({ text: 'x'.repeat(900_000) })]);
  await store.append('large', 0, [newEvent({ text: 'y'.repeat(900_000) })]);
});

afterAll(async () => {
  await store.close();
  await pools.close();
  await database.drop();
});

it.each<[string, ReadOptions, number, number]>([
  ['short', {}, 10, 1],
  ['short', { backwards: true }, 10, 1],
  ['short', { from: 3, to: 5 }, 3, 1],
  ['short', { maxCount: 4 }, 4, 1],
  ['short', { from: 10 }, 0, 2],
  ['long', {}, 1_000, 3],
  ['large', {}, 2, 2],
])('of %s %j there are %i events, read in %i questions', async (stream, options, events, questions) => {
  const asked = jest.spyOn(pools.app, 'query');
  expect(await all(store.readStream(stream, options))).toHaveLength(events);
  expect(asked).toHaveBeenCalledTimes(questions);
  asked.mockRestore();
});

it('streams that are read at the same moment share a question, and each gets its own events in order', async () => {
  const asked = jest.spyOn(pools.app, 'query');
  const read = (stream: string) => all(store.readStream(stream));
  const [long, short, none, again] = await Promise.all([read('long'), read('short'), failure(read('none')), read('short')]);
  expect(asked).toHaveBeenCalledTimes(1 + 2);
  expect(long.map(({ revision }) => revision)).toEqual([...Array(1_000).keys()]);
  expect(new Set(long.map(({ stream }) => stream))).toEqual(new Set(['long']));
  expect(short.map(({ stream, revision }) => `${stream} ${revision}`)).toEqual(
    [...Array(10).keys()].map((revision) => `short ${revision}`),
  );
  expect(again).toEqual(short);
  expect(none).toBeInstanceOf(StreamNotFound);
  asked.mockRestore();
});

it('that a stream is missing takes one question', async () => {
  const asked = jest.spyOn(pools.app, 'query');
  expect(await failure(all(store.readStream('none')))).toBeInstanceOf(StreamNotFound);
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
});

it.each([
  ['2026-11-20 10:00:00', '2026-11-20T10:00:00.000Z'],
  ['2026-11-20 10:00:00.5', '2026-11-20T10:00:00.500Z'],
  ['2026-11-20 10:00:00.047', '2026-11-20T10:00:00.047Z'],
])('the time %s is given as %s', (stored, given) => {
  expect(toRecordedEvent(['1', 's', '0', 'i', 'T', '{}', '{}', null, `${stored}+00`, '4']).recordedAt).toBe(given);
});
