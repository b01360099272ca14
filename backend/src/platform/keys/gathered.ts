/** Joins everything that is asked for at the same moment into one question. An answer left out is undefined. */
export class Gathered<T> {
  readonly #askAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>;
  #next: { readonly keys: Set<string>; readonly answers: Promise<ReadonlyMap<string, T>> } | null = null;

  constructor(askAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>) {
    this.#askAll = askAll;
  }

  async ask(key: string): Promise<T | undefined> {
    this.#next ??= this.#gather();
    const { keys, answers } = this.#next;
    keys.add(key);
    return (await answers).get(key);
  }

  #gather() {
    const keys = new Set<string>();
    // After everybody who asks right now has asked.
    const answers = Promise.resolve().then(() => {
      this.#next = null;
      return this.#askAll([...keys]);
    });
    return { keys, answers };
  }
}
