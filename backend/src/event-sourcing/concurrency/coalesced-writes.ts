import { withTimeout } from './with-timeout.ts';

type Batch<Item, Result> = {
  working: number;
  isClosed: boolean;
  readonly items: Item[];
  readonly close: () => void;
  readonly written: Promise<Result>;
};

/**
 * Work of one key that goes on at the same time is written down once, with an item of each, when the last of it has ended. Nobody waits for
 * others longer than `maxWaitMs`: what has ended by then is written, and the rest makes a batch of its own. Work that fails leaves no item.
 */
export class CoalescedWrites<Item, Result> {
  readonly #write: (key: string, items: readonly Item[]) => Promise<Result>;
  readonly #maxWaitMs: number;
  readonly #batches = new Map<string, Batch<Item, Result>>();

  constructor(write: (key: string, items: readonly Item[]) => Promise<Result>, maxWaitMs: number) {
    this.#write = write;
    this.#maxWaitMs = maxWaitMs;
  }

  /** Ends once the item is written. */
  async during<T>(key: string, work: () => Promise<T>, itemOf: (outcome: T) => Item): Promise<{ outcome: T; result: Result }> {
    const begun = this.#join(key);
    const outcome = await work().catch((error: unknown) => {
      this.#leave(begun);
      throw error;
    });
    // The one it began in may have been written meanwhile.
    const batch = this.#batches.get(key) === begun ? begun : this.#join(key);
    batch.items.push(itemOf(outcome));
    this.#leave(batch);
    return { outcome, result: await withTimeout(batch.written, this.#maxWaitMs, () => (batch.close(), batch.written)) };
  }

  #join(key: string): Batch<Item, Result> {
    const batch = this.#batches.get(key) ?? this.#open(key);
    batch.working += 1;
    return batch;
  }

  #leave(batch: Batch<Item, Result>): void {
    batch.working -= 1;
    if (batch.working === 0) batch.close();
  }

  #open(key: string): Batch<Item, Result> {
    const items: Item[] = [];
    const { promise: written, resolve } = Promise.withResolvers<Result>();
    const close = (): void => {
      if (this.#batches.get(key) === batch) this.#batches.delete(key);
      // When all of it failed there is nothing to write, and nobody waits.
      if (items.length > 0 && !batch.isClosed) resolve(this.#write(key, items));
      batch.isClosed = true;
    };
    const batch: Batch<Item, Result> = { working: 0, isClosed: false, items, close, written };
    this.#batches.set(key, batch);
    return batch;
  }
}
