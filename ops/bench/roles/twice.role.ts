import { randomUUID } from 'node:crypto';
import { serve } from '../kit/role.ts';
import { builtModule } from '../product/built-module.ts';

const { EVENTSTORE_URL: url = '' } = process.env;
const { EventStoreDbEventStore } = await builtModule<
  typeof import('../../../backend/src/event-sourcing/store/eventstoredb/eventstoredb-event-store.ts')
>('event-sourcing/store/eventstoredb/eventstoredb-event-store');
// As two processes of the product: within one, the second waits for the first.
const stores = [new EventStoreDbEventStore({ url }), new EventStoreDbEventStore({ url })];

const timed = async (work: Promise<unknown>): Promise<number> => {
  const begin = performance.now();
  await work;
  return performance.now() - begin;
};

const methods = {
  /** Milliseconds until both know that it is stored. */
  appendTwice: async (): Promise<number> => {
    const stream = `bench-${randomUUID()}`;
    const event = { id: randomUUID(), type: 'BenchEventWritten', data: {}, metadata: {}, sealed: null };
    const [first, second] = await Promise.all(stores.map((store) => timed(store.append(stream, 'no-stream', [event]))));
    const stored = await Array.fromAsync(stores[0]!.readStream(stream));
    if (stored.length !== 1) throw new Error(`It was stored ${stored.length} times`);
    return Math.max(first!, second!);
  },
};

export type TwiceRole = typeof methods;
serve(methods);
