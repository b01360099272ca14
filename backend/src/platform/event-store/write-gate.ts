import {
  AccessDenied,
  type Appended,
  EventStore,
  type EventToAppend,
  type ExpectedRevision,
  OutcomeUnknown,
  type Position,
  type ReadAllOptions,
  type ReadOptions,
  type RecordedEvent,
  StoreUnavailable,
  type SubscribeOptions,
  type SubscriptionItem,
} from '../../event-sourcing/store/event-store.ts';
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
  isOpen = true;
}

/** A store that reads always, and appends while the gate is open. */
export class GatedEventStore extends EventStore {
  readonly #store: EventStore;
  readonly #gate: WriteGate;
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
      const appended = await this.#store.append(stream, expected, events);
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

  subscribe(after: Position | 'start' | 'end', options: SubscribeOptions): AsyncIterable<SubscriptionItem> {
    return this.#store.subscribe(after, options);
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
