import type { Lease, SessionLocks } from '../postgres/session-locks.ts';
import { isTransient } from '../postgres/transient-errors.ts';
import type { EventStore, Place, Position } from '../store/event-store.ts';
import { hasLogGoneBack } from '../store/event-store.ts';
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
 * `standby`: another worker has its lease. `waiting`: the checkpoint belongs to another version. `retrying`: after a failure. `halted`: after
 * a failure that needs a person: tried again from time to time, and halted until it succeeds.
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
  begin(): Promise<Place | null>;
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
  /** Between attempts once halted. */
  readonly haltedRetryMs?: number;
};

const BEGIN_RETRY_MS = 1_000;
const HALTED_RETRY_MS = 5_000;

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
        if (isFatal(error)) {
          this.#halt(error);
          await pause(this.#options.haltedRetryMs ?? HALTED_RETRY_MS, stop);
        } else {
          this.#warn(error);
          await this.#backoff.pause(stop);
        }
      }
    }
    return undefined;
  }

  async #runOnce(stop: AbortSignal): Promise<void> {
    if (this.#state === 'stopped' || this.#state === 'live' || this.#state === 'catching-up') this.#state = 'standby';
    const lease = await this.#options.locks.acquire(this.#handler.name, stop);
    try {
      await this.#consume(lease, stop);
    } catch (error) {
      // Whoever takes over meets it as well.
      if (!lease.recalled.aborted) throw error;
    } finally {
      await lease.release();
    }
  }

  async #consume(lease: Lease, stop: AbortSignal): Promise<void> {
    const signal = AbortSignal.any([stop, lease.lost, lease.recalled]);
    const from = await this.#handler.begin();
    if (from === null) {
      this.#state = 'waiting';
      return pause(BEGIN_RETRY_MS, signal);
    }
    this.#position = from.position;
    if (this.#state !== 'halted') this.#state = 'catching-up';
    const { store, decode, limits } = this.#options;
    const { types } = this.#handler;
    const subscribe = (signal: AbortSignal) => store.subscribe(from.position, { filter: { types }, signal, mark: from.mark });
    for await (const batch of decodedBatches(subscribe, { decode, signal, limits })) {
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
    else if (this.#state === 'halted') this.#state = 'catching-up';
    this.#lastError = null;
    this.#backoff.reset();
  }

  #warn(error: unknown): void {
    if (this.#state !== 'halted') this.#state = 'retrying';
    this.#lastError = describeError(error);
    const details = { subscription: this.#handler.name, error: this.#lastError };
    if (error instanceof CheckpointConflict || isTransient(error)) this.#options.log.warn(details, 'Consumer starts over');
    else this.#options.log.error(details, 'Consumer failed and starts over');
  }

  #halt(error: unknown): void {
    const said = this.#state === 'halted' && this.#lastError === describeError(error);
    this.#state = 'halted';
    this.#lastError = describeError(error);
    if (said) return;
    const details = { subscription: this.#handler.name, error: this.#lastError };
    this.#options.log.error(details, hasLogGoneBack(error) ? LOG_LOST : 'Consumer halted: it cannot go on without losing events');
  }
}

const isFatal = (error: unknown): boolean => error instanceof UnknownFact || hasLogGoneBack(error);

const LOG_LOST =
  'Consumer halted: the log is not the one it has read, but an older copy or a part of it. To look and to go on: npm run willow -- subscriptions rewind';
