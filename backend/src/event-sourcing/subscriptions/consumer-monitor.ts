import { withTimeout } from '../concurrency/with-timeout.ts';
import { reportConsumers } from './consumer-report.ts';
import type { ConsumerReport, ReportOptions } from './consumer-report.ts';
import type { ConsumerStatus } from './consumer.ts';

export type Problem = { readonly subscription: string; readonly why: string };

/** A read waits two seconds for its own write; more than this is no moment's delay. */
const MAX_LAG_SECONDS = 10;
/** A worker that is started again is away for less. */
const MAX_AWAY_MS = 15_000;
const REPORT_AGE_MS = 1_000;
const REPORT_TIMEOUT_MS = 3_000;

/** Whether projections and reactions do their work, wherever they run. Asked often, it looks once a second. */
export class ConsumerMonitor {
  readonly #options: ReportOptions;
  readonly #monotonic: () => number;
  readonly #awaySince = new Map<string, number>();
  #statuses: () => readonly ConsumerStatus[] = () => [];
  #reportedAt = -Infinity;
  #report: Promise<readonly ConsumerReport[]> = Promise.resolve([]);

  constructor(options: ReportOptions, monotonic: () => number = () => performance.now()) {
    this.#options = options;
    this.#monotonic = monotonic;
  }

  /** The consumers of this process know themselves whether they are halted. */
  includeOwn(statuses: () => readonly ConsumerStatus[]): void {
    this.#statuses = statuses;
  }

  report(): Promise<readonly ConsumerReport[]> {
    if (this.#monotonic() - this.#reportedAt < REPORT_AGE_MS) return this.#report;
    this.#reportedAt = this.#monotonic();
    const unknown = (): readonly ConsumerReport[] => this.#options.names.map(nothingKnown);
    this.#report = withTimeout(reportConsumers({ ...this.#options, statuses: this.#statuses }), REPORT_TIMEOUT_MS, unknown);
    return this.#report;
  }

  /** Of the subscriptions whose names begin so. */
  async problems(prefix = ''): Promise<readonly Problem[]> {
    const reports = (await this.report()).filter(({ subscription }) => subscription.startsWith(prefix));
    return reports.flatMap((report) => {
      const why = this.#problemOf(report);
      return why === null ? [] : [{ subscription: report.subscription, why }];
    });
  }

  #problemOf(report: ConsumerReport): string | null {
    const { halted, fitsLog, lagSeconds } = report;
    if (fitsLog === false) return 'halted: the log is not the one it has read; to look and to go on: willow subscriptions rewind';
    if (halted) return 'halted; the log of the worker says why';
    if (lagSeconds === null) return 'unknown: its checkpoint or the log cannot be read';
    if (lagSeconds > MAX_LAG_SECONDS) return `${Math.round(lagSeconds)} seconds behind`;
    return this.#isAway(report) ? 'no process runs it' : null;
  }

  #isAway({ subscription, isRunning }: ConsumerReport): boolean {
    if (isRunning !== false) this.#awaySince.delete(subscription);
    else if (!this.#awaySince.has(subscription)) this.#awaySince.set(subscription, this.#monotonic());
    return this.#monotonic() - (this.#awaySince.get(subscription) ?? Infinity) > MAX_AWAY_MS;
  }
}

const nothingKnown = (subscription: string): ConsumerReport => ({
  subscription,
  position: null,
  lagFacts: null,
  lagSeconds: null,
  parked: null,
  isRunning: null,
  fitsLog: null,
  halted: false,
});
