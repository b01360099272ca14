import { describe, expect, it } from '@jest/globals';
import { all, eventually, failure, idsOf, newEvent, newEvents, newStream } from '../behaviour/harness.behaviour.ts';
import { itHandlesEveryRejection } from '../behaviour/unhandled.behaviour.ts';
import { AccessDenied, StoreUnavailable } from '../event-store.ts';
import { openWithShortTimeouts } from './harness.behaviour.ts';
import { startStandInForFaults } from './stand-in-for-faults.behaviour.ts';
import { patient } from '../../../../../ops/testing/machine/patience.ts';

const { standIn, open, subscribe } = await startStandInForFaults();
const store = open();

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
    const hasty = open(openWithShortTimeouts);
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
    const subscriber = subscribe(store, 'start', { filter: { types: ['SuiteEvent'] } });
    await eventually('it has caught up', () => subscriber.count('caught-up') === 1);
  });
});

describe('what is left behind', () => {
  it('neither reads that stop early nor failed ones leave calls in the client [ES-29]', async () => {
    const stream = newStream();
    await store.append(stream, 'no-stream', newEvents(50));
    for (let n = 0; n < 100; n += 1) {
      for await (const event of store.readStream(stream)) if (event.revision === n % 3) break;
      await store.head();
    }
    await eventually('nothing is open', () => standIn.node.openReads === 0);
    const before = performance.now();
    const another = open();
    for await (const _ of another.readAll('start')) break;
    await another.head();
    await another.close();
    expect(performance.now() - before).toBeLessThan(patient(15_000));
  });

  it('a closed adapter refuses work', async () => {
    const closed = open();
    await closed.append(newStream(), 'any', [newEvent()]);
    await closed.close();
    expect(await failure(closed.append(newStream(), 'any', [newEvent()]))).toBeInstanceOf(StoreUnavailable);
    expect(await failure(closed.head())).toBeInstanceOf(StoreUnavailable);
    expect(await failure(all(closed.readStream(newStream())))).toBeInstanceOf(StoreUnavailable);
  });
});

itHandlesEveryRejection();
