import { StreamDeleted, StreamNotFound } from '../event-store.ts';
import type { Position, ReadOptions } from '../event-store.ts';
import type { ReconnectingClient } from './reconnecting-client.ts';
import type { RawEvent } from './event-codec.ts';
import type { Page } from './eventstoredb-gateway.ts';
import { Failure, toReadError } from './failures.ts';
import { retry, resume } from './retrying.ts';
import { compareLogPositions, toPosition } from './positions.ts';
import type { LogPosition } from './positions.ts';

type ReaderOptions = {
  readonly idleTimeoutMs: number;
  readonly timeoutMs: number;
};

export class Reader {
  readonly #client: ReconnectingClient;
  readonly #options: ReaderOptions;

  constructor(client: ReconnectingClient, options: ReaderOptions) {
    this.#client = client;
    this.#options = options;
  }

  /** Throws StreamNotFound, StreamDeleted, AccessDenied, StoreUnavailable. */
  async *stream(stream: string, options: ReadOptions = {}): AsyncGenerator<RawEvent, void, undefined> {
    const { from = 0, to = Infinity, backwards = false, maxCount = Infinity } = options;
    let left = Math.min(maxCount, to - from + 1);
    if (left <= 0) return;
    try {
      for await (const page of this.#resuming((last) => this.#streamFrom(stream, startOf(options, last), backwards, left))) {
        for (const event of page) {
          if (event.revision < from || event.revision > to) return;
          yield event;
          left -= 1;
          if (left === 0 || event.revision === (backwards ? from : to)) return;
        }
      }
    } catch (error) {
      throw toStreamError(stream, error);
    }
  }

  /** System events included. Forwards `from` is inclusive, backwards exclusive. */
  async *all(from: LogPosition | 'start' | 'end', backwards: boolean, withBytes = false): AsyncGenerator<Page, void, undefined> {
    const { idleTimeoutMs } = this.#options;
    const open = (last: RawEvent | null): AsyncIterable<Page> =>
      this.#client.stream((gateway, signal) =>
        gateway.readAll(last?.position ?? from, { backwards, withBytes }, { signal, idleTimeoutMs }),
      );
    let last: LogPosition | null = null;
    for await (const page of this.#resuming(open)) {
      // A resumed forwards read gives its last event again.
      yield last && page[0] && compareLogPositions(page[0].position, last) === 0 ? page.slice(1) : page;
      last = page.at(-1)?.position ?? last;
    }
  }

  head(timeoutMs = this.#options.timeoutMs): Promise<Position | 'start'> {
    return retry((leftMs) => headOf(this.#client, Math.min(leftMs, this.#options.idleTimeoutMs)), {
      timeoutMs,
      signal: this.#client.closing,
    }).catch((error: unknown) => Promise.reject(toReadError(error)));
  }

  #streamFrom(stream: string, from: number | 'start' | 'end', backwards: boolean, left: number): AsyncIterable<Page> {
    const { idleTimeoutMs } = this.#options;
    const range = { backwards, ...(Number.isFinite(left) ? { maxCount: left } : {}) };
    return this.#client.stream((gateway, signal) => gateway.readStream(stream, from, range, { signal, idleTimeoutMs }));
  }

  #resuming(open: (last: RawEvent | null) => AsyncIterable<Page>): AsyncIterable<Page> {
    return resume(open, { timeoutMs: this.#options.timeoutMs, signal: this.#client.closing });
  }
}

export async function headOf(client: ReconnectingClient, timeoutMs: number): Promise<Position | 'start'> {
  const range = { backwards: true, maxCount: 1 };
  const last = client.stream((gateway, signal) => gateway.readAll('end', range, { signal, idleTimeoutMs: timeoutMs }));
  for await (const [event] of last) if (event) return toPosition(event.position);
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
