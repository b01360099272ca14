import { StreamDeleted, StreamNotFound } from '../event-store.ts';
import type { Position, ReadOptions } from '../event-store.ts';
import type { ClientLine } from './client-line.ts';
import type { RawEvent } from './event-codec.ts';
import { Failure, toReadError } from './failures.ts';
import { retrying, resuming } from './retrying.ts';
import { comparePlaces, toPosition } from './positions.ts';
import type { Place } from './positions.ts';

export type ReaderOptions = {
  /** The longest wait for the next event of a read. */
  readonly idleMs: number;
  /** How long a read that makes no progress is tried again. */
  readonly withinMs: number;
};

/** Reads that go on after a failure where they stopped. */
export class Reader {
  readonly #line: ClientLine;
  readonly #options: ReaderOptions;

  constructor(line: ClientLine, options: ReaderOptions) {
    this.#line = line;
    this.#options = options;
  }

  /** The events of a stream between two revisions, both included. Throws StreamNotFound, StreamDeleted, AccessDenied, StoreUnavailable. */
  async *stream(stream: string, options: ReadOptions = {}): AsyncGenerator<RawEvent, void, undefined> {
    const { from = 0, to = Infinity, backwards = false, maxCount = Infinity } = options;
    let left = Math.min(maxCount, to - from + 1);
    if (left <= 0) return;
    try {
      for await (const event of this.#resuming((last) => this.#streamFrom(stream, startOf(options, last), backwards, left))) {
        if (event.revision < from || event.revision > to) return;
        yield event;
        left -= 1;
        if (left === 0 || event.revision === (backwards ? from : to)) return;
      }
    } catch (error) {
      throw toStreamError(stream, error);
    }
  }

  /** All events from a place on, system events among them: forwards that place is included, backwards it is not. */
  async *all(from: Place | 'start' | 'end', backwards: boolean): AsyncGenerator<RawEvent, void, undefined> {
    const { idleMs } = this.#options;
    const open = (last: RawEvent | null): AsyncIterable<RawEvent> =>
      this.#line.stream((gateway, signal) => gateway.readAll(last?.place ?? from, { backwards }, { signal, idleMs }));
    let last: Place | null = null;
    for await (const event of this.#resuming(open)) {
      // Where a read went on forwards, the event it went on from comes once more.
      if (!last || comparePlaces(event.place, last) !== 0) yield event;
      last = event.place;
    }
  }

  /** The place of the last event of all, or 'start'. `withinMs` limits the tries. */
  head(withinMs = this.#options.withinMs): Promise<Position | 'start'> {
    return retrying((leftMs) => headOf(this.#line, Math.min(leftMs, this.#options.idleMs)), {
      withinMs,
      signal: this.#line.closing,
    }).catch((error: unknown) => Promise.reject(toReadError(error)));
  }

  #streamFrom(stream: string, from: number | 'start' | 'end', backwards: boolean, left: number): AsyncIterable<RawEvent> {
    const { idleMs } = this.#options;
    const range = { backwards, ...(Number.isFinite(left) ? { maxCount: left } : {}) };
    return this.#line.stream((gateway, signal) => gateway.readStream(stream, from, range, { signal, idleMs }));
  }

  #resuming(open: (last: RawEvent | null) => AsyncIterable<RawEvent>): AsyncIterable<RawEvent> {
    return resuming(open, { withinMs: this.#options.withinMs, signal: this.#line.closing });
  }
}

/** A real read of the last event. */
export async function headOf(line: ClientLine, withinMs: number): Promise<Position | 'start'> {
  const range = { backwards: true, maxCount: 1 };
  const last = line.stream((gateway, signal) => gateway.readAll('end', range, { signal, idleMs: withinMs }));
  for await (const { place } of last) return toPosition(place);
  return 'start';
}

function startOf({ from = 0, to, backwards = false }: ReadOptions, last: RawEvent | null): number | 'end' {
  if (backwards) return last ? last.revision - 1 : (to ?? 'end');
  return last ? last.revision + 1 : from;
}

function toStreamError(stream: string, error: unknown): Error {
  if (error instanceof Failure && error.kind === 'not-found') return new StreamNotFound(stream);
  if (error instanceof Failure && error.kind === 'deleted') return new StreamDeleted(stream);
  return toReadError(error);
}
