import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { AccessDenied, OutcomeUnknown, StoreUnavailable } from '../event-store.ts';
import type { EventStore } from '../event-store.ts';
import { FaultProxy } from './fault-proxy.behaviour.ts';
import { all, eventually, failure, Subscriber, idsOf, newEvent, newEvents, newStream } from './harness.behaviour.ts';
import type { StoreHarness, StoreTraits } from './harness.behaviour.ts';

type Given = { readonly store: EventStore; readonly harness: StoreHarness };

/** For a caller who sends again what the store could not take. */
function refusedForNow(error: unknown): false {
  if (error instanceof StoreUnavailable || error instanceof OutcomeUnknown) return false;
  throw error;
}

export function describeFaults(given: () => Given, { refusesLogins }: Pick<StoreTraits, 'refusesLogins'>): void {
  describe('faults', () => {
    const cleanups: (() => Promise<unknown>)[] = [];
    afterEach(async () => {
      for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
    });

    const faulty = async (): Promise<{ readonly store: EventStore; readonly proxy: FaultProxy }> => {
      const proxy = await FaultProxy.to(given().harness.server);
      cleanups.push(() => proxy.close());
      const store = await given().harness.open(proxy.address);
      cleanups.push(() => store.close());
      return { store, proxy };
    };

    const subscribeLive = async (store: EventStore, stream: string): Promise<Subscriber> => {
      const subscription = new Subscriber(store, await given().store.head(), { filter: { streamPrefixes: [stream] } });
      cleanups.push(() => subscription.stop());
      await eventually('it has caught up', () => subscription.count('caught-up') === 1);
      return subscription;
    };

    it('a reply that was lost between commit and answer: the append is there once and the caller learns where [ES-22]', async () => {
      const { store, proxy } = await faulty();
      const stream = newStream();
      await store.append(stream, 'no-stream', [newEvent()]);
      const events = newEvents(2);
      proxy.mute(true);
      const appending = store.append(stream, 0, events);
      await eventually('it is stored', async () => (await all(given().store.readStream(stream))).length === 3);
      proxy.reset();
      proxy.mute(false);
      expect(await appending).toMatchObject({ revision: 2 });
      expect(idsOf(await all(given().store.readStream(stream, { from: 1 })))).toEqual(idsOf(events));
    });

    it('the caller who was told nothing may send the same append again [ES-22]', async () => {
      const { store, proxy } = await faulty();
      const stream = newStream();
      await store.append(newStream(), 'no-stream', [newEvent()]);
      const event = newEvent();
      proxy.mute(true);
      expect(await failure(store.append(stream, 'no-stream', [event]))).toBeInstanceOf(OutcomeUnknown);
      proxy.reset();
      proxy.mute(false);
      expect(await given().store.append(stream, 'no-stream', [event])).toMatchObject({ revision: 0 });
      expect(await all(given().store.readStream(stream))).toHaveLength(1);
    });

    it.each([
      ['broken', 'ES-43', (proxy: FaultProxy) => proxy.reset()],
      ['ended', 'ES-44', (proxy: FaultProxy) => proxy.end()],
      ['silent for ever', 'ES-45', (proxy: FaultProxy) => proxy.freeze()],
    ])('a subscription whose connection is %s goes on by itself and loses nothing [%s]', async (_, __, strike) => {
      const { store, proxy } = await faulty();
      const stream = newStream('struck');
      const subscription = await subscribeLive(store, stream);
      const written = newEvents(6);
      for (const event of written) {
        await given().store.append(stream, 'any', [event]);
        if (event === written[2]) strike(proxy);
      }
      await eventually('all are there', () => subscription.events.length >= written.length, given().harness.silenceBoundMs);
      expect([...new Set(idsOf(subscription.events))]).toEqual(idsOf(written));
      expect(subscription.failure).toBeNull();
      const last = newEvent();
      await eventually('it takes appends', () => store.append(stream, 'any', [last]).then(() => true, refusedForNow));
    });

    it('the server is away for a while: history read through it fails, the subscription waits [ES-43]', async () => {
      const { store, proxy } = await faulty();
      const stream = newStream('away');
      const subscription = await subscribeLive(store, stream);
      await proxy.refuse();
      const event = newEvent();
      await given().store.append(stream, 'no-stream', [event]);
      expect(await failure(all(store.readStream(stream)))).toBeInstanceOf(StoreUnavailable);
      await proxy.accept();
      await eventually('the event is there', () => subscription.has(event.id));
    });

    it('a store that is down at the start is reported, and used once it is there [ES-54]', async () => {
      const { store, proxy } = await faulty();
      await proxy.refuse();
      const event = newEvent();
      const stream = newStream();
      expect(await failure(store.ping())).toBeInstanceOf(StoreUnavailable);
      // On a slow machine the attempt may end while it still waits for a connection: then the outcome counts as unknown.
      expect(refusedForNow(await failure(store.append(stream, 'no-stream', [event])))).toBe(false);
      await proxy.accept();
      expect(await store.append(stream, 'no-stream', [event])).toMatchObject({ revision: 0 });
      await store.ping();
    });

    it('an append without an answer ends in time, with the outcome unknown [ES-55]', async () => {
      const { store, proxy } = await faulty();
      await store.append(newStream(), 'no-stream', [newEvent()]);
      proxy.mute(true);
      const before = Date.now();
      const errors = await Promise.all(Array.from({ length: 5 }, () => failure(store.append(newStream(), 'no-stream', [newEvent()]))));
      expect(Date.now() - before).toBeLessThan(given().harness.answerBoundMs);
      expect(errors.every((error) => error instanceof OutcomeUnknown || error instanceof StoreUnavailable)).toBe(true);
      expect(errors[0]).toBeInstanceOf(OutcomeUnknown);
      proxy.reset();
      proxy.mute(false);
      expect(await store.append(newStream(), 'no-stream', [newEvent()])).toMatchObject({ revision: 0 });
    });

    (refusesLogins ? it : it.skip)('a refused login is reported [ES-57]', async () => {
      const store = await given().harness.openDenied();
      const refused = async (call: () => Promise<unknown>) => (await failure(call())) instanceof AccessDenied;
      await eventually('an append is refused', () => refused(() => store.append(newStream(), 'any', [newEvent()])));
      await eventually('a read is refused', () => refused(() => all(store.readAll('start'))));
      const subscription = new Subscriber(store, 'start');
      await eventually('the subscription gives up', () => subscription.failure instanceof AccessDenied);
      await store.close();
    });

    it('of two adapters in one process one loses its server, the other does not notice [ES-58]', async () => {
      const [one, two] = [await faulty(), await faulty()];
      const stream = newStream();
      for (let round = 0; round < 20; round += 1) {
        const doomed = one.store.append(newStream(), 'no-stream', [newEvent()]);
        const healthy = two.store.append(stream, round === 0 ? 'no-stream' : round - 1, [newEvent()]);
        one.proxy.reset();
        await Promise.allSettled([doomed]);
        expect(await healthy).toMatchObject({ revision: round });
      }
    });

    it('a process that closes its adapter exits by itself [ES-60]', async () => {
      expect(await given().harness.runProcess()).toBe(0);
    });

    it('a clock that is 30 s behind changes nothing [ES-61]', async () => {
      const now = Date.now.bind(Date);
      const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() - 30_000);
      const { store } = await faulty();
      const stream = newStream();
      expect(await store.append(stream, 'no-stream', newEvents(2))).toMatchObject({ revision: 1 });
      clock.mockRestore();
      expect(Math.abs(Date.parse((await all(store.readStream(stream)))[0]!.recordedAt) - Date.now())).toBeLessThan(60_000);
    });
  });
}
