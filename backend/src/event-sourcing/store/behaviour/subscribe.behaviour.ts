import { afterEach, describe, expect, it } from '@jest/globals';
import { LogRewritten } from '../event-store.ts';
import type { EventStore, SubscriptionItem } from '../event-store.ts';
import { markOf } from '../mark.ts';
import { eventually, Subscriber, idsOf, newEvent, newEvents, newStream } from './harness.behaviour.ts';
import type { StoreHarness, StoreTraits } from './harness.behaviour.ts';

type Given = { readonly store: EventStore; readonly other: EventStore; readonly harness: StoreHarness };

export function describeSubscriptions(given: () => Given, { countsCalls, hasEmptyStore }: StoreTraits): void {
  const itIfCallsAreCounted = countsCalls ? it : it.skip;

  describe('subscribe', () => {
    const subscriptions: Subscriber[] = [];
    const subscribe = (...args: ConstructorParameters<typeof Subscriber>): Subscriber => {
      const subscription = new Subscriber(...args);
      subscriptions.push(subscription);
      return subscription;
    };
    afterEach(async () => {
      await Promise.all(subscriptions.splice(0).map((subscription) => subscription.stop()));
    });

    it('a filtered subscription moves on although nothing matches [ES-38]', async () => {
      const { store, other } = given();
      const start = await store.head();
      const subscription = subscribe(store, start, { filter: { types: [newStream('Nothing')] } });
      await eventually('it has caught up', () => subscription.count('caught-up') === 1);
      const { position } = await other.append(newStream(), 'no-stream', newEvents(200));
      await eventually('its checkpoint reaches the end', () =>
        subscription.items.some((item) => item.kind === 'checkpoint' && store.compare(item.position, position) >= 0),
      );
      expect(subscription.events).toEqual([]);
    });

    it('a checkpoint is never ahead of an event that comes later', async () => {
      const { store, other } = given();
      const stream = newStream('sparse');
      const subscription = subscribe(store, await store.head(), { filter: { streamPrefixes: [stream] } });
      for (let round = 0; round < 30; round += 1) {
        await other.append(round % 3 ? newStream() : stream, 'any', newEvents(3));
      }
      await eventually('all are there', () => subscription.events.length === 30);
      const positions = subscription.items.map((item) => (item.kind === 'event' ? item.event.position : item.position));
      positions.slice(1).forEach((position, n) => expect(store.compare(positions[n]!, position)).toBeLessThanOrEqual(0));
    });

    it('history, then live, without gap or disorder while writers run [ES-39]', async () => {
      const { store, other } = given();
      const before = await store.head();
      const stream = newStream('live');
      const written: string[] = [];
      const write = async (rounds: number): Promise<void> => {
        for (let round = 0; round < rounds; round += 1) {
          const events = newEvents(1 + (round % 3));
          await other.append(stream, 'any', events);
          written.push(...idsOf(events));
        }
      };
      await write(100);
      const writing = write(300);
      const subscription = subscribe(store, before, { filter: { streamPrefixes: [stream] } });
      await writing;
      await eventually('all are there', () => subscription.events.length === written.length);
      expect(idsOf(subscription.events)).toEqual(written);
    });

    it('says once that it has caught up, after history and before live events [ES-40]', async () => {
      const { store, other } = given();
      const before = await store.head();
      const stream = newStream('once');
      await other.append(stream, 'no-stream', newEvents(3));
      const subscription = subscribe(store, before, { filter: { streamPrefixes: [stream] } });
      await eventually('it has caught up', () => subscription.count('caught-up') === 1);
      const live = newEvent();
      await other.append(stream, 2, [live]);
      await eventually('the live event is there', () => subscription.has(live.id));
      const order = subscription.items.filter(({ kind }) => kind !== 'checkpoint').map(({ kind }) => kind);
      expect(order).toEqual(['event', 'event', 'event', 'caught-up', 'event']);
    });

    (hasEmptyStore ? it : it.skip)('also on a store without any event [ES-40]', async () => {
      const store = await given().harness.openEmpty!();
      expect(await store.head()).toBe('start');
      const subscription = subscribe(store, 'start');
      await eventually('it has caught up', () => subscription.count('caught-up') === 1);
      expect(subscription.items).toEqual([{ kind: 'caught-up', position: 'start', mark: null }]);
      const event = newEvent();
      await store.append(newStream(), 'no-stream', [event]);
      await eventually('the first event is there', () => subscription.has(event.id));
      expect(subscription.count('caught-up')).toBe(1);
      await subscription.stop();
      await store.close();
    });

    it('from the end only what is new [ES-41]', async () => {
      const { store, other } = given();
      const stream = newStream('new');
      await other.append(stream, 'no-stream', newEvents(3));
      const subscription = subscribe(store, 'end', { filter: { streamPrefixes: [stream] } });
      await eventually('it has caught up', () => subscription.count('caught-up') === 1);
      const event = newEvent();
      await other.append(stream, 2, [event]);
      await eventually('the new event is there', () => subscription.has(event.id));
      expect(idsOf(subscription.events)).toEqual([event.id]);
    });

    it('goes on from a checkpoint without losing anything [ES-42]', async () => {
      const { store, other } = given();
      const before = await store.head();
      const stream = newStream('resumed');
      const events = newEvents(100);
      await other.append(stream, 'no-stream', events);
      const seen: string[] = [];
      let after = before;
      while (seen.length < events.length) {
        const stop = new AbortController();
        for await (const item of store.subscribe(after, { filter: { streamPrefixes: [stream] }, signal: stop.signal })) {
          after = positionOf(item);
          if (item.kind === 'event') seen.push(item.event.id);
          if (item.kind === 'event' && (seen.length % 7 === 0 || seen.length === events.length)) break;
        }
      }
      expect(seen).toEqual(idsOf(events));
    });

    it('goes on from a mark, and gives marks to go on from', async () => {
      const { store, other } = given();
      const stream = newStream('marked');
      await other.append(stream, 'no-stream', newEvents(3));
      const first = subscribe(store, 'start');
      await eventually('it has caught up', () => first.count('caught-up') === 1);
      const seen = first.events.at(-1)!;
      const { mark } = first.items.find((item) => item.kind === 'caught-up') as { mark: string | null };
      expect(mark).toBe(markOf(seen));
      const later = newEvent();
      await other.append(stream, 2, [later]);
      const again = subscribe(store, seen.position, { mark });
      await eventually('the later event is there', () => again.has(later.id));
      expect(idsOf(again.events.filter((event) => event.stream === stream))).toEqual([later.id]);
      expect(again.failure).toBeNull();
    });

    it('refuses to go on where another event stands than the one that was read', async () => {
      const { store, other } = given();
      const { position } = await other.append(newStream('rewritten'), 'no-stream', newEvents(1));
      await other.append(newStream('rewritten'), 'no-stream', newEvents(1));
      const stranger = subscribe(store, position, { mark: markOf({ position, id: newEvent().id }) });
      await eventually('it has ended', () => stranger.failure !== null);
      expect(stranger.failure).toBeInstanceOf(LogRewritten);
      expect(stranger.items).toEqual([]);
    });

    itIfCallsAreCounted('stopped, it gives nothing more, ends, and leaves no call open [ES-48]', async () => {
      const { store, other, harness } = given();
      const before = await store.head();
      const stream = newStream('stopped');
      await other.append(stream, 'no-stream', newEvents(500));
      const stop = new AbortController();
      let seen = 0;
      for await (const item of store.subscribe(before, { filter: { streamPrefixes: [stream] }, signal: stop.signal })) {
        if (item.kind === 'event') seen += 1;
        if (seen === 10) stop.abort();
      }
      expect(seen).toBe(10);
      const subscription = subscribe(store, 'end');
      await eventually('it has caught up', () => subscription.count('caught-up') === 1);
      await subscription.stop();
      await eventually('no call is open', async () => (await harness.busyCalls()) === 0);
      await other.append(stream, 'any', newEvents(1));
      expect(subscription.events).toEqual([]);
    });

    it('the next item waits until the one before was handled [ES-49]', async () => {
      const { store, other } = given();
      const before = await store.head();
      const stream = newStream('slow');
      await other.append(stream, 'no-stream', newEvents(30));
      const stop = new AbortController();
      let handling = 0;
      let overlaps = 0;
      for await (const item of store.subscribe(before, { filter: { streamPrefixes: [stream] }, signal: stop.signal })) {
        handling += 1;
        overlaps += handling - 1;
        await new Promise((resolve) => setTimeout(resolve, 1));
        handling -= 1;
        if (item.kind === 'caught-up') break;
      }
      expect(overlaps).toBe(0);
    });

    itIfCallsAreCounted(
      'a thousand subscriptions started and stopped leave nothing behind [ES-62]',
      async () => {
        const { store, harness } = given();
        for (let round = 0; round < 100; round += 1) {
          await Promise.all(
            Array.from({ length: 10 }, async () => {
              const stop = new AbortController();
              for await (const item of store.subscribe('end', { signal: stop.signal })) if (item.kind === 'caught-up') stop.abort();
            }),
          );
        }
        await eventually('no call is open', async () => (await harness.busyCalls()) === 0);
      },
      60_000,
    );
  });
}

const positionOf = (item: SubscriptionItem): string => (item.kind === 'event' ? item.event.position : item.position);
