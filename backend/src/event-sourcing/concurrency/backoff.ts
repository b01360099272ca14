import { setTimeout as sleep } from 'node:timers/promises';

type BackoffOptions = { readonly firstMs: number; readonly longestMs: number; readonly random?: () => number };

export class Backoff {
  readonly #options: Required<BackoffOptions>;
  #failures = 0;

  constructor(options: BackoffOptions) {
    this.#options = { random: Math.random, ...options };
  }

  reset(): void {
    this.#failures = 0;
  }

  next(): number {
    const { firstMs, longestMs, random } = this.#options;
    const full = Math.min(longestMs, firstMs * 2 ** Math.min(this.#failures, 20));
    this.#failures += 1;
    return full * (0.5 + random() / 2);
  }

  pause(signal: AbortSignal): Promise<void> {
    return pause(this.next(), signal);
  }
}

export const pause = async (ms: number, signal: AbortSignal): Promise<void> => {
  if (ms > 0) await sleep(ms, undefined, { signal }).catch(() => undefined);
};
