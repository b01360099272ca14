import type { Lease, SessionLocks } from '../postgres/session-locks.ts';
import { isTransient } from '../postgres/transient-errors.ts';
import type { EventStore, Position } from '../store/event-store.ts';
import { PositionBeyondEnd } from '../store/event-store.ts';
import { UnknownFact } from '../codec/recorded-fact.ts';
import type { DecodeEvent } from '../codec/recorded-fact.ts';
import { Backoff, pause } from '../concurrency/backoff.ts';
import type { BatchLimits } from './batches.ts';
import { CheckpointConflict } from './checkpoint.ts';
import { describeError } from './describe-error.ts';
import { decodedBatches } from './decoded-batches.ts';
import type { DecodedBatch } from './decoded-batches.ts';

export type ConsumerLog = {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
};

/**
 * `standby`: another process has the lock. `waiting`: the checkpoint belongs to another version. `retrying`: after a failure. `halted`: after
 * a failure that no retry can repair.
 */
export type ConsumerState = 'stopped' | 'standby' | 'waiting' | 'catching-up' | 'live' | 'retrying' | 'halted';

export type ConsumerStatus = {
  readonly name: string;
  readonly state: ConsumerState;
  readonly position: Position | null;
  readonly processed: number;
  readonly lastError: string | null;
};

type EventHandler = {
  readonly name: string;
  readonly types: readonly string[];
  /** Called when this process has the lock. Null: call again later. */
  begin(): Promise<Position | null>;
  /** Moves the checkpoint, too. Throws transient failures, parks poison events. */
  process(batch: DecodedBatch, signal: AbortSignal): Promise<void>;
};

export type ConsumerOptions = {
  readonly store: EventStore;
  readonly decode: DecodeEvent;
  readonly locks: SessionLocks;
  readonly log: ConsumerLog;
  readonly limits?: BatchLimits;
  readonly backoff?: Backoff;
};

const BEGIN_RETRY_MS = 1_000;

export class Consumer {
  readonly #handler: EventHandler;
  readonly #options: ConsumerOptions;
  readonly #backoff: Backoff;
  #stop = new AbortController();
  #running: Promise<void> | null = null;
  #state: ConsumerState = 'stopped';
  #position: Position | null = null;
  #processed = 0;
  #lastError: string | null = null;

  constructor(handler: EventHandler, options: ConsumerOptions) {
    this.#handler = handler;
    this.#options = options;
    this.#backoff = options.backoff ?? new Backoff({ firstMs: 100, longestMs: 10_000 });
  }

  start(): void {
    if (this.#running) return;
    this.#stop = new AbortController();
    this.#running = this.#run(this.#stop.signal);
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
    this.#running = null;
    this.#state = 'stopped';
  }

  status(): ConsumerStatus {
    return {
      name: this.#handler.name,
      state: this.#state,
      position: this.#position,
      processed: this.#processed,
      lastError: this.#lastError,
    };
  }

  async #run(stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      try {
        await this.#runOnce(stop);
      } catch (error) {
        if (stop.aborted) return;
        if (isFatal(error)) return this.#halt(error);
        this.#warn(error);
        await this.#backoff.pause(stop);
      }
    }
    return undefined;
  }

  async #runOnce(stop: AbortSignal): Promise<void> {
    if (this.#state !== 'retrying' && this.#state !== 'waiting') this.#state = 'standby';
    const lease = await this.#options.locks.acquire(this.#handler.name, stop);
    try {
      await this.#consume(lease, stop);
    } finally {
      await lease.release();
    }
  }

  async #consume(lease: Lease, stop: AbortSignal): Promise<void> {
    const signal = AbortSignal.any([stop, lease.lost]);
    const after = await this.#handler.begin();
    if (after === null) {
      this.#state = 'waiting';
      return pause(BEGIN_RETRY_MS, signal);
    }
    this.#position = after;
    this.#state = 'catching-up';
    const { store, decode, limits } = this.#options;
    const { types } = this.#handler;
    const subscribe = (signal: AbortSignal) => store.subscribe(after, { filter: { typePrefixes: types }, signal });
    for await (const batch of decodedBatches(subscribe, { decode, types, signal, limits })) {
      if (signal.aborted) return;
      await this.#handler.process(batch, signal);
      this.#recordProgress(batch);
    }
    return undefined;
  }

  #recordProgress(batch: DecodedBatch): void {
    this.#position = batch.position;
    this.#processed += batch.events.length;
    if (batch.caughtUp) this.#state = 'live';
    this.#lastError = null;
    this.#backoff.reset();
  }

  #warn(error: unknown): void {
    this.#state = 'retrying';
    this.#lastError = describeError(error);
    const details = { subscription: this.#handler.name, error: this.#lastError };
    if (error instanceof CheckpointConflict || isTransient(error)) this.#options.log.warn(details, 'Consumer starts over');
    else this.#options.log.error(details, 'Consumer failed and starts over');
  }

  #halt(error: unknown): void {
    this.#state = 'halted';
    this.#lastError = describeError(error);
    this.#options.log.error(
      { subscription: this.#handler.name, error: this.#lastError },
      'Consumer halted: it cannot go on without losing events',
    );
  }
}

const isFatal = (error: unknown): boolean => error instanceof UnknownFact || error instanceof PositionBeyondEnd;
