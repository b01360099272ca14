import { describe, expect, it } from '@jest/globals';
import { EventStoreStandIn } from '../../../../../ops/testing/eventstore/index.ts';
import { eventually, failure, type Subscriber, idsOf, newEvent, newEvents, newStream } from '../behaviour/harness.behaviour.ts';
import { itHandlesEveryRejection } from '../behaviour/unhandled.behaviour.ts';
import { AccessDenied, type EventStore, hasLogGoneBack, PositionBeyondEnd } from '../event-store.ts';
import { openStore, openWithShortTimeouts } from './harness.behaviour.ts';
import { startStandInForFaults } from './stand-in-for-faults.behaviour.ts';

const { standIn, open, subscribe } = await startStandInForFaults();
const store = open();

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
    ['is ended by the server without a word', 'ES-44', () => standIn.endSubscriptions()],
    ['is cancelled', 'ES-43', () => standIn.failSubscriptions('CANCELLED')],
    ['is dropped as too slow', 'ES-43', () => standIn.failSubscriptions('ABORTED')],
    ['loses its node', 'ES-43', () => standIn.failSubscriptions('UNAVAILABLE')],
    ['meets an inner error', 'ES-43', () => standIn.failSubscriptions('INTERNAL')],
  ])('that %s goes on by itself [%s]', async (_, __, strike) => {
    const stream = newStream('live');
    const subscriber = await live(stream);
    const first = await written(stream, 2);
    strike();
    const rest = await written(stream, 4);
    await eventually('all are there', () => subscriber.events.length >= 6);
    expect(idsOf(subscriber.events)).toEqual([...first, ...rest]);
    expect(subscriber.count('caught-up')).toBe(1);
  });

  it('whose server is killed and comes back goes on, and appends do [ES-43]', async () => {
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

  it('that was accepted and then forgotten is noticed [ES-50]', async () => {
    standIn.node.faults.next('subscribe', { kind: 'silent' });
    const stream = newStream('silent');
    const subscriber = await live(stream);
    const ids = await written(stream, 3);
    await eventually('all are there', () => subscriber.events.length === 3);
    expect(idsOf(subscriber.events)).toEqual(ids);
  });

  it('that is never confirmed is noticed [ES-50]', async () => {
    standIn.node.faults.next('subscribe', { kind: 'hang' });
    const stream = newStream('unconfirmed');
    const subscriber = subscribe(open(openWithShortTimeouts), await store.head(), { filter: { streamPrefixes: [stream] } });
    await eventually('it has caught up', () => subscriber.count('caught-up') === 1);
    const ids = await written(stream, 3);
    await eventually('all are there', () => subscriber.events.length === 3);
    expect(idsOf(subscriber.events)).toEqual(ids);
  });

  it('that is refused when it wants to go live gives up [ES-57]', async () => {
    const own = await EventStoreStandIn.start();
    own.node.faults.next('subscribe', { kind: 'status', code: 'PERMISSION_DENIED' });
    const subscriber = subscribe(open(openStore, own), 'end');
    await eventually('it gives up', () => subscriber.failure instanceof AccessDenied);
    await own.close();
  });

  it('that is refused while it catches up gives up [ES-57]', async () => {
    const own = await EventStoreStandIn.start();
    own.node.faults.next('read', { kind: 'status', code: 'PERMISSION_DENIED' });
    const subscriber = subscribe(open(openStore, own), 'start');
    await eventually('it gives up', () => subscriber.failure instanceof AccessDenied);
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
    const subscriber = subscribe(open(openStore, own), 'start');
    await eventually('it has caught up', () => subscriber.count('caught-up') === 1);
    await store.append(newStream(), 'any', newEvents(3));
    expect(await failure(drain(store, '999999999/999999999'))).toBeInstanceOf(PositionBeyondEnd);
    expect(await failure(drain(store, '42'))).toBeInstanceOf(PositionBeyondEnd);
    const second = open(openStore, own);
    await second.append(newStream(), 'any', newEvents(5));
    await eventually('it has them', () => subscriber.events.length === 5);
    own.kill();
    const empty = await EventStoreStandIn.start({ port: own.port });
    await eventually('it stops', () => subscriber.failure instanceof PositionBeyondEnd);
    await empty.close();
  });

  it('on a log that was restored and grows past what was seen leaves nothing out: it stops', async () => {
    const own = await EventStoreStandIn.start();
    const { log } = own.node;
    const writer = open(openStore, own);
    await writer.append(newStream(), 'any', newEvents(2));
    const subscriber = subscribe(open(openStore, own), 'start');
    await eventually('it is live', () => own.subscriptions.count > 0 && subscriber.events.length === 2);
    own.kill();
    log.cut(1);
    await own.start();
    // It subscribes again, or has seen by itself that it may not.
    await eventually('it looks again', () => own.subscriptions.count > 0 || subscriber.failure !== null);
    await writer.append(newStream(), 'any', newEvents(5));
    await eventually('it stops', () => subscriber.failure !== null);
    expect([hasLogGoneBack(subscriber.failure), subscriber.events.length]).toEqual([true, 2]);
    await own.close();
  });
});

async function drain(store: EventStore, after: string): Promise<void> {
  for await (const item of store.subscribe(after, { signal: AbortSignal.timeout(10_000) })) if (item.kind === 'caught-up') return;
}

itHandlesEveryRejection();
