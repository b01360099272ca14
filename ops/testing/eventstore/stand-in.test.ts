import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { EventStoreDBClient, eventTypeFilter, excludeSystemEvents, jsonEvent, START, streamNameFilter } from '@eventstore/db-client';
import type { AllStreamSubscription, Filter, Position } from '@eventstore/db-client';
import { EventStoreStandIn } from './stand-in.ts';
import { Patience, patient } from '../machine/patience.ts';

// The unmodified client, in the ways that the product does not use it, so that the stand-in stays true to the protocol.
let standIn: EventStoreStandIn;
let client: EventStoreDBClient;

beforeAll(async () => {
  standIn = await EventStoreStandIn.start();
  client = EventStoreDBClient.connectionString(standIn.url);
});
afterEach(() => standIn.node.faults.clear());
afterAll(async () => {
  await client.dispose();
  await standIn.close();
});

let streams = 0;
const newStream = (): string => `stream-${(streams += 1)}`;
const events = (count: number, type = 'Happened') => Array.from({ length: count }, (_, n) => jsonEvent({ type, data: { n } }));

const until = async (holds: () => boolean): Promise<void> => {
  const patience = new Patience(60_000);
  while (!holds()) {
    if (patience.isOver()) throw new Error('It never came');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

it('starts as soon as its port is free', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const starting = EventStoreStandIn.start({ port });
  setTimeout(() => other.close(), 150);
  const started = await starting;
  expect(started.port).toBe(port);
  await started.close();
});

describe('batch appends', () => {
  it('are announced, and answered each for itself', async () => {
    const results = await Promise.all(
      Array.from({ length: 20 }, () => client.appendToStream(newStream(), events(3), { expectedRevision: 'no_stream' })),
    );
    expect(results.every(({ success, nextExpectedRevision, position }) => success && nextExpectedRevision === 2n && position)).toBe(true);
    expect(standIn.node.calls.get('batchAppend')).toBe(20);
    expect(standIn.node.openBatches.size).toBe(1);
  });

  it('whose deadline is over by the server’s clock are refused, and nothing is stored', async () => {
    const stream = newStream();
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => performance.timeOrigin + performance.now() - 30_000);
    await expect(client.appendToStream(stream, events(1))).rejects.toMatchObject({ type: 'deadline-exceeded' });
    clock.mockRestore();
    expect(standIn.node.log.stream(stream)).toBeUndefined();
  });

  it.each([
    ['on the batch call', {}],
    ['on the other call', { credentials: { username: 'nobody', password: 'nobody' } }],
  ])('that are under way already are dropped without an answer %s', async (_, options) => {
    const stream = newStream();
    const [event] = events(1);
    standIn.node.commitMs = 200;
    const before = standIn.node.calls.get('append') ?? 0;
    const first = client.appendToStream(stream, event!, { ...options, expectedRevision: 'no_stream' });
    await until(() => standIn.node.calls.get('append') === before + 1);
    const answered = jest.fn();
    client.appendToStream(stream, event!, { ...options, expectedRevision: 'no_stream' }).then(answered, answered);
    expect(await first).toMatchObject({ success: true });
    standIn.node.commitMs = 0;
    expect(await client.appendToStream(stream, event!, { ...options, expectedRevision: 'no_stream' })).toMatchObject({ success: true });
    expect(answered).not.toHaveBeenCalled();
    expect(standIn.node.log.stream(stream)).toHaveLength(1);
  });

  it.each([
    [
      'a limit',
      'INVALID_ARGUMENT',
      { exception: 'maximum-append-size-exceeded', 'maximum-append-size': '9' },
      'maximum-append-size-exceeded',
    ],
    ['a deleted stream', 'FAILED_PRECONDITION', { exception: 'stream-deleted' }, 'stream-deleted'],
    ['no right', 'PERMISSION_DENIED', { exception: 'access-denied' }, 'access-denied'],
    ['a write given up', 'ABORTED', {}, 'deadline-exceeded'],
  ] as const)('tell %s within the answer, and the call goes on', async (_, code, trailers, type) => {
    const [call] = standIn.node.openBatches;
    standIn.node.faults.next('append', { kind: 'status', code, trailers });
    await expect(client.appendToStream(newStream(), events(1))).rejects.toMatchObject({ type });
    expect([...standIn.node.openBatches]).toEqual([call]);
  });

  it('are one call each where the server has no batch call', async () => {
    standIn.node.hasBatch = false;
    const alone = EventStoreDBClient.connectionString(standIn.url);
    const before = standIn.node.calls.get('batchAppend');
    expect(await alone.appendToStream(newStream(), events(1))).toMatchObject({ success: true });
    expect(standIn.node.calls.get('batchAppend')).toBe(before);
    standIn.node.hasBatch = true;
    await alone.dispose();
  });

  it('tell a wrong revision with what the server found', async () => {
    const stream = newStream();
    await client.appendToStream(stream, events(3));
    const conflict = client.appendToStream(stream, events(1), { expectedRevision: 0n });
    await expect(conflict).rejects.toMatchObject({ type: 'wrong-expected-version', actualVersion: 2n });
    const missing = client.appendToStream(newStream(), events(1), { expectedRevision: 'stream_exists' });
    await expect(missing).rejects.toMatchObject({ type: 'wrong-expected-version', actualVersion: 'no_stream' });
  });
});

describe('subscriptions', () => {
  const open: AllStreamSubscription[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((subscription) => subscription.unsubscribe()));
  });

  const subscribe = (filter?: Filter): { seen: string[]; signs: string[]; checkpoints: Position[] } => {
    const watched = { seen: [] as string[], signs: [] as string[], checkpoints: [] as Position[] };
    const noted = filter && {
      ...filter,
      checkpointReached: (_: unknown, position: Position) => Promise.resolve(void watched.checkpoints.push(position)),
    };
    const subscription = client.subscribeToAll({ fromPosition: START, ...(noted ? { filter: noted } : {}) });
    subscription.on('confirmation', () => watched.signs.push('confirmation')).on('caughtUp', () => watched.signs.push('caughtUp'));
    subscription.on('error', () => undefined).on('data', ({ event }) => event && watched.seen.push(event.type));
    open.push(subscription);
    return watched;
  };

  it('confirm, give history, say that they have caught up, and go on live', async () => {
    await client.appendToStream(newStream(), events(2, 'Before'));
    const watched = subscribe();
    await until(() => watched.signs.length === 2);
    expect(watched.signs).toEqual(['confirmation', 'caughtUp']);
    const before = watched.seen.length;
    await client.appendToStream(newStream(), events(2, 'After'));
    await until(() => watched.seen.length === before + 2);
    expect(watched.seen.at(-1)).toBe('After');
  });

  it.each([
    ['type prefixes', (tag: string) => eventTypeFilter({ prefixes: [`${tag}A`, `${tag}B`] })],
    ['a type pattern', (tag: string) => eventTypeFilter({ regex: `^${tag}[AB]` })],
  ])('filter by %s', async (_, filterFor) => {
    const tag = `Tag${(streams += 1)}`;
    for (const name of ['A1', 'C1', 'B1']) await client.appendToStream(newStream(), events(1, tag + name));
    const watched = subscribe(filterFor(tag));
    await until(() => watched.signs.includes('caughtUp'));
    expect(watched.seen).toEqual([`${tag}A1`, `${tag}B1`]);
  });

  it('filter by stream', async () => {
    const stream = newStream();
    await client.appendToStream(`${stream}-x`, events(1, 'Mine'));
    const watched = subscribe(streamNameFilter({ prefixes: [`${stream}-`] }));
    await until(() => watched.signs.includes('caughtUp'));
    expect(watched.seen).toEqual(['Mine']);
  });

  it('send checkpoints after so many events looked at, matching or not, and only when filtered', async () => {
    const before = standIn.node.log.events.length;
    await client.appendToStream(newStream(), events(100));
    const all = before + 100;
    const [wide, narrow, plain] = [
      subscribe(eventTypeFilter({ prefixes: ['Never'] })),
      subscribe(eventTypeFilter({ prefixes: ['Never'], maxSearchWindow: 10, checkpointInterval: 2 })),
      subscribe(),
    ];
    await until(() => [wide, narrow, plain].every(({ signs }) => signs.includes('caughtUp')));
    expect([wide.checkpoints.length, narrow.checkpoints.length, plain.checkpoints.length]).toEqual([
      Math.floor(all / 32),
      Math.floor(all / 20),
      0,
    ]);
  });

  it('leave out events of the system when asked to', async () => {
    standIn.node.log.addSystemEvents();
    await client.appendToStream(newStream(), events(1, 'Ours'));
    const [whole, without] = [subscribe(), subscribe(excludeSystemEvents())];
    await until(() => whole.signs.includes('caughtUp') && without.signs.includes('caughtUp'));
    expect(whole.seen.filter((type) => type.startsWith('$')).length).toBeGreaterThan(0);
    expect(without.seen.filter((type) => type.startsWith('$'))).toEqual([]);
  });
});

describe('the program', () => {
  it('refuses production', async () => {
    const { spawnSync } = await import('node:child_process');
    const { fileURLToPath } = await import('node:url');
    const main = fileURLToPath(new URL('main.ts', import.meta.url));
    const env = { NODE_ENV: 'production', EVENTSTORE_STANDIN_PORT: '0' };
    const { status, stderr } = spawnSync(process.execPath, [main], { env, timeout: patient(60_000) });
    expect(status).toBe(1);
    expect(String(stderr)).toMatch(/refuses to start/);
  });
});
