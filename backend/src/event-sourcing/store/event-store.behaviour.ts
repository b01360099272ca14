import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { describeAppend } from './behaviour/append.behaviour.ts';
import { describeFaults } from './behaviour/faults.behaviour.ts';
import { describeFollowing } from './behaviour/subscribe.behaviour.ts';
import type { StoreHarness, StoreTraits } from './behaviour/harness.behaviour.ts';
import { describeLargeReads, describeReading } from './behaviour/read.behaviour.ts';
import type { EventStore } from './event-store.ts';

/** The cases are about what is promised, not about how busy the machine is. */
const DEFAULT_TIMEOUT_MS = 60_000;

/**
 * What every event store promises. The numbers are the cases of the design page on event stores; left out are deletion (51-53, not in
 * the port), handlers and checkpoints (46, 47, proven with the subscriptions) and what only EventStoreDB can show (56, 63-65, beside its adapter).
 */
export function describeEventStore(name: string, start: () => Promise<StoreHarness>, traits: StoreTraits): void {
  describe(`event store: ${name}`, () => {
    jest.setTimeout(DEFAULT_TIMEOUT_MS);
    let harness: StoreHarness;
    let store: EventStore;
    let other: EventStore;
    const unhandled: unknown[] = [];
    const note = (error: unknown): void => void unhandled.push(error);

    beforeAll(async () => {
      process.on('unhandledRejection', note).on('uncaughtExceptionMonitor', note);
      harness = await start();
      [store, other] = await Promise.all([harness.open(), harness.open()]);
    });

    afterAll(async () => {
      await Promise.all([store.close(), other.close()]);
      await harness.close();
      process.off('unhandledRejection', note).off('uncaughtExceptionMonitor', note);
    });

    describeAppend(() => ({ store, other }), traits);
    describeReading(() => ({ store, other, harness }), traits);
    describeFollowing(() => ({ store, other, harness }), traits);
    describeFaults(() => ({ store, harness }), traits);
    describeLargeReads(() => ({ store, other, harness }));

    it('nothing was rejected or thrown behind the back of a caller in the whole suite', async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(unhandled).toEqual([]);
    });
  });
}
