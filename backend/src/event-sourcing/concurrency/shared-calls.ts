import { KeyedMutex } from './keyed-mutex.ts';

/**
 * Calls for the same thing share the next run that has not begun: nobody gets what was read before they asked. One run at a time, so that a
 * hundred callers cost two runs.
 */
export class SharedCalls<T> {
  readonly #waiting = new Map<string, Promise<T>>();
  readonly #mutex = new KeyedMutex();

  run(key: string, work: () => Promise<T>): Promise<T> {
    const waiting = this.#waiting.get(key);
    if (waiting) return waiting;
    const mine = this.#mutex.runExclusive(key, () => {
      this.#waiting.delete(key);
      return work();
    });
    this.#waiting.set(key, mine);
    return mine;
  }
}
