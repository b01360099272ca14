import type { Lease, SessionLocks } from '../postgres/session-locks.ts';
import { isTransient } from '../postgres/transient-errors.ts';
import type { EventStore, Position } from '../store/event-store.ts';
import { PositionBeyondEnd } from '../store/event-store.ts';
import { UnknownFact } from '../codec/recorded-fact.ts';
import type { OpenEvent } from '../codec/recorded-fact.ts';
import { Backoff, pause } from '../concurrency/backoff.ts';
import type { BatchLimits } from './batches.ts';
import { Deposed } from './checkpoint.ts';
import { describeError } from './describe-error.ts';
import { openedBatches } from './opened-batches.ts';
import type { OpenedBatch } from './opened-batches.ts';

/** A log to write to; a pino logger is one. */
export type FollowerLog = {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
};

/**
 * `standby`: another process has the lock. `catching-up`, `live`: this one digests. `waiting`: the checkpoint belongs to another
 * version. `retrying`: after a failure that time may mend. `halted`: only a person or newer code can mend it.
 */
export type FollowerState = 'stopped' | 'standby' | 'waiting' | 'catching-up' | 'live' | 'retrying' | 'halted';

export type FollowerStatus = {
  readonly name: string;
  readonly state: FollowerState;
  readonly position: Position | null;
  /** Events digested by this process. */
  readonly digested: number;
  readonly lastError: string | null;
};

/** What a projection or reaction adds to following: where it begins and what it does with a batch. */
export type Diet = {
  readonly name: string;
  /** The exact types of the facts that it is given. */
  readonly types: readonly string[];
  /** Called when this process has become the one: the position to go on from, or null to look again in a while. */
  begin(): Promise<Position | null>;
  /** Digests a batch and moves the checkpoint. Throws what is to be retried; parks what is not. */
  digest(batch: OpenedBatch, signal: AbortSignal): Promise<void>;
};

export type FollowerOptions = {
  readonly store: EventStore;
  readonly open: OpenEvent;
  readonly locks: SessionLocks;
  readonly log: FollowerLog;
  readonly limits?: BatchLimits;
  readonly backoff?: Backoff;
};

const LOOK_AGAIN_MS = 1_000;

/** Follows the log in one process at a time: takes the lock, goes on from the checkpoint, and starts over after whatever happens. */
export class Follower {
  readonly #diet: Diet;
  readonly #options: FollowerOptions;
  readonly #backoff: Backoff;
  #stop = new AbortController();
  #running: Promise<void> | null = null;
  #state: FollowerState = 'stopped';
  #position: Position | null = null;
  #digested = 0;
  #lastError: string | null = null;

  constructor(diet: Diet, options: FollowerOptions) {
    this.#diet = diet;
    this.#options = options;
    this.#backoff = options.backoff ?? new Backoff({ firstMs: 100, longestMs: 10_000 });
  }

  start(): void {
    if (this.#running) return;
    this.#stop = new AbortController();
    this.#running = this.#run(this.#stop.signal);
  }

  /** Lets the batch under way finish and gives up the lock. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
    this.#running = null;
    this.#state = 'stopped';
  }

  status(): FollowerStatus {
    return {
      name: this.#diet.name,
      state: this.#state,
      position: this.#position,
      digested: this.#digested,
      lastError: this.#lastError,
    };
  }

  async #run(stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      try {
        await this.#takeTurn(stop);
      } catch (error) {
        if (stop.aborted) return;
        if (isFatal(error)) return this.#halt(error);
        this.#trouble(error);
        await this.#backoff.pause(stop);
      }
    }
    return undefined;
  }

  async #takeTurn(stop: AbortSignal): Promise<void> {
    if (this.#state !== 'retrying' && this.#state !== 'waiting') this.#state = 'standby';
    const lease = await this.#options.locks.acquire(this.#diet.name, stop);
    try {
      await this.#lead(lease, stop);
    } finally {
      await lease.release();
    }
  }

  async #lead(lease: Lease, stop: AbortSignal): Promise<void> {
    const signal = AbortSignal.any([stop, lease.lost]);
    const after = await this.#diet.begin();
    if (after === null) {
      this.#state = 'waiting';
      return pause(LOOK_AGAIN_MS, signal);
    }
    this.#position = after;
    this.#state = 'catching-up';
    const { store, open, limits } = this.#options;
    const { types } = this.#diet;
    const subscribe = (signal: AbortSignal) => store.subscribe(after, { filter: { typePrefixes: types }, signal });
    for await (const batch of openedBatches(subscribe, { open, types, signal, limits })) {
      if (signal.aborted) return;
      await this.#diet.digest(batch, signal);
      this.#digestedOne(batch);
    }
    return undefined;
  }

  #digestedOne(batch: OpenedBatch): void {
    this.#position = batch.position;
    this.#digested += batch.opened.length;
    if (batch.caughtUp) this.#state = 'live';
    this.#lastError = null;
    this.#backoff.reset();
  }

  #trouble(error: unknown): void {
    this.#state = 'retrying';
    this.#lastError = describeError(error);
    const details = { follower: this.#diet.name, error: this.#lastError };
    if (error instanceof Deposed || isTransient(error)) this.#options.log.warn(details, 'Follower starts over');
    else this.#options.log.error(details, 'Follower failed and starts over');
  }

  #halt(error: unknown): void {
    this.#state = 'halted';
    this.#lastError = describeError(error);
    this.#options.log.error(
      { follower: this.#diet.name, error: this.#lastError },
      'Follower halted: it cannot go on without losing events',
    );
  }
}

const isFatal = (error: unknown): boolean => error instanceof UnknownFact || error instanceof PositionBeyondEnd;
