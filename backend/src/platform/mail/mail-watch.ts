import type { Registry } from 'prom-client';
import { Gauge } from 'prom-client';
import type { ConsumerMonitor } from '../../event-sourcing/subscriptions/consumer-monitor.ts';
import type { ConsumerLog } from '../../event-sourcing/subscriptions/consumer.ts';
import { describeError } from '../../event-sourcing/subscriptions/describe-error.ts';
import type { JobQueue } from '../queue/index.ts';

/** A person waits for most mails, with the page open. */
const MAX_WAIT_SECONDS = 20;
const LOOK_EVERY_MS = 5_000;
const SAY_AGAIN_AFTER = 12;

export type Waiting = { readonly seconds: number; /** A kind of job, or a reaction that has not asked for one yet. */ readonly at: string };

export type MailWatchOptions = {
  readonly queue: Pick<JobQueue, 'oldestUnfinished'>;
  readonly monitor: Pick<ConsumerMonitor, 'report'>;
  /** The jobs that send mail, and the reactions that ask for them. */
  readonly jobs: readonly string[];
  readonly reactions: readonly string[];
  readonly log: ConsumerLog;
  readonly now?: () => number;
};

/** How long mails wait that were asked for: for the reaction that queues them, or in the queue. Says so when it is too long. */
export class MailWatch {
  readonly #options: Required<MailWatchOptions>;
  #looks = 0;
  #failures = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(options: MailWatchOptions) {
    this.#options = { now: Date.now, ...options };
  }

  onApplicationBootstrap(): void {
    this.#timer ??= setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
  }

  beforeApplicationShutdown(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }

  /** The one that waits longest. */
  async oldest(): Promise<Waiting> {
    const waiting = (await Promise.all([this.#inQueue(), this.#inReactions()])).flat();
    return waiting.reduce((longest, each) => (each.seconds > longest.seconds ? each : longest), { seconds: 0, at: 'nowhere' });
  }

  /** Never fails: that it cannot see is said like a mail that waits. */
  async look(): Promise<void> {
    try {
      this.#judge(await this.oldest());
      this.#failures = 0;
    } catch (error) {
      if (this.#failures % SAY_AGAIN_AFTER === 0)
        this.#options.log.error({ error: describeError(error) }, 'Whether mails go out cannot be seen');
      this.#failures += 1;
    }
  }

  #judge({ seconds, at }: Waiting): void {
    const { log } = this.#options;
    if (seconds > MAX_WAIT_SECONDS) {
      if (this.#looks % SAY_AGAIN_AFTER === 0)
        log.error({ at, seconds: Math.round(seconds) }, 'A mail that was asked for has not gone out');
      this.#looks += 1;
    } else if (this.#looks > 0) {
      this.#looks = 0;
      log.info({}, 'Mails go out again');
    }
  }

  measure(registry: Registry): void {
    const oldest = (): Promise<Waiting> => this.oldest();
    registry.registerMetric(
      new Gauge({
        name: 'willow_mail_oldest_waiting_seconds',
        help: 'How long the oldest mail waits that was asked for and has not gone out',
        registers: [],
        async collect() {
          this.set((await oldest()).seconds);
        },
      }),
    );
  }

  async #inQueue(): Promise<readonly Waiting[]> {
    const { jobs, queue, now } = this.#options;
    const added = await Promise.all(jobs.map(async (at) => ({ at, since: await queue.oldestUnfinished(at) })));
    return added.flatMap(({ at, since }) => (since === null ? [] : [{ at, seconds: (now() - Date.parse(since)) / 1_000 }]));
  }

  async #inReactions(): Promise<readonly Waiting[]> {
    const { monitor, reactions } = this.#options;
    const reports = await monitor.report();
    return reports
      .filter(({ subscription }) => reactions.includes(subscription))
      .map(({ subscription, lagSeconds }) => ({ at: subscription, seconds: lagSeconds ?? 0 }));
  }
}
