import { describe, expect, it } from '@jest/globals';
import { EventIdReused, EventTooLarge, InvalidAppend, RevisionConflict, StreamNotFound } from '../event-store.ts';
import type { EventStore, EventToAppend, JsonObject } from '../event-store.ts';
import { all, failure, idsOf, newEvent, newEvents, newStream } from './harness.behaviour.ts';
import type { StoreTraits } from './harness.behaviour.ts';

export function describeAppend(
  given: () => { readonly store: EventStore; readonly other: EventStore },
  { idsAreUniqueIn }: Pick<StoreTraits, 'idsAreUniqueIn'>,
): void {
  const acrossStreams = idsAreUniqueIn === 'store' ? it : it.skip;

  describe('append', () => {
    it('a new stream begins at revision 0 [ES-1]', async () => {
      const { store } = given();
      expect(await store.append(newStream(), 'no-stream', [newEvent()])).toMatchObject({ revision: 0 });
    });

    it('three events get the revisions 0, 1, 2 and the answer is 2 [ES-2]', async () => {
      const { store } = given();
      const stream = newStream();
      expect(await store.append(stream, 'no-stream', newEvents(3))).toMatchObject({ revision: 2 });
      expect((await all(store.readStream(stream))).map(({ revision }) => revision)).toEqual([0, 1, 2]);
    });

    it('the exact expected revision holds [ES-3]', async () => {
      const { store } = given();
      const stream = newStream();
      await store.append(stream, 'no-stream', newEvents(2));
      expect(await store.append(stream, 1, [newEvent()])).toMatchObject({ revision: 2 });
    });

    it.each([
      ['too low a revision is a conflict that carries the actual one [ES-4]', 1, 2],
      ['too high a revision is a conflict [ES-5]', 7, 2],
      ['no-stream on an existing stream is a conflict [ES-6]', 'no-stream' as const, 2],
    ])('%s', async (_, expected, actual) => {
      const { store } = given();
      const stream = newStream();
      await store.append(stream, 'no-stream', newEvents(3));
      const error = await failure(store.append(stream, expected, [newEvent()]));
      expect(error).toBeInstanceOf(RevisionConflict);
      expect(error).toMatchObject({ stream, expected, actual });
    });

    it('an exact revision on a missing stream is a conflict without an actual one [ES-5]', async () => {
      const error = await failure(given().store.append(newStream(), 0, [newEvent()]));
      expect(error).toBeInstanceOf(RevisionConflict);
      expect(error).toMatchObject({ actual: null });
    });

    it('stream-exists on a missing stream is a conflict, on an existing one it holds [ES-7]', async () => {
      const { store } = given();
      const stream = newStream();
      expect(await failure(store.append(stream, 'stream-exists', [newEvent()]))).toBeInstanceOf(RevisionConflict);
      await store.append(stream, 'no-stream', [newEvent()]);
      expect(await store.append(stream, 'stream-exists', [newEvent()])).toMatchObject({ revision: 1 });
    });

    it('any holds on a missing and on an existing stream [ES-8]', async () => {
      const { store } = given();
      const stream = newStream();
      expect(await store.append(stream, 'any', [newEvent()])).toMatchObject({ revision: 0 });
      expect(await store.append(stream, 'any', [newEvent()])).toMatchObject({ revision: 1 });
    });

    it('an append that fails leaves nothing [ES-9]', async () => {
      const { store } = given();
      const stream = newStream();
      const before = newEvent();
      await store.append(stream, 'no-stream', [before]);
      await failure(store.append(stream, 5, newEvents(3)));
      expect(idsOf(await all(store.readStream(stream)))).toEqual([before.id]);
    });

    it('nothing to append is refused [ES-10]', async () => {
      expect(await failure(given().store.append(newStream(), 'any', []))).toBeInstanceOf(InvalidAppend);
    });

    it('too large an append is refused with the limit, stores nothing, and the next one works [ES-11]', async () => {
      const { store } = given();
      const stream = newStream();
      const error = await failure(store.append(stream, 'any', [newEvent({}, { sealed: Buffer.alloc(1_100_000) })]));
      expect(error).toBeInstanceOf(EventTooLarge);
      expect(error).toMatchObject({ limitBytes: 1_048_576 });
      expect(await failure(all(store.readStream(stream)))).toBeInstanceOf(StreamNotFound);
      expect(await store.append(stream, 'no-stream', [newEvent({ text: 'x'.repeat(900_000) })])).toMatchObject({ revision: 0 });
    });

    const cycle: Record<string, unknown> = {};
    cycle['self'] = cycle;
    it.each<[string, unknown]>([
      ['a BigInt', { n: 1n }],
      ['undefined', { n: undefined }],
      ['a cycle', cycle],
      ['NaN', { n: Number.NaN }],
      ['infinity', { n: [Infinity] }],
      ['a function', { n: () => 1 }],
      ['a bare value', 'text'],
      ['an array', [1]],
    ])('%s as payload is refused before anything is sent [ES-12]', async (_, payload) => {
      const { store } = given();
      const stream = newStream();
      const events: EventToAppend[] = [newEvent(), newEvent(payload as JsonObject)];
      expect(await failure(store.append(stream, 'any', events))).toBeInstanceOf(InvalidAppend);
      expect(await failure(store.append(stream, 'any', [newEvent({}, { metadata: payload as JsonObject })]))).toBeInstanceOf(InvalidAppend);
      expect(await failure(all(store.readStream(stream)))).toBeInstanceOf(StreamNotFound);
    });

    it.each(['', '$system', 'with\0nul', 'x'.repeat(300), 'lone\ud800'])(
      'the name %j is refused for a stream and for a type',
      async (name) => {
        const { store } = given();
        expect(await failure(store.append(name, 'any', [newEvent()]))).toBeInstanceOf(InvalidAppend);
        expect(await failure(store.append(newStream(), 'any', [newEvent({}, { type: name })]))).toBeInstanceOf(InvalidAppend);
      },
    );

    it('of two writers with the same expectation exactly one wins, 200 times [ES-13]', async () => {
      const { store, other } = given();
      const stream = newStream();
      await store.append(stream, 'no-stream', [newEvent()]);
      for (let revision = 0; revision < 200; revision += 1) {
        const results = await Promise.allSettled([store, other].map((writer) => writer.append(stream, revision, [newEvent()])));
        expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
        const lost = results.find((result) => result.status === 'rejected');
        expect(lost?.reason).toMatchObject({ name: 'RevisionConflict', actual: revision + 1 });
      }
    });

    it('fifty writers that retry leave the revisions 0..49 without a gap [ES-14]', async () => {
      const { store, other } = given();
      const stream = newStream();
      await Promise.all(Array.from({ length: 50 }, (_, n) => appendWithRetry(n % 2 ? store : other, stream)));
      expect((await all(store.readStream(stream))).map(({ revision }) => revision)).toEqual(Array.from({ length: 50 }, (_, n) => n));
    });
  });

  describe('append, idempotent by event id', () => {
    it('the same ids at the same exact revision answer what they answered first, and add nothing [ES-15]', async () => {
      const { store } = given();
      const stream = newStream();
      await store.append(stream, 'no-stream', [newEvent()]);
      const events = newEvents(2);
      const first = await store.append(stream, 0, events);
      expect(await store.append(stream, 0, events)).toEqual(first);
      expect(await all(store.readStream(stream))).toHaveLength(3);
    });

    it('also after later events were appended [ES-16]', async () => {
      const { store, other } = given();
      const stream = newStream();
      const events = newEvents(2);
      const first = await store.append(stream, 'no-stream', events);
      await store.append(stream, 1, newEvents(3));
      expect(await other.append(stream, 'no-stream', events)).toEqual(first);
      expect(await all(store.readStream(stream))).toHaveLength(5);
    });

    it('also with no-stream [ES-17]', async () => {
      const { store } = given();
      const stream = newStream();
      const event = newEvent();
      const first = await store.append(stream, 'no-stream', [event]);
      expect(await store.append(stream, 'no-stream', [event])).toEqual(first);
    });

    it('a prefix of the old append is the old append [ES-18]', async () => {
      const { store } = given();
      const stream = newStream();
      const events = newEvents(3);
      await store.append(stream, 'no-stream', events);
      expect(await store.append(stream, 'no-stream', events.slice(0, 2))).toMatchObject({ revision: 1 });
      expect(await all(store.readStream(stream))).toHaveLength(3);
    });

    it('the first id equal and a later one different is a conflict [ES-19]', async () => {
      const { store } = given();
      const stream = newStream();
      const events = newEvents(2);
      await store.append(stream, 'no-stream', events);
      expect(await failure(store.append(stream, 'no-stream', [events[0]!, newEvent()]))).toBeInstanceOf(RevisionConflict);
      expect(await failure(store.append(stream, 'no-stream', [...events, newEvent()]))).toBeInstanceOf(RevisionConflict);
    });

    it('different ids at a stale revision are a conflict [ES-20]', async () => {
      const { store } = given();
      const stream = newStream();
      await store.append(stream, 'no-stream', newEvents(3));
      expect(await failure(store.append(stream, 0, [newEvent()]))).toBeInstanceOf(RevisionConflict);
    });

    it('a retry with any or stream-exists soon after adds nothing [ES-21]', async () => {
      const { store } = given();
      const stream = newStream();
      const events = newEvents(2);
      await store.append(stream, 'any', events);
      const event = newEvent();
      await store.append(stream, 'stream-exists', [event]);
      expect(await store.append(stream, 'any', events)).toMatchObject({ revision: 1 });
      expect(await store.append(stream, 'stream-exists', [event])).toMatchObject({ revision: 2 });
      expect(await all(store.readStream(stream))).toHaveLength(3);
    });

    it('a retry with any finds the append wherever it stands, whoever sends it [ES-21]', async () => {
      const { store, other } = given();
      const stream = newStream();
      const events = newEvents(3);
      await store.append(stream, 'any', events);
      await store.append(stream, 'any', newEvents(50));
      expect(await other.append(stream, 'any', events)).toMatchObject({ revision: 2 });
      expect(await other.append(stream, 'stream-exists', events.slice(0, 2))).toMatchObject({ revision: 1 });
      expect(await all(store.readStream(stream))).toHaveLength(53);
    });

    it('an id that stands in the stream as another event is refused where the expectation holds', async () => {
      const { store, other } = given();
      const stream = newStream();
      const events = newEvents(2);
      await store.append(stream, 'no-stream', events);
      expect(await failure(store.append(stream, 1, [events[0]!]))).toBeInstanceOf(EventIdReused);
      expect(await failure(other.append(stream, 'any', [events[1]!, newEvent()]))).toBeInstanceOf(EventIdReused);
      expect(await failure(other.append(stream, 'stream-exists', [newEvent(), events[0]!]))).toBeInstanceOf(EventIdReused);
      const twice = newEvent();
      expect(await failure(store.append(stream, 'any', [twice, twice]))).toBeInstanceOf(InvalidAppend);
      expect(await all(store.readStream(stream))).toHaveLength(2);
    });

    acrossStreams('an id that stands in another stream is refused', async () => {
      const { store } = given();
      const [stream, elsewhere] = [newStream(), newStream()];
      const events = newEvents(2);
      await store.append(stream, 'no-stream', events);
      expect(await failure(store.append(elsewhere, 'no-stream', [events[0]!]))).toBeInstanceOf(EventIdReused);
      expect(await failure(store.append(elsewhere, 'any', [newEvent(), events[1]!]))).toBeInstanceOf(EventIdReused);
      expect(await failure(all(store.readStream(elsewhere)))).toBeInstanceOf(StreamNotFound);
    });

    it('one append sent twice at the same time is stored once [ES-21]', async () => {
      const { store, other } = given();
      for (let round = 0; round < 20; round += 1) {
        const event = newEvent();
        const [stream, free] = [newStream(), newStream()];
        const results = await Promise.all([
          store.append(stream, 'no-stream', [event]),
          other.append(stream, 'no-stream', [event]),
          store.append(stream, 'any', [event]),
          other.append(free, 'any', [newEvent()]),
        ]);
        expect(new Set(results.slice(0, 3).map(({ position }) => position)).size).toBe(1);
        expect(await all(store.readStream(stream))).toHaveLength(1);
      }
    });

    acrossStreams('of two streams that get one id at the same time one has it', async () => {
      const { store } = given();
      for (let round = 0; round < 20; round += 1) {
        const event = newEvent();
        const results = await Promise.allSettled([newStream(), newStream()].map((stream) => store.append(stream, 'no-stream', [event])));
        expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      }
    });
  });
}

async function appendWithRetry(store: EventStore, stream: string, revision: number | null = null): Promise<void> {
  try {
    await store.append(stream, revision ?? 'no-stream', [newEvent()]);
  } catch (error) {
    if (!(error instanceof RevisionConflict)) throw error;
    await appendWithRetry(store, stream, error.actual);
  }
}
