import { setTimeout as sleep } from 'node:timers/promises';

export type BackoffOptions = { readonly firstMs: number; readonly longestMs: number; readonly random?: () => number };

/** Waiting times that double up to a bound, each spread over its upper half so that many waiters do not come back together. */
export class Backoff {
  readonly #options: Required<BackoffOptions>;
  #failures = 0;

  constructor(options: BackoffOptions) {
    this.#options = { random: Math.random, ...options };
  }

  reset(): void {
    this.#failures = 0;
  }

  /** How long to wait after one more failure in a row. */
  next(): number {
    const { firstMs, longestMs, random } = this.#options;
    const full = Math.min(longestMs, firstMs * 2 ** Math.min(this.#failures, 20));
    this.#failures += 1;
    return full * (0.5 + random() / 2);
  }

  /** Waits that long, or until the signal aborts. */
  pause(signal: AbortSignal): Promise<void> {
    return pause(this.next(), signal);
  }
}

/** Waits for a while or until the signal aborts. */
export const pause = async (ms: number, signal: AbortSignal): Promise<void> => {
  if (ms > 0) await sleep(ms, undefined, { signal }).catch(() => undefined);
};
