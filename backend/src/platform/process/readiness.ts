import type { INestApplicationContext } from '@nestjs/common';
import { withTimeout } from '../../event-sourcing/concurrency/with-timeout.ts';
import { EventStore } from '../../event-sourcing/store/event-store.ts';
import { ConsumerMonitor } from '../../event-sourcing/subscriptions/consumer-monitor.ts';
import { AppLogin } from '../event-store/app-login.ts';
import { JobQueue } from '../queue/index.ts';

export type Readiness = {
  readonly status: 'ok' | 'unavailable';
  readonly down: readonly string[];
  readonly why: Readonly<Record<string, string>>;
  /** What keeps nobody from working and should not stay; left out when there is nothing. */
  readonly warnings?: readonly string[];
};

const PING_MS = 2_000;

/** Whether the process reaches the event store and the queue, and whether the subscriptions whose names begin so do their work, wherever they run. */
export async function readinessOf(app: Pick<INestApplicationContext, 'get'>, prefix = ''): Promise<Readiness> {
  const [events, queue, problems] = await Promise.all([
    answers(app.get(EventStore, { strict: false }).ping()),
    answers(app.get(JobQueue, { strict: false }).ping()),
    app.get(ConsumerMonitor, { strict: false }).problems(prefix),
  ]);
  const why = {
    ...(events ? {} : { events: 'the event store does not answer' }),
    ...(queue ? {} : { queue: 'the queue does not answer' }),
    ...Object.fromEntries(problems.map(({ subscription, why }) => [subscription, why])),
  };
  const down = Object.keys(why);
  const { warning } = app.get(AppLogin, { strict: false });
  return { status: down.length > 0 ? 'unavailable' : 'ok', down, why, ...(warning ? { warnings: [warning] } : {}) };
}

const answers = (ping: Promise<void>): Promise<boolean> =>
  withTimeout(
    ping.then(() => true),
    PING_MS,
    () => false,
  ).catch(() => false);
