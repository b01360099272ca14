/**
 * So many at once, each kind in its order. What can wait comes after the rest and never takes the last place, so that somebody who asks for
 * much keeps nobody else waiting. (Of one place alone it takes that.)
 */
export class Limiter {
  #free: number;
  #freeForLater: number;
  readonly #waiting: (() => void)[] = [];
  readonly #waitingLater: (() => void)[] = [];

  constructor(limit: number) {
    this.#free = limit;
    this.#freeForLater = Math.max(1, limit - 1);
  }

  async run<T>(task: () => Promise<T>, { canWait = false } = {}): Promise<T> {
    await new Promise<void>((resolve) => {
      (canWait ? this.#waitingLater : this.#waiting).push(resolve);
      this.#beginNext();
    });
    try {
      return await task();
    } finally {
      this.#free += 1;
      if (canWait) this.#freeForLater += 1;
      this.#beginNext();
    }
  }

  #beginNext(): void {
    if (this.#free === 0) return;
    const next = this.#waiting.shift();
    const begin = next ?? (this.#freeForLater > 0 ? this.#waitingLater.shift() : undefined);
    if (!begin) return;
    this.#free -= 1;
    if (!next) this.#freeForLater -= 1;
    begin();
  }
}
