import { EventStore } from '../event-store.ts';
import type {
  Appended,
  EventToAppend,
  ExpectedRevision,
  Position,
  ReadAllOptions,
  ReadOptions,
  RecordedEvent,
  SubscribeOptions,
  SubscriptionItem,
} from '../event-store.ts';
import { prepareAppend } from '../prepared-append.ts';
import { Appender } from './appender.ts';
import { ReconnectingClient } from './reconnecting-client.ts';
import { parseConnectionUrl } from './connection-url.ts';
import type { Connection } from './connection-url.ts';
import { assertNoTime, isUserEvent, userEventMatcher, toRecorded } from './event-codec.ts';
import type { RawEvent } from './event-codec.ts';
import { Gateway } from './eventstoredb-gateway.ts';
import { Failure, toAppendError, toReadError } from './failures.ts';
import { appendInOrder, OutOfOrder } from './ordered-appends.ts';
import { CatchUpSubscription } from './catch-up-subscription.ts';
import { SharedSubscription } from './shared-subscription.ts';
import { comparePositions, parseStart } from './positions.ts';
import type { LogPosition } from './positions.ts';
import { headOf, Reader } from './reader.ts';
import { retry } from './retrying.ts';

type EventStoreDbOptions = {
  readonly url: string;
  readonly appendTimeoutMs?: number;
  /** Must be longer than the server's own limit for a write, 2 s. */
  readonly attemptTimeoutMs?: number;
  /** How long a read that fails is tried again. */
  readonly readTimeoutMs?: number;
  readonly idleTimeoutMs?: number;
  /** How often an idle subscription is compared with the end of the log. */
  readonly watchdogIntervalMs?: number;
  readonly onWarning?: (error: unknown) => void;
};

const DEFAULTS = {
  appendTimeoutMs: 5_000,
  attemptTimeoutMs: 2_500,
  readTimeoutMs: 5_000,
  idleTimeoutMs: 3_000,
  watchdogIntervalMs: 3_000,
  onWarning: () => undefined,
};
const PING_MS = 1_500;
/** A copy may take hours; each of its appends has a limit of its own. */
const NO_LIMIT_MS = 2 ** 31 - 1;

/**
 * EventStoreDB and KurrentDB. Unlike in PostgreSQL, ids are unique per stream only, and an id that the stream already has is refused at
 * another exact revision only while this process knows the ids of the stream.
 */
export class EventStoreDbEventStore extends EventStore {
  readonly #options: Required<EventStoreDbOptions>;
  readonly #clients: Clients;
  readonly #reader: Reader;
  readonly #appender: Appender;
  readonly #tail: SharedSubscription;
  readonly #closing = new AbortController();

  constructor(options: EventStoreDbOptions) {
    super();
    this.#options = { ...DEFAULTS, ...options };
    const { appendTimeoutMs, attemptTimeoutMs, readTimeoutMs, idleTimeoutMs, watchdogIntervalMs, onWarning } = this.#options;
    this.#clients = openClients(parseConnectionUrl(options.url));
    this.#reader = new Reader(this.#clients.reading, { idleTimeoutMs, timeoutMs: readTimeoutMs });
    this.#appender = new Appender({ client: this.#clients.writing, reader: this.#reader, appendTimeoutMs, attemptTimeoutMs });
    this.#tail = new SharedSubscription({ client: this.#clients.subscribing, idleTimeoutMs, watchdogIntervalMs, onWarning });
  }

  async append(stream: string, expected: ExpectedRevision, events: readonly EventToAppend[]): Promise<Appended> {
    assertNoTime(events);
    return this.#appender.append(prepareAppend(stream, expected, events));
  }

  /**
   * Adds events of another store as they are, with the times they were recorded at, in their order. `stored` is called for each in turn.
   * Throws OutOfOrder, RevisionConflict, and what `append` throws; what was stored until then stays.
   */
  async copyIn(events: AsyncIterable<RecordedEvent>, stored: (event: RecordedEvent) => void): Promise<void> {
    const { writing } = this.#clients;
    const { idleTimeoutMs, readTimeoutMs } = this.#options;
    try {
      // So that the client has found the leader: there is no second call for what comes first.
      await retry(() => headOf(writing, idleTimeoutMs), { timeoutMs: readTimeoutMs, signal: writing.closing });
      await writing.call((gateway) => appendInOrder(gateway.appendsInOrder(), events, stored), NO_LIMIT_MS);
    } catch (error) {
      throw error instanceof Failure && error.cause instanceof OutOfOrder ? error.cause : toAppendError(error, 'the copy', false);
    }
  }

  async *readStream(stream: string, options: ReadOptions = {}): AsyncGenerator<RecordedEvent, void, undefined> {
    for await (const event of this.#reader.stream(stream, options)) yield toRecorded(event);
  }

  async *readAll(from: Position | 'start' | 'end', options: ReadAllOptions = {}): AsyncGenerator<RecordedEvent, void, undefined> {
    const { filter, backwards = false, maxCount = Infinity } = options;
    const isWanted = userEventMatcher(filter);
    let left = maxCount;
    if (left <= 0 || from === (backwards ? 'start' : 'end')) return;
    try {
      for await (const page of this.#reader.all(from === 'end' ? 'end' : parseStart(from), backwards)) {
        for (const event of page) {
          if (!isWanted(event)) continue;
          yield toRecorded(event);
          left -= 1;
          if (left === 0) return;
        }
      }
    } catch (error) {
      throw toReadError(error);
    }
  }

  /** Ours, in order, with their bytes as they are stored; `from` is inclusive. A position that lies within a record gives nothing. */
  async *history(
    from: LogPosition | 'start',
    isWanted: (event: RawEvent) => boolean = isUserEvent,
  ): AsyncGenerator<RawEvent, void, undefined> {
    try {
      for await (const page of this.#reader.all(from, false, true)) yield* page.filter(isWanted);
    } catch (error) {
      if (error instanceof Failure && error.kind === 'refused') return;
      throw toReadError(error);
    }
  }

  async *subscribe(
    after: Position | 'start' | 'end',
    { filter, signal, mark = null }: SubscribeOptions,
  ): AsyncGenerator<SubscriptionItem, void, undefined> {
    const { idleTimeoutMs, onWarning } = this.#options;
    const stop = AbortSignal.any([signal, this.#closing.signal]);
    const subscribing = {
      client: this.#clients.subscribing,
      tail: this.#tail,
      after,
      mark,
      filter,
      signal: stop,
      idleTimeoutMs,
      onWarning,
    };
    yield* new CatchUpSubscription(subscribing).items();
  }

  head(): Promise<Position | 'start'> {
    return this.#reader.head();
  }

  compare(a: Position | 'start', b: Position | 'start'): number {
    return comparePositions(a, b);
  }

  async ping(): Promise<void> {
    await this.#reader.head(PING_MS);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#appender.close();
    const { writing, reading, subscribing } = this.#clients;
    await Promise.all([writing.close(), reading.close(), subscribing.close()]);
  }
}

type Clients = { readonly writing: ReconnectingClient; readonly reading: ReconnectingClient; readonly subscribing: ReconnectingClient };

/** Decisions read from the leader; subscriptions may prefer another node. */
function openClients(connection: Connection): Clients {
  const { nodePreference = 'leader', ...others } = Object.fromEntries(connection.options);
  const leading = { ...connection, options: new Map(Object.entries(others)) };
  const toLeader = (): Gateway => new Gateway(leading, { requiresLeader: true });
  const prefersLeader = nodePreference.toLowerCase() === 'leader';
  return {
    writing: new ReconnectingClient(toLeader),
    reading: new ReconnectingClient(toLeader),
    subscribing: new ReconnectingClient(() => new Gateway(connection, { requiresLeader: prefersLeader })),
  };
}
