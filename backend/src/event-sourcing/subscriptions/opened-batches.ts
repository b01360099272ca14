import type { SubscriptionItem } from '../store/event-store.ts';
import type { OpenEvent } from '../codec/recorded-fact.ts';
import { batches } from './batches.ts';
import type { Batch, BatchLimits } from './batches.ts';
import { openEvents } from './open-events.ts';
import type { Opened } from './open-events.ts';

/** A batch with those of its events opened that are of the wanted types. */
export type OpenedBatch = Omit<Batch, 'events'> & { readonly opened: readonly Opened[] };

export type OpenedBatchesOptions = {
  readonly open: OpenEvent;
  readonly types: readonly string[];
  readonly signal: AbortSignal;
  readonly limits?: BatchLimits | undefined;
};

/**
 * Batches whose facts are open. In history the next batch is opened while its consumer waits for the database to take the one before;
 * at the end of the log each is opened when it is asked for, with everything that has come until then.
 */
export async function* openedBatches(
  subscribe: (signal: AbortSignal) => AsyncIterable<SubscriptionItem>,
  { open, types, signal, limits }: OpenedBatchesOptions,
): AsyncGenerator<OpenedBatch, void, undefined> {
  const stop = new AbortController();
  const source = batches(subscribe, AbortSignal.any([signal, stop.signal]), limits);
  const wanted = new Set(types);
  const next = async (): Promise<OpenedBatch | null> => {
    const { value } = await source.next();
    if (!value) return null;
    const { events, ...rest } = value;
    const opened = events.filter(({ type }) => wanted.has(type));
    return { ...rest, opened: await openEvents(open, opened) };
  };
  let isLive = false;
  try {
    for (let batch = await next(); batch;) {
      isLive ||= batch.caughtUp;
      const ahead = isLive ? null : next();
      // Told to whoever waits for it, and to nobody when the consumer has left.
      ahead?.catch(() => undefined);
      yield batch;
      batch = await (ahead ?? next());
    }
  } finally {
    stop.abort();
    await source.return();
  }
}
