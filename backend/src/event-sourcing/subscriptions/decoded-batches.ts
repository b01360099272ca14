import type { SubscriptionItem } from '../store/event-store.ts';
import type { DecodeEvent } from '../codec/recorded-fact.ts';
import { batches } from './batches.ts';
import type { Batch, BatchLimits } from './batches.ts';
import { decodeEvents } from './decode-events.ts';
import type { DecodedEvent } from './decode-events.ts';

export type DecodedBatch = Omit<Batch, 'events'> & { readonly events: readonly DecodedEvent[] };

type DecodedBatchesOptions = {
  readonly decode: DecodeEvent;
  readonly signal: AbortSignal;
  readonly limits?: BatchLimits | undefined;
};

/**
 * While a consumer catches up, the next batch is decoded during the processing of the one before; once it is live, when asked for, with
 * everything that has arrived.
 */
export async function* decodedBatches(
  subscribe: (signal: AbortSignal) => AsyncIterable<SubscriptionItem>,
  { decode, signal, limits }: DecodedBatchesOptions,
): AsyncGenerator<DecodedBatch, void, undefined> {
  const stop = new AbortController();
  const source = batches(subscribe, AbortSignal.any([signal, stop.signal]), limits);
  const next = async (): Promise<DecodedBatch | null> => {
    const { value } = await source.next();
    if (!value) return null;
    return { ...value, events: await decodeEvents(decode, value.events) };
  };
  let isLive = false;
  try {
    for (let batch = await next(); batch;) {
      isLive ||= batch.caughtUp;
      const ahead = isLive ? null : next();
      // Awaited below, unless the consumer has left.
      ahead?.catch(() => undefined);
      yield batch;
      batch = await (ahead ?? next());
    }
  } finally {
    stop.abort();
    await source.return();
  }
}
