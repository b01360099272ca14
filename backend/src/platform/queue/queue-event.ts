import type { LoggerService } from '@nestjs/common';

type JobRun = { readonly job: string; readonly id: string; readonly attempt: number };

export type QueueEvent =
  | ({ readonly type: 'completed'; readonly durationMs: number } & JobRun)
  | ({ readonly type: 'retrying'; readonly reason: string } & JobRun)
  | ({ readonly type: 'failed'; readonly reason: string } & JobRun)
  | { readonly type: 'stalled'; readonly job: string; readonly id: string }
  | { readonly type: 'error'; readonly source: string; readonly reason: string };

export type QueueObserver = (event: QueueEvent) => void;

type Level = 'log' | 'warn' | 'error';

const LEVELS: Record<QueueEvent['type'], Level> = {
  completed: 'log',
  retrying: 'warn',
  failed: 'error',
  stalled: 'warn',
  error: 'error',
};

const messageOf = (event: QueueEvent): string => {
  switch (event.type) {
    case 'completed':
      return `${event.job} ${event.id} done in ${event.durationMs} ms`;
    case 'retrying':
      return `${event.job} ${event.id} will be tried again after attempt ${event.attempt}: ${event.reason}`;
    case 'failed':
      return `${event.job} ${event.id} failed for good after attempt ${event.attempt}: ${event.reason}`;
    case 'stalled':
      return `${event.job} ${event.id} lost its worker and will run again`;
    case 'error':
      return `${event.source}: ${event.reason}`;
  }
};

const SAID_AGAIN_MS = 60_000;
/** While a store is away it is tried again more often than that. */
const OVER_AFTER_MS = 30_000;

/** A line for each event. Of an outage, in which every connection fails again and again: its begin, each other reason, one a minute, its end. */
export function logQueueEvents(logger: Pick<LoggerService, Level>): QueueObserver {
  const outage = new Outage(logger);
  return (event) => {
    if (event.type === 'error') outage.heard(messageOf(event), event.reason);
    else logger[LEVELS[event.type]](messageOf(event));
  };
}

class Outage {
  readonly #logger: Pick<LoggerService, Level>;
  readonly #reasons = new Set<string>();
  #saidAt = 0;
  #unsaid = 0;
  #end: NodeJS.Timeout | undefined;

  constructor(logger: Pick<LoggerService, Level>) {
    this.#logger = logger;
  }

  heard(message: string, reason: string): void {
    this.#end?.refresh();
    this.#end ??= setTimeout(() => this.#over(), OVER_AFTER_MS).unref();
    const isDue = !this.#reasons.has(reason) || Date.now() - this.#saidAt >= SAID_AGAIN_MS;
    if (!isDue) {
      this.#unsaid += 1;
      return;
    }
    this.#logger.error(this.#unsaid === 0 ? message : `${message} (and ${this.#unsaid} errors like those before)`);
    this.#reasons.add(reason);
    this.#saidAt = Date.now();
    this.#unsaid = 0;
  }

  #over(): void {
    const more = this.#unsaid === 0 ? '' : `; ${this.#unsaid} errors like those before are not in this log`;
    this.#logger.log(`the queue has had no error for ${OVER_AFTER_MS / 1_000} seconds${more}`);
    this.#reasons.clear();
    this.#unsaid = 0;
    this.#end = undefined;
  }
}
