import type pg from 'pg';
import { isTransient } from '../postgres/transient-errors.ts';
import { Backoff } from '../concurrency/backoff.ts';
import { Checkpoint, CheckpointConflict } from '../subscriptions/checkpoint.ts';
import { describeError } from '../subscriptions/describe-error.ts';
import { Consumer } from '../subscriptions/consumer.ts';
import type { ConsumerOptions, ConsumerStatus } from '../subscriptions/consumer.ts';
import type { DecodedEvent } from '../subscriptions/decode-events.ts';
import type { DecodedBatch } from '../subscriptions/decoded-batches.ts';
import { hasParked, park, parkedStreams } from '../subscriptions/parked.ts';
import type { Place, Position } from '../store/event-store.ts';
import { placeOf } from '../subscriptions/batches.ts';
import { type Reaction, reactTo } from './reaction.ts';
import { startOf, subscriptionOf, REACTION_VERSION, runOn } from './reaction-checkpoint.ts';

export type ReactionRunnerOptions = ConsumerOptions & {
  readonly reaction: Reaction;
  readonly pool: pg.Pool;
  /** Before a fact is parked. Transient failures do not count. */
  readonly attempts?: number;
  /** Facts of other types move the checkpoint at most this often, and when the log is idle. */
  readonly idleMoveMs?: number;
};

/**
 * The checkpoint moves after `react`, so after a crash a fact may come again. Transient failures are retried without limit; any other
 * parks the fact and the rest of its stream.
 */
export class ReactionRunner {
  readonly #options: Required<Pick<ReactionRunnerOptions, 'attempts' | 'idleMoveMs'>> & ReactionRunnerOptions;
  readonly #consumer: Consumer;
  readonly #checkpoint: Checkpoint;
  #position: Position = 'start';
  #movedAt = 0;
  /** Only this runner parks; somebody else may only make it fewer. */
  #mayHaveParked = true;

  constructor(options: ReactionRunnerOptions) {
    const { reaction } = options;
    this.#options = { attempts: 3, idleMoveMs: 1_000, ...options };
    this.#checkpoint = new Checkpoint(subscriptionOf(reaction.name));
    const handler = {
      name: subscriptionOf(reaction.name),
      types: reaction.types,
      begin: () => this.#begin(),
      process: (batch: DecodedBatch, signal: AbortSignal) => this.#process(batch, signal),
    };
    this.#consumer = new Consumer(handler, options);
  }

  start(): void {
    this.#consumer.start();
  }

  stop(): Promise<void> {
    return this.#consumer.stop();
  }

  status(): ConsumerStatus {
    return this.#consumer.status();
  }

  async #begin(): Promise<Place> {
    const { reaction, store, pool } = this.#options;
    const from = await startOf(reaction, store, pool);
    this.#mayHaveParked = await hasParked(runOn(pool), this.#checkpoint.subscription);
    this.#position = from.position;
    return from;
  }

  async #process({ position, mark, events, isIdle }: DecodedBatch, signal: AbortSignal): Promise<void> {
    const parked = await this.#parkedAmong(events);
    for (const item of events) {
      if (signal.aborted) return;
      if (parked.has(item.event.stream)) await this.#park(item, null);
      else if ('fact' in item && this.#options.reaction.concerns?.(item.fact) === false) continue;
      else if (!(await this.#react(item, signal))) parked.add(item.event.stream);
      await this.#moveTo(placeOf(item.event));
    }
    if (isIdle || performance.now() - this.#movedAt >= this.#options.idleMoveMs)
      await this.#moveTo({ position, mark }, { isDurable: false });
  }

  async #parkedAmong(events: readonly DecodedEvent[]): Promise<Set<string>> {
    if (events.length === 0 || !this.#mayHaveParked) return new Set();
    const streams = events.map(({ event }) => event.stream);
    return new Set(await parkedStreams(runOn(this.#options.pool), this.#checkpoint.subscription, streams));
  }

  async #react(item: DecodedEvent, signal: AbortSignal): Promise<boolean> {
    const backoff = new Backoff({ firstMs: 50, longestMs: 1_000 });
    for (let attempt = 1; ; attempt += 1) {
      try {
        if ('error' in item) throw item.error;
        await reactTo(this.#options.reaction, item.fact);
        return true;
      } catch (error) {
        if (isTransient(error)) throw error;
        if (attempt >= this.#options.attempts) return this.#parkFailed(item, error);
        await backoff.pause(signal);
        if (signal.aborted) throw new CheckpointConflict(this.#checkpoint.subscription);
      }
    }
  }

  async #parkFailed(item: DecodedEvent, error: unknown): Promise<false> {
    const description = describeError(error);
    await this.#park(item, description);
    const { id, type } = item.event;
    const details = { subscription: this.#checkpoint.subscription, event: id, type, error: description };
    this.#options.log.error(details, 'Fact parked');
    return false;
  }

  async #park({ event }: DecodedEvent, description: string | null): Promise<void> {
    this.#mayHaveParked = true;
    await park(runOn(this.#options.pool), this.#checkpoint.subscription, [event], description);
  }

  async #moveTo(to: Place, options: { readonly isDurable?: boolean } = {}): Promise<void> {
    if (to.position === this.#position) return;
    await this.#checkpoint.move(runOn(this.#options.pool), { version: REACTION_VERSION, from: this.#position, to }, options);
    this.#position = to.position;
    this.#movedAt = performance.now();
  }
}
