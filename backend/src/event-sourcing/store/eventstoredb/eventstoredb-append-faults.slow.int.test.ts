import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Fault } from '../../../../../ops/testing/eventstore/index.ts';
import { all, eventually, failure, idsOf, newEvent, newEvents, newStream } from '../behaviour/harness.behaviour.ts';
import { itHandlesEveryRejection } from '../behaviour/unhandled.behaviour.ts';
import { AccessDenied, EventTooLarge, InvalidAppend, OutcomeUnknown, RevisionConflict, StreamDeleted } from '../event-store.ts';
import { openWithShortTimeouts } from './harness.behaviour.ts';
import { startStandInForFaults } from './stand-in-for-faults.behaviour.ts';
import { patient } from '../../../../../ops/testing/machine/patience.ts';

const { standIn, open } = await startStandInForFaults();
let store = open();

const appends = (): number => standIn.node.calls.get('append') ?? 0;

describe.each([
  ['over the batch call', true],
  ['with one call each, where the server has no batch call', false],
])('an append that fails, %s', (_, hasBatch) => {
  beforeAll(() => {
    standIn.node.hasBatch = hasBatch;
    store = open();
  });
  afterAll(() => {
    standIn.node.hasBatch = true;
  });

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
  ] as const)('a server that is %s has stored nothing: the append is sent again, and nothing is in doubt', async (_, fault) => {
    const stream = newStream();
    standIn.node.faults.next('append', fault, 2);
    expect(await store.append(stream, 'no-stream', [newEvent()])).toMatchObject({ revision: 0 });
    standIn.node.faults.next('append', fault, 2);
    standIn.node.faults.next('append', { kind: 'status', code: 'PERMISSION_DENIED' });
    expect(await failure(store.append(stream, 0, [newEvent()]))).toBeInstanceOf(AccessDenied);
  });

  it('a refusal after an attempt in doubt leaves the outcome unknown', async () => {
    standIn.node.faults.next('append', { kind: 'status', code: 'UNAVAILABLE' });
    standIn.node.faults.next('append', { kind: 'status', code: 'PERMISSION_DENIED' });
    expect(await failure(store.append(newStream(), 'no-stream', [newEvent()]))).toBeInstanceOf(OutcomeUnknown);
  });

  it.each([
    ['not permitted', { kind: 'status', code: 'PERMISSION_DENIED' }, AccessDenied],
    ['not permitted by name', { kind: 'status', code: 'PERMISSION_DENIED', trailers: { exception: 'access-denied' } }, AccessDenied],
    ['a bad login [ES-57]', { kind: 'status', code: 'UNAUTHENTICATED' }, AccessDenied],
    ['not understood', { kind: 'status', code: 'INVALID_ARGUMENT' }, InvalidAppend],
    ['refused', { kind: 'status', code: 'FAILED_PRECONDITION' }, InvalidAppend],
    ['an inner error', { kind: 'status', code: 'INTERNAL' }, OutcomeUnknown],
    ['too much', { kind: 'status', code: 'RESOURCE_EXHAUSTED' }, OutcomeUnknown],
    ['of no kind', { kind: 'status', code: 'UNKNOWN' }, OutcomeUnknown],
  ] as [string, Fault, new (...args: never[]) => Error][])('is not sent again: %s', async (_, fault, expected) => {
    const before = appends();
    standIn.node.faults.next('append', fault);
    expect(await failure(store.append(newStream(), 'no-stream', [newEvent()]))).toBeInstanceOf(expected);
    expect(appends() - before).toBe(1);
  });

  it('a lost reply is settled by what stands in the stream; silence ends in time with the outcome unknown, and the same append settles it [ES-22, ES-55]', async () => {
    const stream = newStream();
    const [first, second] = [newEvent(), newEvent()];
    standIn.node.faults.next('append', { kind: 'lost-reply' });
    expect(await store.append(stream, 'no-stream', [first])).toMatchObject({ revision: 0 });
    standIn.node.faults.next('append', { kind: 'hang' }, 10);
    const before = performance.now();
    expect(await failure(open(openWithShortTimeouts).append(stream, 0, [second]))).toBeInstanceOf(OutcomeUnknown);
    expect(performance.now() - before).toBeLessThan(patient(30_000));
    standIn.node.faults.clear();
    expect(await store.append(stream, 0, [second])).toMatchObject({ revision: 1 });
    expect(idsOf(await all(store.readStream(stream)))).toEqual([first.id, second.id]);
  });

  it('a late reply is waited for', async () => {
    standIn.node.faults.next('append', { kind: 'late', delayMs: 600 });
    expect(await store.append(newStream(), 'no-stream', [newEvent()])).toMatchObject({ revision: 0 });
  });

  it('with any: a server that has forgotten its recent ids does not store a repeated append twice, nor does a new process [ES-21]', async () => {
    const stream = newStream();
    const events = newEvents(2);
    await store.append(stream, 'any', events);
    await store.append(stream, 'any', newEvents(3));
    standIn.node.log.forgetRecent();
    expect(await open().append(stream, 'any', events)).toMatchObject({ revision: 1 });
    expect(await all(store.readStream(stream))).toHaveLength(5);
  });

  it('with any: an append that stands in the stream is never called unstored, even if its position cannot be read', async () => {
    const stream = newStream();
    const events = newEvents(2);
    await store.append(stream, 'any', events);
    standIn.node.faults.next('read', { kind: 'late', delayMs: 0 });
    standIn.node.faults.next('read', { kind: 'status', code: 'PERMISSION_DENIED' });
    expect(await failure(store.append(stream, 'any', events))).toBeInstanceOf(OutcomeUnknown);
    expect(await store.append(stream, 'any', events)).toMatchObject({ revision: 1 });
    expect(await all(store.readStream(stream))).toHaveLength(2);
  });

  it('with any: somebody else who is first is no conflict', async () => {
    const stream = newStream();
    const writers = [open(), open(), open()];
    await Promise.all(Array.from({ length: 24 }, (_, n) => writers[n % 3]!.append(stream, 'any', newEvents(2))));
    expect((await all(store.readStream(stream))).map(({ revision }) => revision)).toEqual(Array.from({ length: 48 }, (_, n) => n));
  });

  it('a server with a smaller limit is believed [ES-11]', async () => {
    const trailers = { exception: 'maximum-append-size-exceeded', 'maximum-append-size': '4096' };
    standIn.node.faults.next('append', { kind: 'status', code: 'INVALID_ARGUMENT', trailers });
    const error = await failure(store.append(newStream(), 'no-stream', [newEvent()]));
    expect(error).toBeInstanceOf(EventTooLarge);
    expect(error).toMatchObject({ limitBytes: 4096 });
  });

  it('a stream that was deleted for ever says so [ES-52]', async () => {
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
    expect(await open().append(stream, 0, [event])).toMatchObject({ revision: 1 });
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

  it('uses the call that the server has, and nothing asks for its features', async () => {
    const counts = (): (number | undefined)[] => [standIn.node.calls.get('batchAppend') ?? 0, appends()];
    const [batched = 0, before = 0] = counts();
    await Promise.all(Array.from({ length: 20 }, () => store.append(newStream(), 'no-stream', [newEvent()])));
    expect(counts()).toEqual([batched + (hasBatch ? 20 : 0), before + 20]);
    expect(standIn.node.calls.has('features')).toBe(false);
  });

  it('and is under way already is dropped by the server without an answer: what stands in the stream is the answer [ES-21]', async () => {
    const stream = newStream();
    const events = newEvents(2);
    standIn.node.commitMs = 300;
    const before = appends();
    const [first, again] = await Promise.all([store, open()].map((writer) => writer.append(stream, 'no-stream', events)));
    expect(again).toEqual(first);
    // Nothing was sent a third time: an attempt lasts 20 s here.
    expect(appends() - before).toBe(2);
    expect(await all(store.readStream(stream))).toHaveLength(2);
  });

  it('a conflict after an attempt in doubt is a conflict: the revision is taken by another append', async () => {
    const stream = newStream();
    await store.append(stream, 'no-stream', newEvents(2));
    standIn.node.faults.next('append', { kind: 'status', code: 'UNAVAILABLE' });
    expect(await failure(store.append(stream, 0, [newEvent()]))).toBeInstanceOf(RevisionConflict);
    expect(await all(store.readStream(stream))).toHaveLength(2);
  });
});

describe('the batch call', () => {
  const batches = (): number => standIn.node.openBatches.size;

  it.each([
    ['breaks', 'UNAVAILABLE'],
    ['is cancelled', 'CANCELLED'],
    ['is refused for the sake of one', 'FAILED_PRECONDITION'],
  ] as const)('when it %s, every append on it is sent again and stored once', async (_, code) => {
    const streams = Array.from({ length: 30 }, () => newStream());
    const writer = open();
    await writer.append(newStream(), 'no-stream', [newEvent()]);
    standIn.node.faults.next('append', { kind: 'lost-reply' }, 10);
    standIn.node.faults.next('append', { kind: 'late', delayMs: 50 }, 10);
    standIn.node.faults.next('append', { kind: 'status-after', code });
    const results = await Promise.all(streams.map((stream) => writer.append(stream, 'no-stream', newEvents(2))));
    expect(results.every(({ revision }) => revision === 1)).toBe(true);
    for (const stream of streams) expect(standIn.node.log.stream(stream)).toHaveLength(2);
  });

  it('that the server ends without an error is opened anew', async () => {
    const writer = open();
    const stream = newStream();
    await writer.append(stream, 'no-stream', [newEvent()]);
    standIn.node.faults.next('append', { kind: 'lost-reply' });
    const before = appends();
    const appending = writer.append(stream, 0, [newEvent()]);
    await eventually('it is stored', () => appends() > before);
    standIn.endBatches();
    expect(await appending).toMatchObject({ revision: 1 });
    expect(await writer.append(stream, 1, [newEvent()])).toMatchObject({ revision: 2 });
  });

  it('a bad login is one for all that wait', async () => {
    standIn.node.faults.next('append', { kind: 'status', code: 'UNAUTHENTICATED' }, 8);
    const writer = open();
    const failures = await Promise.all(Array.from({ length: 8 }, () => failure(writer.append(newStream(), 'no-stream', [newEvent()]))));
    expect(failures.every((error) => error instanceof AccessDenied)).toBe(true);
  });

  it('is one of four at most, however often they break, and none is left when the adapter is closed', async () => {
    const others = batches();
    const writer = open();
    for (let round = 0; round < 20; round += 1) {
      standIn.node.faults.next('append', { kind: 'status', code: round % 2 === 0 ? 'UNAVAILABLE' : 'CANCELLED' });
      await Promise.all([1, 2, 3, 4, 5, 6].map(() => writer.append(newStream(), 'no-stream', [newEvent()])));
    }
    await eventually('four are open', () => batches() <= others + 4);
    await writer.close();
    await eventually('none is open', () => batches() <= others);
  });
});

itHandlesEveryRejection();
