import { setImmediate as arrivals } from 'node:timers/promises';

/**
 * Joins everything that is asked for at the same moment into one question: requests that came in together share their way to the database.
 * It is put after the last of them asked, so nobody hears an older answer than alone. An answer left out is undefined.
 */
export class BatchLoader<T, Key = string> {
  readonly #loadAll: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, T>>;
  #next: { readonly keys: Set<Key>; readonly answers: Promise<ReadonlyMap<Key, T>> } | null = null;

  constructor(loadAll: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, T>>) {
    this.#loadAll = loadAll;
  }

  async load(key: Key): Promise<T | undefined> {
    this.#next ??= this.#gather();
    const { keys, answers } = this.#next;
    keys.add(key);
    return (await answers).get(key);
  }

  #gather() {
    const keys = new Set<Key>();
    // After everything that has arrived on any connection was looked at.
    const answers = arrivals().then(() => {
      this.#next = null;
      return this.#loadAll([...keys]);
    });
    return { keys, answers };
  }
}
