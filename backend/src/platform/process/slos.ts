import { Counter, Histogram, type Registry } from 'prom-client';

/** Service level objectives: what customers may rely on, each with a time of its own: ops/observability/alerts says how often it may be broken. */
export const SLOS = {
  /** From the request to the answer. */
  save: { withinSeconds: 0.3 },
  /** From paying, or handing in again, to a draft that can be reviewed. */
  draft: { withinSeconds: 120 },
  /** From what asks for it to the mail provider's yes. */
  mail: { withinSeconds: 60 },
  /** From when a part fails or works again to when the status page says so. */
  status: { withinSeconds: 120 },
} as const;
export type SloName = keyof typeof SLOS;

const NAMES = Object.keys(SLOS) as readonly SloName[];
const SECONDS = [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 5, 10, 30, 60, 120, 300, 900, 3_600];

/** How often each objective was to be met, as far as this process has seen, and how often it was broken. */
export class Slos {
  readonly #total = new Counter({
    name: 'willow_slo_events_total',
    help: 'How often a service level objective was to be met',
    labelNames: ['slo'],
    registers: [],
  });
  readonly #broken = new Counter({
    name: 'willow_slo_bad_events_total',
    help: 'How often it was not met: too late, or not at all',
    labelNames: ['slo'],
    registers: [],
  });
  readonly #seconds = new Histogram({
    name: 'willow_slo_seconds',
    help: 'How long it took where it was done',
    labelNames: ['slo'],
    buckets: SECONDS,
    registers: [],
  });

  constructor() {
    // What is there from the beginning is seen to rise the first time.
    for (const slo of NAMES) for (const counter of [this.#total, this.#broken]) counter.inc({ slo }, 0);
  }

  record(slo: SloName, { kept, seconds }: { readonly kept: boolean; readonly seconds?: number }): void {
    this.#total.inc({ slo });
    if (!kept) this.#broken.inc({ slo });
    if (seconds !== undefined) this.took(slo, seconds);
  }

  /** Without judging it: what was too late was judged before. */
  took(slo: SloName, seconds: number): void {
    this.#seconds.observe({ slo }, seconds);
  }

  measure(registry: Registry): void {
    for (const metric of [this.#total, this.#broken, this.#seconds]) registry.registerMetric(metric);
  }
}
