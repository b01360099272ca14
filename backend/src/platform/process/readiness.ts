import type { INestApplicationContext } from '@nestjs/common';
import { withTimeout } from '../../event-sourcing/concurrency/with-timeout.ts';
import { EventStore } from '../../event-sourcing/store/event-store.ts';
import { ConsumerMonitor } from '../../event-sourcing/subscriptions/consumer-monitor.ts';
import { WriteCheck } from '../database/write-check.ts';
import { AppendHealth } from '../event-store/append-health.ts';
import { AppLogin } from '../event-store/app-login.ts';
import { DiskSpace } from './disk-space.ts';
import { JobKeeper, JobQueue } from '../queue/index.ts';

export type Readiness = {
  readonly status: 'ok' | 'unavailable';
  readonly down: readonly string[];
  readonly why: Readonly<Record<string, string>>;
  /** What keeps nobody from working and should not stay; left out when there is nothing. */
  readonly warnings?: readonly string[];
};

type Warns = { readonly warning: string | null };

export type Scope = {
  /** Of the subscriptions that count. */
  readonly prefix?: string;
  /** Parts that not every process has: the warnings of these are told, too. */
  readonly parts?: readonly (abstract new (...args: never[]) => Warns)[];
  /** Whether it prints, and needs room for that. */
  readonly prints?: boolean;
};

const PING_MS = 2_000;

type App = Pick<INestApplicationContext, 'get'>;

const partOf =
  (app: App) =>
  <T>(type: abstract new (...args: never[]) => T): T =>
    app.get<T>(type, { strict: false });

/** What keeps each store that nothing works without from doing its work; null where nothing does. */
export async function storeProblems(app: App): Promise<Readonly<Record<'events' | 'queue' | 'database', string | null>>> {
  const part = partOf(app);
  const [events, queue, database] = await Promise.all([
    answers(part(EventStore).ping()),
    answers(part(JobQueue).ping()),
    part(WriteCheck).problem(),
  ]);
  return {
    events: events ? part(AppendHealth).problem : 'the event store does not answer',
    queue: queue ? part(JobKeeper).problem : 'the queue does not answer, or takes no writes',
    database,
  };
}

/**
 * Whether the process reaches the event store and the queue, whether the database takes writes, and whether the subscriptions whose names
 * begin so do their work, wherever they run.
 */
export async function readinessOf(app: App, { prefix = '', parts = [], prints = false }: Scope = {}): Promise<Readiness> {
  const part = partOf(app);
  const [stores, problems, ...disks] = await Promise.all([
    storeProblems(app),
    part(ConsumerMonitor).problems(prefix),
    part(DiskSpace).warning(),
    prints ? part(DiskSpace).printingWarning() : null,
  ]);
  const found = {
    ...stores,
    ...Object.fromEntries(problems.map(({ subscription, why }) => [subscription, why])),
  };
  const why = Object.fromEntries(Object.entries(found).filter((each): each is [string, string] => each[1] !== null));
  const down = Object.keys(why);
  const warnings = [...[AppLogin, JobKeeper, ...parts].map((type) => part<Warns>(type).warning), ...disks].filter(
    (warning) => warning !== null,
  );
  return { status: down.length > 0 ? 'unavailable' : 'ok', down, why, ...(warnings.length > 0 ? { warnings } : {}) };
}

const answers = (ping: Promise<void>): Promise<boolean> =>
  withTimeout(
    ping.then(() => true),
    PING_MS,
    () => false,
  ).catch(() => false);
