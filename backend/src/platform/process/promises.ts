import { Counter, Histogram, type Registry } from 'prom-client';

/** What customers may rely on, each with a time of its own: ops/observability/alerts says how often it may be broken. */
export const PROMISES = {
  /** From the request to the answer. */
  save: { withinSeconds: 0.3 },
  /** From paying, or handing in again, to a draft that can be reviewed. */
  draft: { withinSeconds: 120 },
  /** From what asks for it to the mail provider's yes. */
  mail: { withinSeconds: 60 },
  /** From when a part fails or works again to when the status page says so. */
  status: { withinSeconds: 120 },
} as const;
export type PromiseName = keyof typeof PROMISES;

const NAMES = Object.keys(PROMISES) as readonly PromiseName[];
const SECONDS = [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 5, 10, 30, 60, 120, 300, 900, 3_600];

/** How often each was to be kept, as far as this process has seen, and how often it was broken. */
export class Promises {
  readonly #total = new Counter({
    name: 'willow_promises_total',
    help: 'How often a promise to customers was to be kept',
    labelNames: ['promise'],
    registers: [],
  });
  readonly #broken = new Counter({
    name: 'willow_promises_broken_total',
    help: 'How often it was broken: too late, or not at all',
    labelNames: ['promise'],
    registers: [],
  });
  readonly #seconds = new Histogram({
    name: 'willow_promise_seconds',
    help: 'How long it took where it was done',
    labelNames: ['promise'],
    buckets: SECONDS,
    registers: [],
  });

  constructor() {
    // What is there from the beginning is seen to rise the first time.
    for (const promise of NAMES) for (const counter of [this.#total, this.#broken]) counter.inc({ promise }, 0);
  }

  record(promise: PromiseName, { kept, seconds }: { readonly kept: boolean; readonly seconds?: number }): void {
    this.#total.inc({ promise });
    if (!kept) this.#broken.inc({ promise });
    if (seconds !== undefined) this.took(promise, seconds);
  }

  /** Without judging it: what was too late was judged before. */
  took(promise: PromiseName, seconds: number): void {
    this.#seconds.observe({ promise }, seconds);
  }

  measure(registry: Registry): void {
    for (const metric of [this.#total, this.#broken, this.#seconds]) registry.registerMetric(metric);
  }
}
