import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/clock/clock.ts';

/** What an account may spend at once, and how much of it comes back in each second. */
type Budget = { readonly atOnceMs: number; readonly backMsPerSecond: number };

/** The time of a processor that each account has spent of late, in this process. */
export class ProcessorBudget {
  readonly #spent = new LRUCache<string, { readonly ms: number; readonly at: number }>({ max: 10_000 });
  readonly #clock: Clock;
  readonly #budget: Budget;

  constructor(clock: Clock, budget: Budget) {
    this.#clock = clock;
    this.#budget = budget;
  }

  /** In how many seconds this account may have something worked out again: 0 for now. */
  secondsToWait(account: string): number {
    const over = this.#now(account) - this.#budget.atOnceMs;
    return over < 0 ? 0 : Math.max(1, Math.ceil(over / this.#budget.backMsPerSecond));
  }

  spend(account: string, ms: number): void {
    this.#spent.set(account, { ms: this.#now(account) + ms, at: this.#clock.now().getTime() });
  }

  #now(account: string): number {
    const spent = this.#spent.get(account);
    if (!spent) return 0;
    const seconds = Math.max(0, this.#clock.now().getTime() - spent.at) / 1000;
    return Math.max(0, spent.ms - seconds * this.#budget.backMsPerSecond);
  }
}
