import { idOfMark, positionOfMark } from './mark.ts';
import type { Mark } from './mark.ts';

/** What JSON.stringify gives back unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };
export const parseJsonObject = (text: string): JsonObject => JSON.parse(text) as JsonObject;

/** In the log of all events. Only its own store may compare it. (A plain `string` would swallow 'start' in a union.) */
export type Position = string & Record<never, never>;

/** A number is the revision of the stream's last event, counted from 0. */
export type ExpectedRevision = number | 'no-stream' | 'stream-exists' | 'any';

export type EventToAppend = {
  /** UUID. An append with the same ids is the same append: it is stored once. */
  readonly id: string;
  readonly type: string;
  readonly data: JsonObject;
  readonly metadata: JsonObject;
  /** Ciphertext of the personal part. */
  readonly sealed: Uint8Array | null;
};

export type RecordedEvent = EventToAppend & {
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
  /** The store's clock, ISO 8601 UTC. */
  readonly recordedAt: string;
  /** In hex, of this event and everything before it; where the store chains its events and the log is read in order. */
  readonly hash?: string | undefined;
};

/** Null where nothing of ours stands before the position. */
export type Place = { readonly position: Position; readonly mark: Mark | null };

export type Appended = { readonly revision: number; readonly position: Position };

/** Any of the types, or any of the prefixes; they are literal. */
export type EventFilter = { readonly types: readonly string[] } | { readonly streamPrefixes: readonly string[] };

/** `from` and `to` are the lowest and the highest revision, inclusive in both directions. */
export type ReadOptions = { readonly from?: number; readonly to?: number; readonly backwards?: boolean; readonly maxCount?: number };
export type ReadAllOptions = { readonly filter?: EventFilter; readonly maxCount?: number; readonly backwards?: boolean };

export type SubscribeOptions = { readonly filter?: EventFilter; readonly signal: AbortSignal; readonly mark?: Mark | null };

export type SubscriptionItem =
  | { readonly kind: 'event'; readonly event: RecordedEvent }
  | ({ readonly kind: 'caught-up' } & Place)
  | ({ readonly kind: 'checkpoint' } & Place);

/**
 * Where events are stored. Two adapters pass the same behaviour suite: the log in PostgreSQL and EventStoreDB.
 * Append is all or nothing, for one stream, and idempotent by event id.
 */
export abstract class EventStore {
  /**
   * Appends at least one event. Repeating an append (same ids, same expected revision) returns the result of the first.
   * Throws InvalidAppend, EventTooLarge, RevisionConflict, EventIdReused, StreamDeleted, AccessDenied, StoreUnavailable or OutcomeUnknown.
   */
  abstract append(stream: string, expected: ExpectedRevision, events: readonly EventToAppend[]): Promise<Appended>;

  /** Reads a stream. Throws StreamNotFound when the stream has no event; an empty range gives nothing. */
  abstract readStream(stream: string, options?: ReadOptions): AsyncIterable<RecordedEvent>;

  /** Reads all events in order: forwards `from` is inclusive, backwards exclusive. System events are left out. */
  abstract readAll(from: Position | 'start' | 'end', options?: ReadAllOptions): AsyncIterable<RecordedEvent>;

  /**
   * All events after `after` (exclusive): history, one `caught-up`, then live, until the signal aborts. Resumes by itself after a
   * transient failure; throws AccessDenied, PositionBeyondEnd and LogRewritten: what stands where it goes on is compared with `mark`, and then
   * with what it has seen there. A `checkpoint` stands for events that the filter left out, so that a subscription to rare events still moves on.
   */
  abstract subscribe(after: Position | 'start' | 'end', options: SubscribeOptions): AsyncIterable<SubscriptionItem>;

  /** The position of the last event, or 'start' when there is none. */
  abstract head(): Promise<Position | 'start'>;

  /** Negative when a is before b, 0 when equal. 'start' is before everything. */
  abstract compare(a: Position | 'start', b: Position | 'start'): number;

  /** Another number each time that the log turned out to have gone back: what was remembered of it holds no more. */
  generation(): number {
    return 0;
  }

  /** A real read, for health checks. */
  abstract ping(): Promise<void>;

  abstract close(): Promise<void>;
}

/** The stream is not at the expected revision: another writer appended first. */
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

/** The append is wrong in itself: no events, a name that is not allowed, or a payload that JSON would change. */
export class InvalidAppend extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.name = 'InvalidAppend';
  }
}

/** The expected revision is right, but an id is that of another event: a bug in the writer. */
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

/** No answer in time: the append may or may not be stored. Appending the same ids again settles it. */
export class OutcomeUnknown extends Error {
  constructor(stream: string, cause?: unknown) {
    super(`No answer from the store for an append to ${stream}`, { cause });
    this.name = 'OutcomeUnknown';
  }
}

/** Nothing was stored. */
export class StoreUnavailable extends Error {
  constructor(cause?: unknown) {
    super('The event store cannot be reached', { cause });
    this.name = 'StoreUnavailable';
  }
}

/** The store refuses this login: a retry would not help. */
export class AccessDenied extends Error {
  constructor(cause?: unknown) {
    super('The event store denies access', { cause });
    this.name = 'AccessDenied';
  }
}

/** The log was restored from an older copy, or the position is from another store. */
export class PositionBeyondEnd extends Error {
  constructor(position: Position | 'start', head: Position | 'start') {
    super(`Position ${position} is not in this log, which ends at ${head}`);
    this.name = 'PositionBeyondEnd';
  }
}

/** Not the event that was read there, or none: the log was restored from an older copy or cut, and maybe written on. */
export class LogRewritten extends Error {
  constructor(mark: Mark) {
    super(`The event ${idOfMark(mark)}, which was read at position ${positionOfMark(mark)}, is not there any more`);
    this.name = 'LogRewritten';
  }
}

/** Other events stand where somebody has read, or none. */
export const hasLogGoneBack = (error: unknown): boolean => error instanceof PositionBeyondEnd || error instanceof LogRewritten;
