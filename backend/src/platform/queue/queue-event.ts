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

export const logQueueEvents =
  (logger: Pick<LoggerService, Level>): QueueObserver =>
  (event) =>
    logger[LEVELS[event.type]](messageOf(event));
