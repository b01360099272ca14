import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock/clock.ts';
import { RateLimited } from './rate-limiter.ts';

type Refusal = { readonly until: number; readonly userMessage: string | undefined };

/** Who was refused by a limit, and until when: until then the same can be answered without asking anybody. For limits of which nothing is taken back. */
export class EarlyRefusals {
  readonly #clock: Clock;
  readonly #refusals = new LRUCache<string, Refusal>({ max: 10_000 });

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  add(key: string, { retryAfterSeconds, userMessage }: RateLimited): void {
    // The seconds are rounded up.
    this.#refusals.set(key, { until: this.#clock.now().getTime() + (retryAfterSeconds - 1) * 1000, userMessage });
  }

  find(key: string): RateLimited | undefined {
    const refusal = this.#refusals.get(key);
    const waitMs = refusal ? refusal.until - this.#clock.now().getTime() : 0;
    return refusal && waitMs > 0 ? new RateLimited(Math.ceil(waitMs / 1000) + 1, refusal.userMessage) : undefined;
  }
}
