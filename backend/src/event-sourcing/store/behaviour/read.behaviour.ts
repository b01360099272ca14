import { describe, expect, it } from '@jest/globals';
import { StreamNotFound } from '../event-store.ts';
import type { EventStore, RecordedEvent } from '../event-store.ts';
import { FaultProxy } from './fault-proxy.behaviour.ts';
import { all, eventually, failure, idsOf, newEvent, newEvents, newStream, take } from './harness.behaviour.ts';
import type { StoreHarness, StoreTraits } from './harness.behaviour.ts';

const MEGABYTE = 1_000_000;

type Given = { readonly store: EventStore; readonly other: EventStore; readonly harness: StoreHarness };

export function describeReading(given: () => Given, { countsCalls, rounds }: Pick<StoreTraits, 'countsCalls' | 'rounds'>): void {
  const itIfCallsAreCounted = countsCalls ? it : it.skip;

  describe('readStream', () => {
    it('forwards from the start, from a revision, up to a revision, and no more than wanted [ES-23]', async () => {
      const { store } = given();
      const stream = newStream();
      await store.append(stream, 'no-stream', newEvents(5));
      const revisions = async (...options: Parameters<EventStore['readStream']>[1][]): Promise<number[]> =>
        (await all(store.readStream(stream, ...options))).map(({ revision }) => revision);
      expect(await revisions()).toEqual([0, 1, 2, 3, 4]);
      expect(await revisions({ from: 2 })).toEqual([2, 3, 4]);
      expect(await revisions({ to: 2 })).toEqual([0, 1, 2]);
      expect(await revisions({ from: 1, to: 3 })).toEqual([1, 2, 3]);
      expect(await revisions({ from: 1, maxCount: 2 })).toEqual([1, 2]);
      expect(await revisions({ maxCount: 0 })).toEqual([]);
    });

    it('a stream longer than one page arrives whole [ES-23]', async () => {
      const { store } = given();
      const stream = newStream();
      const events = newEvents(1_234);
      await store.append(stream, 'no-stream', events);
      expect(idsOf(await all(store.readStream(stream)))).toEqual(idsOf(events));
      expect(idsOf(await all(store.readStream(stream, { backwards: true })))).toEqual(idsOf(events.toReversed()));
    });

    it('backwards from the end, one event [ES-24]', async () => {
      const { store } = given();
      const stream = newStream();
      await store.append(stream, 'no-stream', newEvents(4));
      const read = await all(store.readStream(stream, { backwards: true, maxCount: 1 }));
      expect(read.map(({ revision }) => revision)).toEqual([3]);
      const middle = await all(store.readStream(stream, { backwards: true, from: 1, to: 2 }));
      expect(middle.map(({ revision }) => revision)).toEqual([2, 1]);
    });

    it('beyond the end there is nothing [ES-25]', async () => {
      const { store } = given();
      const stream = newStream();
      await store.append(stream, 'no-stream', newEvents(2));
      expect(await all(store.readStream(stream, { from: 2 }))).toEqual([]);
    });

    it('a missing stream is not found [ES-26]', async () => {
      const { store } = given();
      expect(await failure(all(store.readStream(newStream())))).toBeInstanceOf(StreamNotFound);
      expect(await failure(all(store.readStream(newStream(), { backwards: true, from: 3 })))).toBeInstanceOf(StreamNotFound);
    });

    it('a payload comes back as it was: text of all kinds, nesting, null, large integers as text, bytes [ES-27]', async () => {
      const { store } = given();
      const stream = newStream();
      const data = {
        unicode: 'Zoë 👨‍👩‍👧 Ωμέγα \u0000 \u2028 "quoted" \\ back',
        lone: '\ud800',
        nested: { z: 1, a: { list: [1, -0.5, 1e21, true, null, {}, []] } },
        nothing: null,
        large: '9007199254740993123',
        'keys with . $ " and \\': 'kept',
      };
      const sealed = Buffer.from(Array.from({ length: 256 }, (_, n) => n));
      const event = newEvent(data, { sealed });
      await store.append(stream, 'no-stream', [event, newEvent()]);
      const [first, second] = await all(store.readStream(stream));
      expect(first!.data).toEqual(data);
      expect(Object.keys(first!.data)).toEqual(Object.keys(data));
      expect(Buffer.from(first!.sealed!)).toEqual(sealed);
      expect(second).toMatchObject({ data: {}, sealed: null });
      expect(first).toMatchObject({ id: event.id, type: event.type, stream, revision: 0 });
      expect(Math.abs(Date.parse(first!.recordedAt) - Date.now())).toBeLessThan(60_000);
      expect(first!.recordedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    });

    it('metadata comes back as it was, with correlation and causation [ES-28]', async () => {
      const { store } = given();
      const stream = newStream();
      const metadata = { $correlationId: 'request-1', $causationId: 'command-1', actor: 'customer:1', schemaVersion: 1, deep: { b: [1] } };
      await store.append(stream, 'no-stream', [newEvent({}, { metadata })]);
      expect((await all(store.readStream(stream)))[0]!.metadata).toEqual(metadata);
    });

    itIfCallsAreCounted('a reader that stops early leaves nothing open [ES-29]', async () => {
      const { store, harness } = given();
      const stream = newStream();
      await store.append(stream, 'no-stream', newEvents(1_000));
      for (let round = 0; round < 20; round += 1) await take(store.readStream(stream), 3);
      await eventually('no read is open', async () => (await harness.busyCalls()) === 0);
    });
  });

  describe('readAll', () => {
    it(`a tailing reader sees every event of 20 writers in commit order, ${rounds} rounds [ES-31]`, async () => {
      const { store, other, harness } = given();
      const writers = [store, other, ...(await Promise.all([harness.open(), harness.open()]))];
      const start = await store.head();
      const stop = new AbortController();
      const tailing = tail(store, start, stop.signal);
      const answered: string[] = [];
      await Promise.all(
        Array.from({ length: 20 }, async (_, n) => {
          const stream = newStream('tailed');
          for (let round = 0; round < rounds; round += 1) {
            const events = newEvents(1 + ((n + round) % 2));
            await writers[n % writers.length]!.append(stream, round === 0 ? 'no-stream' : 'stream-exists', events);
            answered.push(...idsOf(events));
          }
        }),
      );
      stop.abort();
      const tailed = await tailing;
      const fresh = (await all(store.readAll(start))).filter(({ position }) => store.compare(position, start) > 0);
      expect(idsOf(tailed)).toEqual(idsOf(fresh));
      expect(new Set(idsOf(tailed)).size).toBe(tailed.length);
      expect(idsOf(tailed).toSorted()).toEqual(answered.toSorted());
      expect(gapsPerStream(tailed)).toEqual([]);
      await Promise.all(writers.slice(2).map((writer) => writer.close()));
    }, 300_000);

    it('positions strictly increase and survive being written down [ES-32]', async () => {
      const { store } = given();
      const stream = newStream();
      await store.append(stream, 'no-stream', newEvents(3));
      const last = await store.append(stream, 2, newEvents(10));
      const read = await all(store.readStream(stream));
      read.slice(1).forEach((event, n) => expect(store.compare(read[n]!.position, event.position)).toBeLessThan(0));
      const written = JSON.parse(JSON.stringify(read.at(-1)!.position)) as string;
      expect(store.compare(written, last.position)).toBe(0);
      expect(store.compare('start', read[0]!.position)).toBeLessThan(0);
      expect(store.compare(await store.head(), written)).toBeGreaterThanOrEqual(0);
    });

    it('reading from a position includes it, subscribing after it does not, reading backwards from it does not [ES-33]', async () => {
      const { store } = given();
      const stream = newStream('edge');
      await store.append(stream, 'no-stream', newEvents(4));
      const events = await all(store.readStream(stream));
      const filter = { streamPrefixes: [stream] };
      expect(idsOf(await all(store.readAll(events[1]!.position, { filter })))).toEqual(idsOf(events.slice(1)));
      expect(idsOf(await all(store.readAll(events[1]!.position, { filter, backwards: true })))).toEqual([events[0]!.id]);
      const stop = new AbortController();
      const followed: RecordedEvent[] = [];
      for await (const item of store.subscribe(events[1]!.position, { filter, signal: stop.signal })) {
        if (item.kind === 'event') followed.push(item.event);
        if (item.kind === 'caught-up') break;
      }
      expect(idsOf(followed)).toEqual(idsOf(events.slice(2)));
    });

    it('backwards from the end gives the newest first', async () => {
      const { store } = given();
      const stream = newStream('newest');
      await store.append(stream, 'no-stream', newEvents(3));
      const events = await all(store.readStream(stream));
      const newest = await take(store.readAll('end', { backwards: true, filter: { streamPrefixes: [stream] }, maxCount: 2 }), 9);
      expect(idsOf(newest)).toEqual(idsOf([events[2]!, events[1]!]));
      expect(await all(store.readAll('end'))).toEqual([]);
    });

    it('system events are never given out [ES-34]', async () => {
      const { store } = given();
      await store.append(newStream(), 'no-stream', newEvents(3));
      const system = (await all(store.readAll('start'))).filter(({ type, stream }) => type.startsWith('$') || stream.startsWith('$'));
      expect(system).toEqual([]);
    });

    it('types are alternatives, each as a whole [ES-35]', async () => {
      const { store } = given();
      const before = await store.head();
      const [stream, tag] = [newStream(), newStream('Tag')];
      const types = [`${tag}OrderPlaced`, `${tag}OrderPaid`, `${tag}WillSaved`, `${tag}OrderPaidBack`];
      await store.append(
        stream,
        'no-stream',
        types.map((type) => newEvent({}, { type })),
      );
      const filter = { types: types.slice(0, 3) };
      expect((await all(store.readAll(before, { filter }))).map(({ type }) => type)).toEqual(types.slice(0, 3));
      expect(await take(store.readAll(before, { filter, maxCount: 2 }), 9)).toHaveLength(2);
    });

    it('stream prefixes are alternatives [ES-36]', async () => {
      const { store } = given();
      const before = await store.head();
      const tag = newStream('tag');
      for (const name of ['a-1', 'b-1', 'c-1']) await store.append(`${tag}-${name}`, 'no-stream', [newEvent()]);
      const read = await all(store.readAll(before, { filter: { streamPrefixes: [`${tag}-a`, `${tag}-c`] } }));
      expect(read.map(({ stream }) => stream)).toEqual([`${tag}-a-1`, `${tag}-c-1`]);
    });

    it.each([
      ['100%_', '100abc'],
      ['a_c', 'abc'],
      ['.*', 'ab'],
      ['a$', 'a'],
      ['\\', '/'],
      ['Ünï 👍', 'Uni 👍'],
      ["quo'te", 'quote'],
      ['Case', 'case'],
    ])('%j in a prefix means itself and not %j [ES-37]', async (mark, decoy) => {
      const { store } = given();
      const before = await store.head();
      const tag = newStream('literal');
      await store.append(`${tag}${mark}1`, 'no-stream', [newEvent()]);
      await store.append(`${tag}${decoy}1`, 'any', [newEvent()]);
      const read = await all(store.readAll(before, { filter: { streamPrefixes: [`${tag}${mark}`] } }));
      expect(read.map(({ stream }) => stream)).toEqual([`${tag}${mark}1`]);
    });
  });
}

/** Comes last: what it stores would slow down every case that reads the whole log. */
export function describeLargeReads(given: () => Given): void {
  describe('large reads', () => {
    it('a slow reader of 40 MB makes the server wait [ES-30]', async () => {
      const { store, harness } = given();
      const stream = newStream();
      // A megabyte's, as it is stored: in base64.
      const quarter = (n: number) => newEvent({}, { sealed: Buffer.alloc(0.1875 * MEGABYTE, n) });
      for (let n = 0; n < 40; n += 1) await store.append(stream, 'any', [quarter(n), quarter(n), quarter(n), quarter(n)]);
      const proxy = await FaultProxy.to(harness.server);
      const slow = await harness.open(proxy.address);
      const reader = slow.readStream(stream)[Symbol.asyncIterator]();
      await reader.next();
      let received = 0;
      while (proxy.received > received) {
        received = proxy.received;
        await new Promise((resolve) => setTimeout(resolve, 300));
      }
      // Three queues of sixteen events in the client of EventStoreDB, and what the sockets on the way hold.
      expect(received).toBeLessThan(30 * MEGABYTE);
      let rest = 1;
      while (!(await reader.next()).done) rest += 1;
      expect(rest).toBe(160);
      await slow.close();
      await proxy.close();
    });
  });
}

async function tail(store: EventStore, after: string, signal: AbortSignal): Promise<RecordedEvent[]> {
  const seen: RecordedEvent[] = [];
  for (let stopping = false; !stopping;) {
    stopping = signal.aborted;
    const last = seen.at(-1)?.position ?? after;
    for await (const event of store.readAll(last)) if (event.position !== last) seen.push(event);
  }
  return seen;
}

function gapsPerStream(events: readonly RecordedEvent[]): string[] {
  const next = new Map<string, number>();
  return events.flatMap(({ stream, revision }) => {
    const expected = next.get(stream) ?? 0;
    next.set(stream, revision + 1);
    return revision === expected ? [] : [`${stream}: ${revision} after ${expected - 1}`];
  });
}
