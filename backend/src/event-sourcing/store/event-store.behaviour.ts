import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { describeAppend } from './behaviour/append.behaviour.ts';
import { describeFaults } from './behaviour/faults.behaviour.ts';
import { describeFollowing } from './behaviour/subscribe.behaviour.ts';
import type { StoreHarness, StoreTraits } from './behaviour/harness.behaviour.ts';
import { describeLargeReads, describeReading } from './behaviour/read.behaviour.ts';
import type { EventStore } from './event-store.ts';

const DEFAULT_TIMEOUT_MS = 60_000;

/**
 * What every event store promises. ES-46 and 47 are proven with the subscriptions, 56 and 63-65 beside the EventStoreDB adapter; 51-53
 * are about deletion, which the port does not have.
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
