import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { KeyedMutex } from '../../../event-sourcing/concurrency/keyed-mutex.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { openThreadPool } from '../../../platform/process/thread-pool.ts';
import { RateLimited } from '../../../platform/sessions/rate-limiter.ts';
import type { Answered, Asked } from './drafting-thread.ts';
import type { TaskArgs, TaskName, TaskResult } from './drafting-tasks.ts';
import { ProcessorBudget } from './processor-budget.ts';

/** A large family takes up to half a second; nobody looks at thirty versions of one in a minute. */
const BUDGET = { atOnceMs: 15_000, backMsPerSecond: 100 };
/** Results are small, and read again while a page is open. */
const KEPT = { max: 300, ttl: 300_000 };
/** One processor is left to the thread that answers. */
const THREADS = { most: Math.max(1, availableParallelism() - 1), idleMs: 600_000 };

/**
 * Works out what a will means beside the thread that answers, so that one large family keeps nobody else waiting. Everything here is pure:
 * the same question has the same answer, which is worked out once. Of one account one thing at a time, and no more than its budget.
 */
@Injectable()
export class DraftingPool implements OnApplicationShutdown {
  readonly #pool = openThreadPool<Asked, Answered>('./drafting-thread', import.meta.url, THREADS);
  readonly #results = new LRUCache<string, Promise<unknown>>(KEPT);
  readonly #turns = new KeyedMutex();
  readonly #budget: ProcessorBudget;

  constructor(clock: Clock) {
    this.#budget = new ProcessorBudget(clock, BUDGET);
  }

  /** For a customer, at the cost of their budget. Throws RateLimited when it is used up. */
  forCustomer<Name extends TaskName>(customerId: string, name: Name, ...args: TaskArgs<Name>): Promise<TaskResult<Name>> {
    return this.#once(name, args, () =>
      this.#turns.runExclusive(customerId, async () => {
        const seconds = this.#budget.secondsToWait(customerId);
        if (seconds > 0) throw new RateLimited(seconds);
        const { result, spentMs } = await this.#pool.run({ name, args });
        this.#budget.spend(customerId, spentMs);
        return result as TaskResult<Name>;
      }),
    );
  }

  /** For the team. */
  run<Name extends TaskName>(name: Name, ...args: TaskArgs<Name>): Promise<TaskResult<Name>> {
    return this.#once(name, args, async () => (await this.#pool.run({ name, args })).result as TaskResult<Name>);
  }

  #once<T>(name: TaskName, args: readonly unknown[], work: () => Promise<T>): Promise<T> {
    const key = createHash('sha256')
      .update(JSON.stringify([name, args]))
      .digest('base64');
    const known = this.#results.get(key) as Promise<T> | undefined;
    if (known) return known;
    const result = work();
    this.#results.set(key, result);
    result.catch(() => this.#results.delete(key));
    return result;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#pool.destroy();
  }
}
