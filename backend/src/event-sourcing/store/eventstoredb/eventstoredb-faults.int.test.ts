import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { EventStoreStandIn, type Fault } from '../../../../../ops/testing/eventstore/index.ts';
import { all, eventually, failure, Subscriber, idsOf, newEvent, newEvents, newStream } from '../behaviour/harness.behaviour.ts';
import {
  AccessDenied,
  EventTooLarge,
  InvalidAppend,
  OutcomeUnknown,
  PositionBeyondEnd,
  RevisionConflict,
  StoreUnavailable,
  StreamDeleted,
} from '../event-store.ts';
import { EventStoreDbEventStore } from './eventstoredb-event-store.ts';
import { openWithShortTimeouts, openStore } from './harness.behaviour.ts';

let standIn: EventStoreStandIn;
let store: EventStoreDbEventStore;
let hasty: EventStoreDbEventStore;
const subscribers: Subscriber[] = [];
const subscribe = (...args: ConstructorParameters<typeof Subscriber>): Subscriber => {
  subscribers.push(new Subscriber(...args));
  return subscribers.at(-1)!;
};

const unhandled: unknown[] = [];
const note = (error: unknown): void => void unhandled.push(error);

beforeAll(async () => {
  process.on('unhandledRejection', note).on('uncaughtExceptionMonitor', note);
  standIn = await EventStoreStandIn.start();
  store = openStore(standIn.url);
  hasty = openWithShortTimeouts(standIn.url);
});
afterEach(async () => {
  standIn.node.faults.clear();
  await Promise.all(subscribers.splice(0).map((subscriber) => subscriber.stop()));
});
afterAll(async () => {
  await Promise.all([store.close(), hasty.close()]);
  await standIn.close();
  process.off('unhandledRejection', note).off('uncaughtExceptionMonitor', note);
});

const appends = (): number => standIn.node.calls.get('append') ?? 0;

describe('an append whose call fails', () => {
  it.each([
    ['cancelled', 'CANCELLED'],
    ['too late', 'DEADLINE_EXCEEDED'],
    ['given up by the server', 'ABORTED'],
    ['unavailable', 'UNAVAILABLE'],
  ] as const)('%s: is sent again and stored once', async (_, code) => {
    const stream = newStream();
    const events = newEvents(2);
    standIn.node.faults.next('append', { kind: 'status', code });
    standIn.node.faults.next('append', { kind: 'status-after', code });
    const before = appends();
    expect(await store.append(stream, 'no-stream', events)).toMatchObject({ revision: 1 });
    expect(appends() - before).toBe(3);
    expect(idsOf(await all(store.readStream(stream)))).toEqual(idsOf(events));
  });

  it.each([
    ['busy', { kind: 'status', code: 'UNAVAILABLE', details: 'Server Is Too Busy' }],
    ['not ready', { kind: 'status', code: 'UNAVAILABLE', details: 'Server Is Not Ready' }],
    ['without a leader', { kind: 'status', code: 'UNKNOWN', details: 'No leader info available in response' }],
  ] as const)('a server that is %s took nothing on: sent again, and unavailable when it stays so', async (_, fault) => {
    const stream = newStream();
    standIn.node.faults.next('append', fault, 2);
    expect(await store.append(stream, 'no-stream', [newEvent()])).toMatchObject({ revision: 0 });
    standIn.node.faults.next('append', fault, 1_000);
    expect(await failure(hasty.append(stream, 0, [newEvent()]))).toBeInstanceOf(StoreUnavailable);
  });

  it.each([
    ['not permitted', { kind: 'status', code: 'PERMISSION_DENIED' }, AccessDenied],
    ['not permitted by name', { kind: 'status', code: 'PERMISSION_DENIED', trailers: { exception: 'access-denied' } }, AccessDenied],
    ['a bad login', { kind: 'status', code: 'UNAUTHENTICATED' }, AccessDenied],
    ['not understood', { kind: 'status', code: 'INVALID_ARGUMENT' }, InvalidAppend],
    ['refused', { kind: 'status', code: 'FAILED_PRECONDITION' }, InvalidAppend],
    ['an inner error', { kind: 'status', code: 'INTERNAL' }, OutcomeUnknown],
    ['too much', { kind: 'status', code: 'RESOURCE_EXHAUSTED' }, OutcomeUnknown],
    ['of no kind', { kind: 'status', code: 'UNKNOWN' }, OutcomeUnknown],
  ] as [string, Fault, new (...args: never[]) => Error][])('%s: is not sent again', async (_, fault, expected) => {
    const before = appends();
    standIn.node.faults.next('append', fault);
    expect(await failure(store.append(newStream(), 'no-stream', [newEvent()]))).toBeInstanceOf(expected);
    expect(appends() - before).toBe(1);
  });

  it('a lost reply is settled by asking again; silence ends in time with the outcome unknown, and the same append settles it', async () => {
    const stream = newStream();
    const [first, second] = [newEvent(), newEvent()];
    standIn.node.faults.next('append', { kind: 'lost-reply' });
    expect(await store.append(stream, 'no-stream', [first])).toMatchObject({ revision: 0 });
    standIn.node.faults.next('append', { kind: 'lost-reply' });
    standIn.node.faults.next('append', { kind: 'hang' }, 10);
    const before = performance.now();
    expect(await failure(hasty.append(stream, 0, [second]))).toBeInstanceOf(OutcomeUnknown);
    expect(performance.now() - before).toBeLessThan(30_000);
    standIn.node.faults.clear();
    expect(await store.append(stream, 0, [second])).toMatchObject({ revision: 1 });
    expect(idsOf(await all(store.readStream(stream)))).toEqual([first.id, second.id]);
  });

  it('a late reply is waited for', async () => {
    standIn.node.faults.next('append', { kind: 'late', delayMs: 600 });
    expect(await store.append(newStream(), 'no-stream', [newEvent()])).toMatchObject({ revision: 0 });
  });

  it('with any: a server that has forgotten its recent ids does not store a repeated append twice, nor does a new process', async () => {
    const stream = newStream();
    const events = newEvents(2);
    await store.append(stream, 'any', events);
    await store.append(stream, 'any', newEvents(3));
    standIn.node.log.forgetRecent();
    const another = openStore(standIn.url);
    expect(await another.append(stream, 'any', events)).toMatchObject({ revision: 1 });
    expect(await all(store.readStream(stream))).toHaveLength(5);
    await another.close();
  });

  it('with any: somebody else who is first is no conflict', async () => {
    const stream = newStream();
    const writers = Array.from({ length: 3 }, () => new EventStoreDbEventStore({ url: standIn.url }));
    await Promise.all(Array.from({ length: 24 }, (_, n) => writers[n % 3]!.append(stream, 'any', newEvents(2))));
    expect((await all(store.readStream(stream))).map(({ revision }) => revision)).toEqual(Array.from({ length: 48 }, (_, n) => n));
    await Promise.all(writers.map((writer) => writer.close()));
  });

  it('a server with a smaller limit is believed', async () => {
    const trailers = { exception: 'maximum-append-size-exceeded', 'maximum-append-size': '4096' };
    standIn.node.faults.next('append', { kind: 'status', code: 'INVALID_ARGUMENT', trailers });
    const error = await failure(store.append(newStream(), 'no-stream', [newEvent()]));
    expect(error).toBeInstanceOf(EventTooLarge);
    expect(error).toMatchObject({ limitBytes: 4096 });
  });

  it('a stream that was deleted for ever says so', async () => {
    const stream = newStream();
    await store.append(stream, 'no-stream', newEvents(2));
    standIn.node.log.tombstone(stream);
    expect(await failure(store.append(stream, 1, [newEvent()]))).toBeInstanceOf(StreamDeleted);
    expect(await failure(store.append(stream, 'any', [newEvent()]))).toBeInstanceOf(StreamDeleted);
    expect(await failure(all(store.readStream(stream)))).toBeInstanceOf(StreamDeleted);
  });

  it('differs from PostgreSQL: an id in two streams is two events, and a stream this process does not know takes an id twice', async () => {
    const [stream, elsewhere] = [newStream(), newStream()];
    const event = newEvent();
    await store.append(stream, 'no-stream', [event]);
    expect(await store.append(elsewhere, 'no-stream', [event])).toMatchObject({ revision: 0 });
    const another = openStore(standIn.url);
    expect(await another.append(stream, 0, [event])).toMatchObject({ revision: 1 });
    await another.close();
  });

  it('metadata with the field that carries the ciphertext is refused', async () => {
    const metadata = { 'willow-sealed': 'AAAA' };
    expect(await failure(store.append(newStream(), 'any', [newEvent({}, { metadata })]))).toBeInstanceOf(InvalidAppend);
  });

  it('the server keeps plain JSON under the JSON content type, the ciphertext in base64 beside the metadata', async () => {
    const stream = newStream();
    await store.append(stream, 'no-stream', [
      newEvent({ a: { b: [1] } }, { sealed: Buffer.from([0, 255]), metadata: { $correlationId: 'c' } }),
    ]);
    const [stored] = standIn.node.log.stream(stream)!;
    expect(stored!.contentType).toBe('application/json');
    expect(Buffer.from(stored!.data).toString()).toBe('{"a":{"b":[1]}}');
    expect(Buffer.from(stored!.metadata).toString()).toBe('{"$correlationId":"c","willow-sealed":"AP8="}');
  });

  it('every append is the unary call, and nothing asks the server for its features', () => {
    expect(appends()).toBeGreaterThan(0);
    expect(standIn.node.calls.has('batchAppend')).toBe(false);
    expect(standIn.node.calls.has('features')).toBe(false);
  });
});

describe('a read that fails', () => {
  it('goes on where it stopped', async () => {
    const stream = newStream();
    const events = newEvents(30);
    await store.append(stream, 'no-stream', events);
    standIn.node.faults.next('read', { kind: 'status', code: 'UNAVAILABLE' });
    standIn.node.faults.next('read', { kind: 'status-after', code: 'ABORTED' });
    expect(idsOf(await all(store.readStream(stream)))).toEqual(idsOf(events));
    standIn.node.faults.next('read', { kind: 'status-after', code: 'ABORTED' });
    expect(idsOf(await all(store.readStream(stream, { backwards: true })))).toEqual(idsOf(events.toReversed()));
    standIn.node.faults.next('read', { kind: 'status-after', code: 'CANCELLED' });
    expect(idsOf(await all(store.readAll('start', { filter: { streamPrefixes: [stream] } })))).toEqual(idsOf(events));
  });

  it('that hangs is tried again with another client', async () => {
    const { position } = await store.append(newStream(), 'no-stream', [newEvent()]);
    standIn.node.faults.next('read', { kind: 'hang' });
    expect(await hasty.head()).toBe(position);
    standIn.node.faults.next('read', { kind: 'hang' }, 10);
    expect(await failure(hasty.ping())).toBeInstanceOf(StoreUnavailable);
  });

  it('for good is reported as it is, without a word of the client', async () => {
    standIn.node.faults.next('read', { kind: 'status', code: 'PERMISSION_DENIED' });
    expect(await failure(store.head())).toBeInstanceOf(AccessDenied);
    standIn.node.faults.next('read', { kind: 'status', code: 'INTERNAL' });
    expect(await failure(all(store.readAll('start')))).toBeInstanceOf(StoreUnavailable);
  });

  it('of somebody else who writes no JSON under our names is refused, and stops nobody who does not want it', async () => {
    const stream = newStream('foreign');
    const bytes = Buffer.from([1, 2, 3]);
    standIn.node.log.append(stream, 'any', [
      { id: newEvent().id, type: 'Foreign', contentType: 'application/octet-stream', data: bytes, metadata: bytes },
    ]);
    expect((await failure(all(store.readStream(stream)))).message).toMatch(/is not JSON/);
    const subscriber = subscribe(store, 'start', { filter: { typePrefixes: ['SuiteEvent'] } });
    await eventually('it has caught up', () => subscriber.count('caught-up') === 1);
  });
});

describe('a subscription', () => {
  const written = async (stream: string, count: number): Promise<string[]> => {
    const events = newEvents(count);
    for (const event of events) await store.append(stream, 'any', [event]);
    return idsOf(events);
  };

  const live = async (stream: string): Promise<Subscriber> => {
    const subscriber = subscribe(store, await store.head(), { filter: { streamPrefixes: [stream] } });
    await eventually('it has caught up', () => subscriber.count('caught-up') === 1);
    await eventually('it is subscribed', () => standIn.subscriptions.count > 0);
    return subscriber;
  };

  it.each([
    ['is ended by the server without a word', () => standIn.endSubscriptions()],
    ['is cancelled', () => standIn.failSubscriptions('CANCELLED')],
    ['is dropped as too slow', () => standIn.failSubscriptions('ABORTED')],
    ['loses its node', () => standIn.failSubscriptions('UNAVAILABLE')],
    ['meets an inner error', () => standIn.failSubscriptions('INTERNAL')],
  ])('that %s goes on by itself', async (_, strike) => {
    const stream = newStream('live');
    const subscriber = await live(stream);
    const first = await written(stream, 2);
    strike();
    const rest = await written(stream, 4);
    await eventually('all are there', () => subscriber.events.length >= 6);
    expect(idsOf(subscriber.events)).toEqual([...first, ...rest]);
    expect(subscriber.count('caught-up')).toBe(1);
  });

  it('whose server is killed and comes back goes on, and appends do', async () => {
    const stream = newStream('killed');
    const subscriber = await live(stream);
    const first = await written(stream, 2);
    standIn.kill();
    const waiting = store.append(stream, 'any', [newEvent()]).then(() => 1);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await standIn.start();
    expect(await waiting).toBe(1);
    const rest = await written(stream, 3);
    await eventually('all are there', () => subscriber.events.length >= 6);
    expect(idsOf(subscriber.events).slice(0, 2)).toEqual(first);
    expect(idsOf(subscriber.events).slice(3)).toEqual(rest);
  });

  it('that was accepted and then forgotten is noticed', async () => {
    standIn.node.faults.next('subscribe', { kind: 'silent' });
    const stream = newStream('silent');
    const subscriber = await live(stream);
    const ids = await written(stream, 3);
    await eventually('all are there', () => subscriber.events.length === 3);
    expect(idsOf(subscriber.events)).toEqual(ids);
  });

  it('that is never confirmed is noticed', async () => {
    standIn.node.faults.next('subscribe', { kind: 'hang' });
    const stream = newStream('unconfirmed');
    const subscriber = subscribe(hasty, await store.head(), { filter: { streamPrefixes: [stream] } });
    await eventually('it has caught up', () => subscriber.count('caught-up') === 1);
    const ids = await written(stream, 3);
    await eventually('all are there', () => subscriber.events.length === 3);
    expect(idsOf(subscriber.events)).toEqual(ids);
  });

  it('that is refused when it wants to go live gives up', async () => {
    const own = await EventStoreStandIn.start();
    own.node.faults.next('subscribe', { kind: 'status', code: 'PERMISSION_DENIED' });
    const refused = openStore(own.url);
    const subscriber = subscribe(refused, 'end');
    await eventually('it gives up', () => subscriber.failure instanceof AccessDenied);
    await refused.close();
    await own.close();
  });

  it('that is refused while it catches up gives up [ES-57]', async () => {
    const own = await EventStoreStandIn.start();
    own.node.faults.next('read', { kind: 'status', code: 'PERMISSION_DENIED' });
    const refused = openStore(own.url);
    const subscriber = subscribe(refused, 'start');
    await eventually('it gives up', () => subscriber.failure instanceof AccessDenied);
    await refused.close();
    await own.close();
  });

  it('is one for all subscribers of a process, and ends with the last of them', async () => {
    const before = standIn.node.calls.get('subscribe') ?? 0;
    const all = await Promise.all(['a', 'b', 'c'].map((name) => live(newStream(name))));
    expect((standIn.node.calls.get('subscribe') ?? 0) - before).toBe(1);
    await Promise.all(all.map((subscriber) => subscriber.stop()));
    await eventually('nothing is open', () => standIn.node.openReads === 0);
  });

  it('of a slow subscriber reads for itself what the others have long left behind', async () => {
    const stream = newStream('slow');
    const head = await store.head();
    const stop = new AbortController();
    const seen: string[] = [];
    let ids: string[] = [];
    for await (const item of store.subscribe(head, { filter: { streamPrefixes: [stream] }, signal: stop.signal })) {
      if (item.kind === 'caught-up') {
        ids = await written(stream, 1);
        for (let n = 0; n < 25; n += 1) {
          const events = newEvents(100);
          await store.append(stream, 'any', events);
          ids.push(...idsOf(events));
        }
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      if (item.kind === 'event') seen.push(item.event.id);
      if (seen.length > 0 && seen.length === ids.length) stop.abort();
    }
    expect(seen).toEqual(ids);
  });

  it('on a log that was restored from an older copy stops, whether it finds out at its start or later', async () => {
    const own = await EventStoreStandIn.start();
    const subscriber = subscribe(openAgain(own), 'start');
    await eventually('it has caught up', () => subscriber.count('caught-up') === 1);
    await store.append(newStream(), 'any', newEvents(3));
    expect(await failure(drain(store, '999999999/999999999'))).toBeInstanceOf(PositionBeyondEnd);
    expect(await failure(drain(store, '42'))).toBeInstanceOf(PositionBeyondEnd);
    const second = openAgain(own);
    await second.append(newStream(), 'any', newEvents(5));
    await eventually('it has them', () => subscriber.events.length === 5);
    own.kill();
    const empty = await EventStoreStandIn.start({ port: own.port });
    await eventually('it stops', () => subscriber.failure instanceof PositionBeyondEnd);
    await Promise.all(opened.splice(0).map((each) => each.close()));
    await empty.close();
  });

  const opened: EventStoreDbEventStore[] = [];
  const openAgain = ({ url }: EventStoreStandIn): EventStoreDbEventStore => {
    opened.push(openStore(url));
    return opened.at(-1)!;
  };
});

async function drain(store: EventStoreDbEventStore, after: string): Promise<void> {
  for await (const item of store.subscribe(after, { signal: AbortSignal.timeout(10_000) })) if (item.kind === 'caught-up') return;
}

describe('what is left behind', () => {
  it('neither reads that stop early nor failed ones leave calls in the client', async () => {
    const stream = newStream();
    await store.append(stream, 'no-stream', newEvents(50));
    for (let n = 0; n < 100; n += 1) {
      for await (const event of store.readStream(stream)) if (event.revision === n % 3) break;
      await store.head();
    }
    await eventually('nothing is open', () => standIn.node.openReads === 0);
    const before = performance.now();
    const another = openStore(standIn.url);
    for await (const _ of another.readAll('start')) break;
    await another.head();
    await another.close();
    expect(performance.now() - before).toBeLessThan(15_000);
  });

  it('a closed adapter refuses work', async () => {
    const closed = openStore(standIn.url);
    await closed.append(newStream(), 'any', [newEvent()]);
    await closed.close();
    expect(await failure(closed.append(newStream(), 'any', [newEvent()]))).toBeInstanceOf(StoreUnavailable);
    expect(await failure(closed.head())).toBeInstanceOf(StoreUnavailable);
    expect(await failure(all(closed.readStream(newStream())))).toBeInstanceOf(StoreUnavailable);
  });

  it('a conflict after a try in doubt is a conflict: the position is taken by another', async () => {
    const stream = newStream();
    await store.append(stream, 'no-stream', [newEvent()]);
    standIn.node.faults.next('append', { kind: 'late', delayMs: 1_800 });
    const losing = failure(hasty.append(stream, 0, [newEvent()]));
    const other = openStore(standIn.url);
    await other.append(stream, 0, [newEvent()]);
    expect(await losing).toBeInstanceOf(RevisionConflict);
    expect(await all(store.readStream(stream))).toHaveLength(2);
    await other.close();
  });

  it('nothing was rejected or thrown behind the back of a caller', async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(unhandled).toEqual([]);
  });
});
