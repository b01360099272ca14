import type { Position, RecordedEvent, SubscriptionItem } from '../event-store.ts';

export type Batch = {
  readonly events: readonly RecordedEvent[];
  /** Everything up to here is in this batch or before it. */
  readonly position: Position;
  /** Whether history ended within this batch. */
  readonly caughtUp: boolean;
};

export type BatchLimits = { readonly events: number; readonly bytes: number };

const MEGABYTE = 1024 * 1024;
export const DEFAULT_LIMITS: BatchLimits = { events: 500, bytes: 8 * MEGABYTE };

/**
 * Groups a subscription into batches: each is what arrived while the one before was digested, so a quiet log gives small batches at
 * once and a busy one large batches. Reads ahead by one batch at most.
 */
export async function* batches(
  subscribe: (signal: AbortSignal) => AsyncIterable<SubscriptionItem>,
  signal: AbortSignal,
  limits: BatchLimits = DEFAULT_LIMITS,
): AsyncGenerator<Batch, void, undefined> {
  const stop = new AbortController();
  const ahead = new ReadAhead(limits);
  const reading = ahead.fill(subscribe(AbortSignal.any([signal, stop.signal])));
  try {
    for (let batch = await ahead.take(); batch; batch = await ahead.take()) yield batch;
  } finally {
    stop.abort();
    ahead.abandon();
    await reading;
  }
}

class ReadAhead {
  readonly #limits: BatchLimits;
  #items: SubscriptionItem[] = [];
  #bytes = 0;
  #ended = false;
  #failure: unknown = null;
  #changed: () => void = () => undefined;

  constructor(limits: BatchLimits) {
    this.#limits = limits;
  }

  async fill(source: AsyncIterable<SubscriptionItem>): Promise<void> {
    try {
      for await (const item of source) {
        this.#items.push(item);
        this.#bytes += bytesOf(item);
        this.#changed();
        while (this.#isFull() && !this.#ended) await this.#change();
        if (this.#ended) return;
      }
    } catch (error) {
      this.#failure = error;
    } finally {
      this.#ended = true;
      this.#changed();
    }
  }

  /** What has arrived, as soon as there is anything; null when the source has ended. */
  async take(): Promise<Batch | null> {
    while (this.#items.length === 0 && !this.#ended) await this.#change();
    if (this.#items.length === 0 && this.#failure) throw this.#failure as Error;
    if (this.#items.length === 0) return null;
    const items = this.#items;
    this.#items = [];
    this.#bytes = 0;
    this.#changed();
    return toBatch(items);
  }

  abandon(): void {
    this.#ended = true;
    this.#changed();
  }

  #isFull(): boolean {
    return this.#items.length >= this.#limits.events || this.#bytes >= this.#limits.bytes;
  }

  /** One of the two sides waits here at a time: the filler when full, the taker when empty. */
  #change(): Promise<void> {
    return new Promise((resolve) => (this.#changed = resolve));
  }
}

const bytesOf = (item: SubscriptionItem): number => (item.kind === 'event' ? (item.event.sealed?.length ?? 0) : 0);

const toBatch = (items: readonly SubscriptionItem[]): Batch => {
  const last = items.at(-1)!;
  return {
    events: items.flatMap((item) => (item.kind === 'event' ? [item.event] : [])),
    position: last.kind === 'event' ? last.event.position : last.position,
    caughtUp: items.some(({ kind }) => kind === 'caught-up'),
  };
};
