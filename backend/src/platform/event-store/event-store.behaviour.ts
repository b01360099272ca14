import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describeAppend } from './behaviour/append.behaviour.ts';
import { describeFaults } from './behaviour/faults.behaviour.ts';
import { describeFollowing } from './behaviour/follow.behaviour.ts';
import type { StoreHarness } from './behaviour/harness.behaviour.ts';
import { describeReading } from './behaviour/read.behaviour.ts';
import type { EventStore } from './event-store.ts';

/**
 * What every event store promises. The numbers are the cases of the design page on event stores; left out are deletion (51-53, not in
 * the port), handlers and checkpoints (46, 47, proven with the followers) and what only a cluster can show (56, 63-65).
 */
export function describeEventStore(name: string, start: () => Promise<StoreHarness>): void {
  describe(`event store: ${name}`, () => {
    let harness: StoreHarness;
    let store: EventStore;
    let other: EventStore;
    const unhandled: unknown[] = [];
    const note = (error: unknown): void => void unhandled.push(error);

    beforeAll(async () => {
      process.on('unhandledRejection', note).on('uncaughtExceptionMonitor', note);
      harness = await start();
      [store, other] = await Promise.all([harness.open(), harness.open()]);
    }, 60_000);

    afterAll(async () => {
      await Promise.all([store.close(), other.close()]);
      await harness.close();
      process.off('unhandledRejection', note).off('uncaughtExceptionMonitor', note);
    });

    describeAppend(() => ({ store, other }));
    describeReading(() => ({ store, other, harness }));
    describeFollowing(() => ({ store, other, harness }));
    describeFaults(() => ({ store, harness }));

    it('59 nothing was rejected or thrown behind the back of a caller in the whole suite', async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(unhandled).toEqual([]);
    });
  });
}
