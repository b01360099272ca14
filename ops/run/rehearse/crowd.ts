import { setTimeout as sleep } from 'node:timers/promises';
import type { Customer } from './customer.ts';

/** Slower than a customer may save: 120 times in a minute. */
const SAVE_EVERY_MS = 600;
const CLICK_EVERY_MS = 100;
const CLICKS = ['/', '/pricing', '/dashboard', '/admin', '/api/config', '/api/will', '/status'];

/** Customers who save and read all the time, and note whom the service refuses. */
export class Crowd {
  readonly #customers: readonly Customer[];
  refused: string[] = [];
  #asked = 0;
  #slowestMs = 0;

  constructor(customers: readonly Customer[]) {
    this.#customers = customers;
  }

  async during<T>(work: () => Promise<T>): Promise<T> {
    this.refused = [];
    this.#asked = 0;
    this.#slowestMs = 0;
    const over = new AbortController();
    const busy = this.#customers.flatMap((who) => [
      this.#each(SAVE_EVERY_MS, over.signal, 'a save', (turn) => who.save(`save ${turn}`)),
      this.#each(CLICK_EVERY_MS, over.signal, 'a click', async (turn) => {
        const path = CLICKS[turn % CLICKS.length]!;
        const { status } = await who.ask('GET', path);
        if (status >= 400) throw new Error(`${path} answered ${status}`);
      }),
    ]);
    try {
      return await work();
    } finally {
      over.abort();
      await Promise.all(busy);
    }
  }

  summary(): string {
    return `${this.#asked} requests, ${this.refused.length} refused, the slowest ${Math.round(this.#slowestMs)} ms`;
  }

  async #each(everyMs: number, over: AbortSignal, what: string, act: (turn: number) => Promise<void>): Promise<void> {
    for (let turn = 0; !over.aborted; turn += 1) {
      const began = performance.now();
      const failed = await act(turn).then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      this.#asked += 1;
      this.#slowestMs = Math.max(this.#slowestMs, performance.now() - began);
      if (failed !== null) this.refused.push(`${new Date().toISOString()} ${what}: ${failed}`);
      await sleep(everyMs);
    }
  }
}
