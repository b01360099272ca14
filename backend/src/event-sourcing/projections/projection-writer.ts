import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import { isTransient, sqlStateOf } from '../postgres/transient-errors.ts';
import { Checkpoint } from '../subscriptions/checkpoint.ts';
import type { Moved, Run, Step } from '../subscriptions/checkpoint.ts';
import { describeError } from '../subscriptions/describe-error.ts';
import type { DecodedEvent } from '../subscriptions/decode-events.ts';
import { park, parkedStreams } from '../subscriptions/parked.ts';
import type { Place, Position } from '../store/event-store.ts';
import { placeOf } from '../subscriptions/batches.ts';
import type { RecordedFact } from '../codec/recorded-fact.ts';
import { preparedRun } from './prepared.ts';
import type { Projection } from './projection.ts';
import type { SharedCommit } from './shared-commit.ts';

export const subscriptionOf = (projection: string): string => `projection/${projection}`;

export const versionOf = (projection: Projection): number => projection.version ?? 1;

export const runOn =
  (db: Pick<EntityManager, 'query'>): Run =>
  <Row>(sql: string, values: readonly unknown[]) =>
    db.query<readonly Row[]>(sql, [...values]);

type WriterOptions = {
  readonly projection: Projection;
  readonly db: DataSource;
  readonly build: 'live' | 'next';
  readonly poison: 'park' | 'stop';
  readonly shared?: SharedCommit | undefined;
};

/** Larger batches are history, for which nobody waits: they get a transaction of their own. */
const MAX_SHARED_EVENTS = 100;

export class ProjectionWriter {
  readonly checkpoint: Checkpoint;
  readonly #options: WriterOptions;

  constructor(options: WriterOptions) {
    this.#options = options;
    this.checkpoint = new Checkpoint(subscriptionOf(options.projection.name), options.build);
  }

  /** Leaves the checkpoint at `to`. A fact that cannot be processed is found by halving. */
  async process(from: Position, to: Place, events: readonly DecodedEvent[]): Promise<void> {
    if (events.length === 0) return void (await this.checkpoint.moveWithRows(runOn(this.#options.db), this.#step(from, to)));
    try {
      if (!(await this.#commitShared(from, to, events))) await this.#commit(from, to, events);
    } catch (error) {
      if (!(error instanceof PoisonEvent)) throw error;
      if (this.#options.poison === 'stop') throw error.cause;
      await this.#isolate(from, to, events);
    }
    return undefined;
  }

  #step(from: Position, to: Place): Step {
    return { version: versionOf(this.#options.projection), from, to };
  }

  async #commitShared(from: Position, to: Place, events: readonly DecodedEvent[]): Promise<boolean> {
    const { shared } = this.#options;
    if (!shared || events.length > MAX_SHARED_EVENTS) return false;
    const step = { ...this.#step(from, to), subscription: this.checkpoint.subscription };
    return shared.commit({ step, write: (manager, moved) => this.#write(manager, moved, events) });
  }

  async #isolate(from: Position, to: Place, events: readonly DecodedEvent[]): Promise<void> {
    if (events.length === 1) return this.#tryOnceMore(from, to, events[0]!);
    const half = Math.ceil(events.length / 2);
    const middle = placeOf(events[half - 1]!.event);
    await this.process(from, middle, events.slice(0, half));
    return this.process(middle.position, to, events.slice(half));
  }

  /** A failing database can look like a bad fact, but not twice. */
  async #tryOnceMore(from: Position, to: Place, event: DecodedEvent): Promise<void> {
    await sleep(RETRY_MS);
    try {
      await this.#commit(from, to, [event]);
    } catch (error) {
      if (!(error instanceof PoisonEvent)) throw error;
      await this.#park(from, to, event, error.cause);
    }
  }

  async #commit(from: Position, to: Place, events: readonly DecodedEvent[]): Promise<void> {
    await this.#options.db.transaction(async (manager) => {
      const moved = await this.checkpoint.moveWithRows(preparedRun(manager), this.#step(from, to));
      await this.#write(manager, moved, events);
    });
  }

  async #write(manager: EntityManager, { hasParked }: Moved, events: readonly DecodedEvent[]): Promise<void> {
    // A rebuild begins anew: what the live tables have aside is not aside here.
    const mayBeAside = hasParked && this.#options.poison === 'park';
    const free = mayBeAside ? await this.#withoutParked(runOn(manager), events) : events;
    if (free.length > 0) await this.#apply(free, manager);
  }

  async #apply(events: readonly DecodedEvent[], manager: EntityManager): Promise<void> {
    try {
      await this.#options.projection.apply(factsOf(events), manager);
    } catch (error) {
      throw isPoison(error) ? new PoisonEvent(error) : error;
    }
  }

  /** A stream is processed in order or not at all: facts behind a parked one are parked too. */
  async #withoutParked(run: Run, events: readonly DecodedEvent[]): Promise<readonly DecodedEvent[]> {
    const { subscription } = this.checkpoint;
    const parked = await parkedStreams(
      run,
      subscription,
      events.map(({ event }) => event.stream),
    );
    const behind = events.filter(({ event }) => parked.has(event.stream));
    if (behind.length > 0) {
      await park(
        run,
        subscription,
        behind.map(({ event }) => event),
        null,
      );
    }
    return events.filter(({ event }) => !parked.has(event.stream));
  }

  async #park(from: Position, to: Place, { event }: DecodedEvent, error: unknown): Promise<void> {
    await this.#options.db.transaction(async (manager) => {
      const run = runOn(manager);
      await this.checkpoint.moveWithRows(run, this.#step(from, to));
      await park(run, this.checkpoint.subscription, [event], describeError(error));
    });
  }
}

/** What `apply` threw, and nothing that opening or committing a transaction throws. */
class PoisonEvent extends Error {
  constructor(cause: unknown) {
    super('A fact cannot be processed', { cause });
    this.name = 'PoisonEvent';
  }
}

function factsOf(events: readonly DecodedEvent[]): readonly RecordedFact[] {
  return events.map((item) => {
    if ('error' in item) throw item.error;
    return item.fact;
  });
}

const RETRY_MS = 25;
const SCHEMA_ERROR_CLASS = '42';
const NOT_A_FACT_S_FAULT = new Set(['EntityMetadataNotFoundError', 'EntityPropertyNotFoundError', 'ColumnTypeUndefinedError']);

/**
 * A missing table, column, right or entity would fail for every fact: parking would empty the read model, so the runner waits for the
 * deployment to be repaired.
 */
function isPoison(error: unknown): boolean {
  if (isTransient(error)) return false;
  if (sqlStateOf(error)?.startsWith(SCHEMA_ERROR_CLASS)) return false;
  return !(error instanceof Error && NOT_A_FACT_S_FAULT.has(error.name));
}
