import { afterAll, afterEach } from '@jest/globals';
import { EventStoreStandIn } from '../../../../../ops/testing/eventstore/index.ts';
import { Subscriber } from '../behaviour/harness.behaviour.ts';
import type { EventStoreDbEventStore } from './eventstoredb-event-store.ts';
import { openStore } from './harness.behaviour.ts';

/** A stand-in for the tests of one file. Faults end with each test, as subscriptions do; adapters are closed at the end. */
export async function startStandInForFaults() {
  const standIn = await EventStoreStandIn.start();
  const stores: EventStoreDbEventStore[] = [];
  const subscribers: Subscriber[] = [];

  afterEach(async () => {
    standIn.node.faults.clear();
    standIn.node.commitMs = 0;
    await Promise.all(subscribers.splice(0).map((subscriber) => subscriber.stop()));
  });
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await standIn.close();
  });

  return {
    standIn,
    open: (opener = openStore, { url }: Pick<EventStoreStandIn, 'url'> = standIn): EventStoreDbEventStore => {
      const store = opener(url);
      stores.push(store);
      return store;
    },
    subscribe: (...args: ConstructorParameters<typeof Subscriber>): Subscriber => {
      const subscriber = new Subscriber(...args);
      subscribers.push(subscriber);
      return subscriber;
    },
  };
}
