import {
  AccessDenied,
  type Appended,
  EventStore,
  type EventToAppend,
  type ExpectedRevision,
  hasLogGoneBack,
  OutcomeUnknown,
  type Position,
  type ReadAllOptions,
  type ReadOptions,
  type RecordedEvent,
  StoreUnavailable,
  type SubscribeOptions,
  type SubscriptionItem,
} from '../../event-sourcing/store/event-store.ts';
import { categoryOf } from '../../event-sourcing/core/stream-name.ts';
import { operation } from '../../event-sourcing/telemetry/operation.ts';
import type { AppendHealth } from './append-health.ts';

/** The log is not the one that was read: what is added now would contradict what people were shown. Nothing was stored. */
export class WritesRefused extends StoreUnavailable {
  constructor() {
    super();
    this.message = 'The log went back, and nothing is added to it until willow subscriptions rewind';
    this.name = 'WritesRefused';
  }
}

/** Closed and opened by who watches the log. */
export class WriteGate {
  #isOpen = true;
  #closings = 0;

  get isOpen(): boolean {
    return this.#isOpen;
  }

  set isOpen(isOpen: boolean) {
    if (this.#isOpen && !isOpen) this.#closings += 1;
    this.#isOpen = isOpen;
  }

  get closings(): number {
    return this.#closings;
  }
}

/** A store that reads always, and appends while the gate is open. The log has gone back when the gate closes, and when a subscription says so. */
export class GatedEventStore extends EventStore {
  readonly #store: EventStore;
  readonly #gate: WriteGate;
  #refusedSubscriptions = 0;
  readonly #health: AppendHealth;

  constructor(store: EventStore, gate: WriteGate, health: AppendHealth) {
    super();
    this.#store = store;
    this.#gate = gate;
    this.#health = health;
  }

  async append(stream: string, expected: ExpectedRevision, events: readonly EventToAppend[]): Promise<Appended> {
    if (!this.#gate.isOpen) throw new WritesRefused();
    try {
      const told = { stream: categoryOf(stream), types: events.map(({ type }) => type) };
      const appended = await operation('append', told, () => this.#store.append(stream, expected, events));
      this.#health.stored();
      return appended;
    } catch (error) {
      if (error instanceof StoreUnavailable || error instanceof OutcomeUnknown || error instanceof AccessDenied) this.#health.failed();
      throw error;
    }
  }

  readStream(stream: string, options?: ReadOptions): AsyncIterable<RecordedEvent> {
    return this.#store.readStream(stream, options);
  }

  readAll(from: Position | 'start' | 'end', options?: ReadAllOptions): AsyncIterable<RecordedEvent> {
    return this.#store.readAll(from, options);
  }

  async *subscribe(after: Position | 'start' | 'end', options: SubscribeOptions): AsyncGenerator<SubscriptionItem, void, undefined> {
    try {
      yield* this.#store.subscribe(after, options);
    } catch (error) {
      if (hasLogGoneBack(error)) this.#refusedSubscriptions += 1;
      throw error;
    }
  }

  override generation(): number {
    return this.#store.generation() + this.#gate.closings + this.#refusedSubscriptions;
  }

  head(): Promise<Position | 'start'> {
    return this.#store.head();
  }

  compare(a: Position | 'start', b: Position | 'start'): number {
    return this.#store.compare(a, b);
  }

  ping(): Promise<void> {
    return this.#store.ping();
  }

  close(): Promise<void> {
    return this.#store.close();
  }
}
