import { setImmediate, setTimeout as sleep } from 'node:timers/promises';

type Lane = { running: number; readonly waiting: (() => void)[] };

/**
 * So many of a key at once; the others wait, so many at the most. Between one that ends and the next, other work of the process has its turn,
 * for `pauseMs` by each that waits: whoever asks for much leaves more room to others.
 */
export class KeyedSemaphore {
  readonly #atOnce: number;
  readonly #maxWaiting: number;
  readonly #pauseMs: number;
  readonly #lanes = new Map<string, Lane>();

  constructor(atOnce: number, maxWaiting: number, pauseMs = 0) {
    this.#atOnce = atOnce;
    this.#maxWaiting = maxWaiting;
    this.#pauseMs = pauseMs;
  }

  /** Null when too many wait already; else `leave` is due, once, after `entered`. */
  enter(key: string): { readonly entered: Promise<void>; leave(): void } | null {
    const lane = this.#lanes.get(key) ?? { running: 0, waiting: [] };
    if (lane.waiting.length >= this.#maxWaiting) return null;
    this.#lanes.set(key, lane);
    const leave = (): void => void this.#leave(key, lane);
    if (lane.running >= this.#atOnce) return { entered: new Promise((resolve) => lane.waiting.push(resolve)), leave };
    lane.running += 1;
    return { entered: Promise.resolve(), leave };
  }

  async #leave(key: string, lane: Lane): Promise<void> {
    const pauseMs = lane.waiting.length * this.#pauseMs;
    await (pauseMs > 0 ? sleep(pauseMs) : setImmediate());
    const next = lane.waiting.shift();
    if (next) return next();
    lane.running -= 1;
    if (lane.running === 0) this.#lanes.delete(key);
  }
}
