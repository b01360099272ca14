import { setImmediate } from 'node:timers/promises';
import type { Position, RecordedEvent, SubscriptionItem } from '../store/event-store.ts';
import { pause } from '../concurrency/backoff.ts';

export type Batch = {
  readonly events: readonly RecordedEvent[];
  /** Everything up to here is in this batch or before it. */
  readonly position: Position;
  /** Whether history ended within this batch. */
  readonly caughtUp: boolean;
};

export type BatchLimits = { readonly events: number; readonly bytes: number };

const MEGABYTE = 1024 * 1024;
export const DEFAULT_LIMITS: BatchLimits = { events: 1_000, bytes: 8 * MEGABYTE };

/** At the end of the log, batches begin no closer to each other than this: under load a few facts come together, a lone one does not wait. */
const PACE_MS = 8;
/** After a log has been quiet for this long, one empty batch says so: time to write down what could wait. */
const QUIET_MS = 1_000;

/**
 * Groups a subscription into batches: each is what arrived while the one before was processed, so a quiet log gives small batches at
 * once and a busy one large batches. Reads history ahead by one batch at most; at the end of the log it reads when it is needed.
 */
export async function* batches(
  subscribe: (signal: AbortSignal) => AsyncIterable<SubscriptionItem>,
  signal: AbortSignal,
  limits: BatchLimits = DEFAULT_LIMITS,
  quietMs = QUIET_MS,
): AsyncGenerator<Batch, void, undefined> {
  const stop = new AbortController();
  const ahead = new ReadAhead(limits);
  const reading = ahead.fill(subscribe(AbortSignal.any([signal, stop.signal])));
  try {
    for (let batch = await ahead.take(); batch;) {
      const began = performance.now();
      yield batch;
      if (ahead.isLive) await pause(began + PACE_MS - performance.now(), signal);
      const next = await ahead.take(quietMs);
      if (next === 'quiet') yield { events: [], position: batch.position, caughtUp: false };
      batch = next === 'quiet' ? await ahead.take() : next;
    }
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
  #isLive = false;
  #isResting = false;
  #ended = false;
  #failure: unknown = null;
  #changed: () => void = () => undefined;

  constructor(limits: BatchLimits) {
    this.#limits = limits;
  }

  /** Whether history has come to its end. */
  get isLive(): boolean {
    return this.#isLive;
  }

  async fill(source: AsyncIterable<SubscriptionItem>): Promise<void> {
    try {
      for await (const item of source) {
        this.#items.push(item);
        this.#bytes += bytesOf(item);
        this.#changed();
        while ((this.#isFull() || this.#isResting) && !this.#ended) await this.#change();
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
  take(): Promise<Batch | null>;
  take(quietMs: number): Promise<Batch | 'quiet' | null>;
  async take(quietMs?: number): Promise<Batch | 'quiet' | null> {
    this.#isResting = false;
    this.#changed();
    while (this.#items.length === 0 && !this.#ended) if (!(await this.#change(quietMs))) return 'quiet';
    // The rest of the page that brought the first of them.
    await setImmediate();
    if (this.#items.length === 0 && this.#failure) throw this.#failure as Error;
    if (this.#items.length === 0) return null;
    const batch = toBatch(this.#items);
    this.#items = [];
    this.#bytes = 0;
    this.#isLive ||= batch.caughtUp;
    this.#isResting = this.#isLive;
    this.#changed();
    return batch;
  }

  abandon(): void {
    this.#ended = true;
    this.#changed();
  }

  #isFull(): boolean {
    return this.#items.length >= this.#limits.events || this.#bytes >= this.#limits.bytes;
  }

  /** One of the two sides waits here at a time: the filler when full, the taker when empty. False when nothing has changed in time. */
  #change(withinMs?: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = withinMs === undefined ? undefined : setTimeout(() => resolve(false), withinMs);
      this.#changed = () => {
        clearTimeout(timer);
        resolve(true);
      };
    });
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
