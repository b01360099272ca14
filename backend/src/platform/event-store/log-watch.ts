import type { ConsumerMonitor } from '../../event-sourcing/subscriptions/consumer-monitor.ts';
import type { ConsumerLog } from '../../event-sourcing/subscriptions/consumer.ts';
import type { WriteGate } from './write-gate.ts';

const LOOK_EVERY_MS = 1_000;

export type LogWatchOptions = { readonly gate: WriteGate; readonly monitor: Pick<ConsumerMonitor, 'report'>; readonly log: ConsumerLog };

/** Closes the gate while the log is not the one that projections and reactions have read. Commands ask the gate, not the log. */
export class LogWatch {
  readonly #options: LogWatchOptions;
  #timer: NodeJS.Timeout | null = null;

  constructor(options: LogWatchOptions) {
    this.#options = options;
  }

  /** Before the first request, too. */
  async onApplicationBootstrap(): Promise<void> {
    await this.look();
    this.#timer ??= setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
  }

  beforeApplicationShutdown(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }

  /** While nothing can be read the gate stays as it is. */
  async look(): Promise<void> {
    const { gate, monitor, log } = this.#options;
    const reports = await monitor.report().catch(() => []);
    const lost = reports.filter(({ fitsLog }) => fitsLog === false).map(({ subscription }) => subscription);
    const isKnown = lost.length > 0 || (reports.length > 0 && reports.every(({ fitsLog }) => fitsLog === true));
    if (!isKnown || gate.isOpen === (lost.length === 0)) return;
    gate.isOpen = lost.length === 0;
    if (gate.isOpen) log.info({}, 'The log is the one that was read: writes are taken again');
    else log.error({ subscriptions: lost }, 'The log is not the one that was read: writes are refused until willow subscriptions rewind');
  }
}
