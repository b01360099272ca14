import { afterAll, beforeAll, describe } from '@jest/globals';
import { describeAppend } from './behaviour/append.behaviour.ts';
import { describeFaults } from './behaviour/faults.behaviour.ts';
import { describeSubscriptions } from './behaviour/subscribe.behaviour.ts';
import type { StoreHarness, StoreTraits } from './behaviour/harness.behaviour.ts';
import { describeLargeReads, describeReading } from './behaviour/read.behaviour.ts';
import { describeGoingBack } from './behaviour/went-back.behaviour.ts';
import { itHandlesEveryRejection } from './behaviour/unhandled.behaviour.ts';
import type { EventStore } from './event-store.ts';

/**
 * What every event store promises. The cases of handlers and checkpoints (ES-46, ES-47) are with the projections, those that only
 * EventStoreDB can show (ES-50, ES-52, ES-56, ES-63 to ES-65) beside its adapter. The port has no deletion (ES-51) and no limit of a
 * stream (ES-53).
 */
export function describeEventStore(name: string, start: () => Promise<StoreHarness>, traits: StoreTraits): void {
  describe(`event store: ${name}`, () => {
    let harness: StoreHarness;
    let store: EventStore;
    let other: EventStore;

    beforeAll(async () => {
      harness = await start();
      [store, other] = await Promise.all([harness.open(), harness.open()]);
    });

    afterAll(async () => {
      await Promise.all([store.close(), other.close()]);
      await harness.close();
    });

    describeAppend(() => ({ store, other }), traits);
    describeReading(() => ({ store, other, harness }), traits);
    describeSubscriptions(() => ({ store, other, harness }), traits);
    describeFaults(() => ({ store, harness }), traits);
    describeGoingBack(() => ({ store, other, harness }), traits);
    describeLargeReads(() => ({ store, other, harness }));
    itHandlesEveryRejection();
  });
}
