/**
 * Work on one thing, one after the other, within this process: two requests for the same stream then meet in a queue and not in a conflict.
 * Other processes are kept apart by the expected revision.
 */
export class KeyedMutex {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs the work once everything before it for the same key has ended, well or badly. */
  async runExclusive<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    this.#last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (this.#last.get(key) === mine) this.#last.delete(key);
    }
  }
}
