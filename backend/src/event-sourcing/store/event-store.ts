/** JSON as it is stored: what JSON.stringify gives back unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** A place in the order of all events, as text. Opaque: only the store that gave it may compare it. (Not plain `string`, or 'start' would melt into it.) */
export type Position = string & Record<never, never>;

/** What a writer believes about the stream. A number is the revision of its last event, counted from 0. */
export type ExpectedRevision = number | 'no-stream' | 'stream-exists' | 'any';

export type EventToAppend = {
  /** UUID. The same id again is the same append again: it is stored once. */
  readonly id: string;
  readonly type: string;
  readonly data: JsonObject;
  readonly metadata: JsonObject;
  /** Ciphertext of the personal part, or null. */
  readonly sealed: Uint8Array | null;
};

export type RecordedEvent = EventToAppend & {
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
  /** The store's clock, ISO 8601 UTC. */
  readonly recordedAt: string;
};

export type Appended = { readonly revision: number; readonly position: Position };

/** Which events a reader wants: any of the prefixes of one kind. Prefixes are literal. */
export type EventFilter = { readonly typePrefixes: readonly string[] } | { readonly streamPrefixes: readonly string[] };

/** `from` and `to` are the lowest and the highest revision wanted, both included, whatever the direction. */
export type ReadOptions = { readonly from?: number; readonly to?: number; readonly backwards?: boolean; readonly maxCount?: number };
export type ReadAllOptions = { readonly filter?: EventFilter; readonly maxCount?: number; readonly backwards?: boolean };

export type SubscriptionItem =
  | { readonly kind: 'event'; readonly event: RecordedEvent }
  | { readonly kind: 'caught-up'; readonly position: Position }
  | { readonly kind: 'checkpoint'; readonly position: Position };

/**
 * The one door to history. Two adapters pass one behaviour suite: the PostgreSQL log and EventStoreDB.
 * Append is all or nothing, for one stream, and idempotent by event id.
 */
export abstract class EventStore {
  /**
   * Appends at least one event. The same ids at the same expected revision again answer what the first append answered.
   * Throws InvalidAppend, EventTooLarge, RevisionConflict, EventIdReused, StreamDeleted, AccessDenied, StoreUnavailable or OutcomeUnknown.
   */
  abstract append(stream: string, expected: ExpectedRevision, events: readonly EventToAppend[]): Promise<Appended>;

  /** Reads a stream. Throws StreamNotFound when the stream has no event; events out of the wanted range are simply not there. */
  abstract readStream(stream: string, options?: ReadOptions): AsyncIterable<RecordedEvent>;

  /** Reads all events in order: forwards the event at `from` is included, backwards it is not. System events are never given out. */
  abstract readAll(from: Position | 'start' | 'end', options?: ReadAllOptions): AsyncIterable<RecordedEvent>;

  /**
   * Follows all events after `after` (exclusive): history, one `caught-up`, then live, until the signal aborts. Resumes by itself
   * after a failure; throws only what waiting cannot mend (AccessDenied, PositionBeyondEnd). `checkpoint` passes events that the
   * filter left out, so that a subscription of rare events moves on.
   */
  abstract subscribe(
    after: Position | 'start' | 'end',
    options: { readonly filter?: EventFilter; readonly signal: AbortSignal },
  ): AsyncIterable<SubscriptionItem>;

  /** The position of the last event, or 'start' when there is none. */
  abstract head(): Promise<Position | 'start'>;

  /** Negative when a is before b, 0 when equal. 'start' is before everything. */
  abstract compare(a: Position | 'start', b: Position | 'start'): number;

  /** A real read, for health checks. */
  abstract ping(): Promise<void>;

  abstract close(): Promise<void>;
}

/** Somebody else appended first, or the stream is not as the writer believed. */
export class RevisionConflict extends Error {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  /** Revision of the last event, or null when the stream does not exist. */
  readonly actual: number | null;

  constructor(stream: string, expected: ExpectedRevision, actual: number | null) {
    super(`Expected ${stream} at ${expected}, found ${actual ?? 'no stream'}`);
    this.name = 'RevisionConflict';
    this.stream = stream;
    this.expected = expected;
    this.actual = actual;
  }
}

/** The append itself is wrong: nothing to append, a name that is not allowed, or a payload that JSON cannot carry unchanged. */
export class InvalidAppend extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.name = 'InvalidAppend';
  }
}

/** The expected revision holds, but one of the ids already names another event: a bug of the writer. */
export class EventIdReused extends Error {
  constructor(stream: string) {
    super(`An append to ${stream} carries the id of an event that was stored before`);
    this.name = 'EventIdReused';
  }
}

export class StreamNotFound extends Error {
  constructor(stream: string) {
    super(`No stream ${stream}`);
    this.name = 'StreamNotFound';
  }
}

export class StreamDeleted extends Error {
  constructor(stream: string) {
    super(`The stream ${stream} was deleted for ever`);
    this.name = 'StreamDeleted';
  }
}

export class EventTooLarge extends Error {
  readonly limitBytes: number;

  constructor(limitBytes: number) {
    super(`An append may carry ${limitBytes} bytes at most`);
    this.name = 'EventTooLarge';
    this.limitBytes = limitBytes;
  }
}

/** The store gave no answer in time: the append may or may not have happened. Settled by appending the same ids again. */
export class OutcomeUnknown extends Error {
  constructor(stream: string, cause?: unknown) {
    super(`No answer from the store for an append to ${stream}`, { cause });
    this.name = 'OutcomeUnknown';
  }
}

/** The store cannot be reached; nothing was done. */
export class StoreUnavailable extends Error {
  constructor(cause?: unknown) {
    super('The event store cannot be reached', { cause });
    this.name = 'StoreUnavailable';
  }
}

/** The store refuses this login. Not worth a retry. */
export class AccessDenied extends Error {
  constructor(cause?: unknown) {
    super('The event store denies access', { cause });
    this.name = 'AccessDenied';
  }
}

/** A reader is ahead of the log: the log was restored from an older copy, or the position belongs to another store. */
export class PositionBeyondEnd extends Error {
  constructor(position: Position | 'start', head: Position | 'start') {
    super(`Position ${position} is not in this log, which ends at ${head}`);
    this.name = 'PositionBeyondEnd';
  }
}
