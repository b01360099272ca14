import { Backoff } from '../../concurrency/backoff.ts';
import { AccessDenied, LogRewritten, PositionBeyondEnd } from '../event-store.ts';
import type { Mark } from '../mark.ts';
import { assertNotRewritten } from './assert-not-rewritten.ts';
import type { RawEvent } from './event-codec.ts';
import { Failure } from './failures.ts';
import type { Page } from './eventstoredb-gateway.ts';
import { history, isAfter } from './history.ts';
import { toPosition } from './positions.ts';
import type { LogPosition } from './positions.ts';
import { RecentEvents } from './recent-events.ts';
import { Watchdog } from './watchdog.ts';
import type { WatchdogOptions } from './watchdog.ts';

type SharedSubscriptionOptions = WatchdogOptions & { readonly onWarning: (error: unknown) => void };

export type LogSlice = { readonly events: readonly RawEvent[]; readonly seenTo: LogPosition | 'start' };

const PAUSES = { firstMs: 50, longestMs: 2_000 };

/**
 * One for all live consumers of this process. The client never resubscribes, and a server may end a subscription without an error, or
 * forget it: whatever happens, this reads on from its last event and subscribes again.
 */
export class SharedSubscription {
  readonly #options: SharedSubscriptionOptions;
  readonly #watchdog: Watchdog;
  readonly #recent = new RecentEvents();
  readonly #waiting = new Set<() => void>();
  #members = 0;
  #stop: AbortController | null = null;
  #running: Promise<void> = Promise.resolve();
  #failure: Error | null = null;
  #behindSince: number | null = null;

  constructor(options: SharedSubscriptionOptions) {
    this.#options = options;
    this.#watchdog = new Watchdog(options);
  }

  join(at: LogPosition | 'start', mark: Mark | null): void {
    this.#members += 1;
    if (this.#stop && !this.#failure) return;
    this.#failure = null;
    this.#behindSince = null;
    this.#recent.restart(at, mark);
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    this.#running = this.#running.then(() => this.#run(signal));
  }

  async leave(): Promise<void> {
    this.#members -= 1;
    if (this.#members > 0) return;
    this.#stop?.abort();
    this.#stop = null;
    await this.#running;
  }

  /** Null when it does not reach back that far, empty when the signal aborts. */
  async after(at: LogPosition | 'start', signal: AbortSignal): Promise<LogSlice | null> {
    while (!signal.aborted) {
      if (this.#failure) throw this.#failure;
      if (!this.#recent.reachesBackTo(at)) return null;
      if (this.#recent.isPast(at)) return { events: this.#recent.after(at), seenTo: this.#recent.seenTo };
      await this.#nextEvent(signal);
    }
    return { events: [], seenTo: at };
  }

  async #run(signal: AbortSignal): Promise<void> {
    const backoff = new Backoff(PAUSES);
    while (!signal.aborted) {
      const before = this.#recent.seenTo;
      try {
        await this.#readAndSubscribe(signal);
      } catch (error) {
        if (signal.aborted) return;
        this.#failure = fatal(error);
        if (this.#failure) return this.#wake();
        this.#options.onWarning(error);
      }
      if (this.#recent.seenTo !== before) backoff.reset();
      await backoff.pause(signal);
    }
    return undefined;
  }

  async #readAndSubscribe(signal: AbortSignal): Promise<void> {
    const { client, idleTimeoutMs } = this.#options;
    this.#assertReached(await assertNotRewritten(this.#recent.mark, { client, idleTimeoutMs, signal }));
    for await (const page of history(this.#recent.seenTo, { client, idleTimeoutMs, signal })) this.#push(page, signal);
    const attempt = new AbortController();
    const stop = AbortSignal.any([signal, attempt.signal]);
    const watching = this.#watchdog.watch(() => this.#position, stop).finally(() => attempt.abort());
    // What it fails with is thrown when the stream has ended; until then nobody waits for it, which would end the process.
    watching.catch(() => undefined);
    try {
      const pages = client.stream((gateway, signal) => gateway.subscribeToAll(this.#recent.seenTo, { signal, idleTimeoutMs }), stop);
      for await (const page of pages) this.#push(page, signal);
    } finally {
      attempt.abort();
      await watching;
    }
    if (!signal.aborted) throw new Failure('in-doubt', { isTransient: true, code: 'subscription-ended' });
  }

  /**
   * Never subscribes behind the end of the log: by the time that the watchdog looks, a log that went back may have grown past what was seen, and
   * what was written until there would be left out. A node behind its leader is given that time.
   */
  #assertReached(isReached: boolean): void {
    const now = performance.now();
    this.#behindSince = isReached ? null : (this.#behindSince ?? now);
    if (this.#behindSince === null) return;
    if (now - this.#behindSince > this.#options.watchdogIntervalMs) throw new PositionBeyondEnd(this.#position, 'start');
    throw new Failure('in-doubt', { isTransient: true, code: 'log-behind' });
  }

  #push(page: Page, signal: AbortSignal): void {
    if (signal.aborted) return;
    for (const event of page) if (isAfter(event.position, this.#recent.seenTo)) this.#recent.push(event);
    this.#wake();
  }

  get #position() {
    const { seenTo } = this.#recent;
    return seenTo === 'start' ? seenTo : toPosition(seenTo);
  }

  #wake(): void {
    for (const wake of this.#waiting) wake();
  }

  #nextEvent(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        this.#waiting.delete(done);
        signal.removeEventListener('abort', done);
        resolve();
      };
      this.#waiting.add(done);
      signal.addEventListener('abort', done);
      if (signal.aborted) done();
    });
  }
}

function fatal(error: unknown): Error | null {
  if (error instanceof PositionBeyondEnd || error instanceof LogRewritten) return error;
  return error instanceof Failure && error.kind === 'denied' ? new AccessDenied(error) : null;
}
