import { setImmediate } from 'node:timers/promises';

/**
 * Loads what is asked for at the same moment with one query, which starts after the last call: nobody gets an older value than by a query
 * of their own. A missing key is undefined.
 */
export class BatchLoader<T, Key = string> {
  readonly #loadAll: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, T>>;
  #next: { readonly keys: Set<Key>; readonly answers: Promise<ReadonlyMap<Key, T>> } | null = null;

  constructor(loadAll: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, T>>) {
    this.#loadAll = loadAll;
  }

  async load(key: Key): Promise<T | undefined> {
    this.#next ??= this.#startBatch();
    const { keys, answers } = this.#next;
    keys.add(key);
    return (await answers).get(key);
  }

  #startBatch() {
    const keys = new Set<Key>();
    // After all pending I/O callbacks, so that requests which arrived together share the query.
    const answers = setImmediate().then(() => {
      this.#next = null;
      return this.#loadAll([...keys]);
    });
    return { keys, answers };
  }
}
