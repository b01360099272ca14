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

  /** Begins at once when there is a place. */
  async run<T>(task: () => Promise<T>, { canWait = false } = {}): Promise<T> {
    if (this.#hasPlace(canWait)) this.#take(canWait);
    else await new Promise<void>((resolve) => (canWait ? this.#waitingLater : this.#waiting).push(resolve));
    try {
      return await task();
    } finally {
      this.#free += 1;
      if (canWait) this.#freeForLater += 1;
      this.#handOn();
    }
  }

  #hasPlace(canWait: boolean): boolean {
    return this.#free > 0 && (!canWait || this.#freeForLater > 0);
  }

  #take(canWait: boolean): void {
    this.#free -= 1;
    if (canWait) this.#freeForLater -= 1;
  }

  #handOn(): void {
    const canWait = this.#waiting.length === 0;
    if (!this.#hasPlace(canWait)) return;
    const begin = (canWait ? this.#waitingLater : this.#waiting).shift();
    if (!begin) return;
    this.#take(canWait);
    begin();
  }
}
