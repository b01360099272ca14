import { setImmediate } from 'node:timers/promises';
import type { Place, RecordedEvent, SubscriptionItem } from '../store/event-store.ts';
import { markOf } from '../store/mark.ts';
import { pause } from '../concurrency/backoff.ts';

export type Batch = Place & {
  readonly events: readonly RecordedEvent[];
  readonly caughtUp: boolean;
  /** Nothing came for a while: whatever was deferred is due now, since nothing more may ever come. */
  readonly isIdle: boolean;
};

export type BatchLimits = { readonly events: number; readonly bytes: number };

const MEGABYTE = 1024 * 1024;
const DEFAULT_LIMITS: BatchLimits = { events: 1_000, bytes: 8 * MEGABYTE };

/** Between live batches: under load a few facts come together, a single one does not wait. */
const MIN_INTERVAL_MS = 8;
/** After so long without an event an empty batch follows, once. */
const IDLE_MS = 1_000;

/**
 * A batch is what arrived while the one before was processed: small at once from an idle log, large from a busy one. Reads at most one
 * batch ahead while it catches up, and none when it is live.
 */
export async function* batches(
  subscribe: (signal: AbortSignal) => AsyncIterable<SubscriptionItem>,
  signal: AbortSignal,
  limits: BatchLimits = DEFAULT_LIMITS,
  idleMs = IDLE_MS,
): AsyncGenerator<Batch, void, undefined> {
  const stop = new AbortController();
  const ahead = new ReadAhead(limits);
  const reading = ahead.fill(subscribe(AbortSignal.any([signal, stop.signal])));
  try {
    for (let batch = await ahead.take(); batch;) {
      const began = performance.now();
      yield batch;
      if (ahead.isLive && batch.events.length > 0) await pause(began + MIN_INTERVAL_MS - performance.now(), signal);
      const next = await ahead.take(idleMs);
      if (next === 'idle') yield { ...batch, events: [], caughtUp: false, isIdle: true };
      batch = next === 'idle' ? await ahead.take() : next;
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
  #isPaused = false;
  #ended = false;
  #failure: Error | null = null;
  #changed: () => void = () => undefined;

  constructor(limits: BatchLimits) {
    this.#limits = limits;
  }

  get isLive(): boolean {
    return this.#isLive;
  }

  async fill(source: AsyncIterable<SubscriptionItem>): Promise<void> {
    try {
      for await (const item of source) {
        this.#items.push(item);
        this.#bytes += bytesOf(item);
        this.#changed();
        while ((this.#isFull() || this.#isPaused) && !this.#ended) await this.#change();
        if (this.#ended) return;
      }
    } catch (error) {
      this.#failure = error instanceof Error ? error : new Error('The subscription failed', { cause: error });
    } finally {
      this.#ended = true;
      this.#changed();
    }
  }

  /** Null when the source has ended. */
  take(): Promise<Batch | null>;
  take(idleMs: number): Promise<Batch | 'idle' | null>;
  async take(idleMs?: number): Promise<Batch | 'idle' | null> {
    this.#isPaused = false;
    this.#changed();
    while (this.#items.length === 0 && !this.#ended) if (!(await this.#change(idleMs))) return 'idle';
    // Lets the rest of the page arrive.
    await setImmediate();
    if (this.#items.length === 0 && this.#failure) throw this.#failure;
    const last = this.#items.at(-1);
    if (!last) return null;
    const batch = toBatch(this.#items, last);
    this.#items = [];
    this.#bytes = 0;
    this.#isLive ||= batch.caughtUp;
    this.#isPaused = this.#isLive;
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

  /** Only one side waits at a time: `fill` when full, `take` when empty. False when nothing has changed in time. */
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

export const placeOf = (event: RecordedEvent): Place => ({ position: event.position, mark: markOf(event) });

const toBatch = (items: readonly SubscriptionItem[], last: SubscriptionItem): Batch => ({
  ...(last.kind === 'event' ? placeOf(last.event) : { position: last.position, mark: last.mark }),
  events: items.flatMap((item) => (item.kind === 'event' ? [item.event] : [])),
  caughtUp: items.some(({ kind }) => kind === 'caught-up'),
  isIdle: false,
});
