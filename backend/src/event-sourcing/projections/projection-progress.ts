import type pg from 'pg';
import type { ConnectDirect } from '../postgres/connections.ts';
import { listen } from '../postgres/listen.ts';
import { Checkpoint } from '../subscriptions/checkpoint.ts';
import type { EventStore, Position } from '../store/event-store.ts';
import type { ConsumerLog } from '../subscriptions/consumer.ts';
import { fromMessage, PROGRESS_CHANNEL } from './progress-channel.ts';
import { subscriptionOf } from './projection-writer.ts';

/** A read model is older than its reader needs. Try again in a moment. */
export class ProjectionBehind extends Error {
  readonly projection: string;

  constructor(projection: string, position: Position) {
    super(`The projection ${projection} has not reached position ${position} yet`);
    this.name = 'ProjectionBehind';
    this.projection = projection;
  }
}

type ProjectionProgressOptions = {
  readonly store: Pick<EventStore, 'compare' | 'head'>;
  readonly log: Pick<ConsumerLog, 'warn'>;
  readonly pools: { readonly app: pg.Pool; readonly connectDirect: ConnectDirect };
  readonly pollMs?: number;
  /** Multiplies how long each reader waits. */
  readonly timeoutFactor?: number;
};

export const READ_WAIT_MS = 2_000;
const BEYOND = 'A reader asks for a position that the log does not have: the log went back. It is shown what there is';
const OF_ANOTHER_STORE = 'A reader asks for a position of another store: the history was moved meanwhile. It is shown what there is';

/** Of all processes: lets a reader wait until it sees what it wrote. */
export class ProjectionProgress {
  readonly #options: Required<ProjectionProgressOptions>;
  readonly #stop = new AbortController();
  readonly #known = new Map<string, Position>();
  readonly #waiters = new Set<() => void>();
  readonly #listeners = new Set<(projection: string) => void>();
  #listening: Promise<void> | null = null;

  constructor(options: ProjectionProgressOptions) {
    this.#options = { pollMs: 250, timeoutFactor: 1, ...options };
  }

  start(): void {
    this.#listening ??= this.#listen();
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    this.#wake();
    await this.#listening;
  }

  /** Tells each time that a projection, in whatever process, had something to process; of none while the connection is lost. */
  onChange(listener: (projection: string) => void): void {
    this.#listeners.add(listener);
  }

  /** Throws ProjectionBehind. A position of a log that has gone back since is not waited for. */
  async waitFor(projection: string, position: Position, timeoutMs: number): Promise<void> {
    if (!this.#isOfThisStore(position)) return this.#options.log.warn({ projection, position }, OF_ANOTHER_STORE);
    const until = performance.now() + timeoutMs * this.#options.timeoutFactor;
    for (let misses = 1; !(await this.#hasReached(projection, position)); misses += 1) {
      const left = until - performance.now();
      if (left <= 0 || this.#stop.signal.aborted) throw new ProjectionBehind(projection, position);
      // Not at the first miss, which is ordinary: most projections are a moment behind.
      if (misses === 2 && (await this.#isBeyondLog(position))) return this.#options.log.warn({ projection, position }, BEYOND);
      await this.#news(Math.min(left, this.#options.pollMs));
    }
  }

  #isOfThisStore(position: Position): boolean {
    try {
      return this.#options.store.compare(position, 'start') >= 0;
    } catch {
      return false;
    }
  }

  async #isBeyondLog(position: Position): Promise<boolean> {
    return this.#options.store.compare(position, await this.#options.store.head()) > 0;
  }

  async #hasReached(projection: string, position: Position): Promise<boolean> {
    if (this.#isKnownPast(projection, position)) return true;
    const run = async <Row>(sql: string, values: readonly unknown[]) =>
      (await this.#options.pools.app.query(sql, [...values])).rows as Row[];
    const row = await new Checkpoint(subscriptionOf(projection)).read(run);
    if (row) this.#learn(projection, row.position);
    return this.#isKnownPast(projection, position);
  }

  /** A slow query may be older than a message that came meanwhile. */
  #learn(projection: string, position: Position): void {
    if (!this.#isKnownPast(projection, position)) this.#known.set(projection, position);
  }

  #isKnownPast(projection: string, position: Position): boolean {
    const known = this.#known.get(projection);
    return known !== undefined && this.#options.store.compare(known, position) >= 0;
  }

  #news(timeoutMs: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.#waiters.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, timeoutMs);
      this.#waiters.add(wake);
    });
  }

  #wake(): void {
    for (const wake of this.#waiters) wake();
  }

  #heard(message: string): void {
    for (const { subscription, position, changed } of fromMessage(message)) {
      const projection = subscription.slice(subscriptionOf('').length);
      // Built anew from a log that went back.
      if (position === 'start') this.#known.delete(projection);
      else this.#learn(projection, position);
      if (changed) for (const listener of this.#listeners) listener(projection);
    }
    this.#wake();
  }

  #listen(): Promise<void> {
    return listen({
      connectDirect: this.#options.pools.connectDirect,
      name: 'progress',
      channel: PROGRESS_CHANNEL,
      onPayload: (payload) => this.#heard(payload),
      // Waiters poll meanwhile. A server that came back from a crash may have forgotten the last steps of its projections.
      onGap: () => this.#known.clear(),
      signal: this.#stop.signal,
    });
  }
}
