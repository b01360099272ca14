import { EventIdReused, OutcomeUnknown, RevisionConflict, StoreUnavailable } from '../event-store.ts';
import type { Appended } from '../event-store.ts';
import { Backoff } from '../../concurrency/backoff.ts';
import { KeyedMutex } from '../../concurrency/keyed-mutex.ts';
import type { PreparedAppend } from '../prepared-append.ts';
import type { ReconnectingClient } from './reconnecting-client.ts';
import type { Stored } from './eventstoredb-messages.ts';
import { toOutgoing } from './event-codec.ts';
import type { OutgoingEvent, RawEvent } from './event-codec.ts';
import { Failure, toAppendError } from './failures.ts';
import { withTimeout } from '../../concurrency/with-timeout.ts';
import { retry } from './retrying.ts';
import { toPosition } from './positions.ts';
import type { Reader } from './reader.ts';
import { findStored, StreamIds } from './stream-ids.ts';
import type { KnownStream } from './stream-ids.ts';

type AppenderOptions = {
  readonly client: Pick<ReconnectingClient, 'call' | 'closing'>;
  readonly reader: Pick<Reader, 'stream'>;
  readonly appendTimeoutMs: number;
  readonly attemptTimeoutMs: number;
};

type PendingAppend = {
  readonly append: PreparedAppend;
  readonly events: readonly OutgoingEvent[];
  readonly until: number;
  /** An attempt is under way or got no answer: it may have been stored. */
  isInDoubt: boolean;
};

const ANSWER_MARGIN_MS = 200;
/** Servers answer within milliseconds. A look that gets no answer itself is the last until its time is over: a server that hangs has few. */
const LOOK_AFTER_MS = 100;
const LOOKS = { firstMs: 50, longestMs: 150 };
/** Others append to the same stream, or the server hides its end from us. */
const CONFLICTS = { firstMs: 5, longestMs: 500 };

/**
 * Every append names an exact revision, because there the server always compares ids: an attempt whose answer was lost can be repeated.
 * Appends to one stream wait for each other.
 */
export class Appender {
  readonly #options: AppenderOptions;
  readonly #ids: StreamIds;
  readonly #mutex = new KeyedMutex();
  readonly #open = new Set<Promise<unknown>>();
  #isClosed = false;

  constructor(options: AppenderOptions) {
    this.#options = options;
    this.#ids = new StreamIds((stream, from) => options.reader.stream(stream, { from }));
  }

  async append(append: PreparedAppend): Promise<Appended> {
    const { appendTimeoutMs } = this.#options;
    const pending: PendingAppend = {
      append,
      events: toOutgoing(append),
      until: performance.now() + appendTimeoutMs - ANSWER_MARGIN_MS,
      isInDoubt: false,
    };
    if (this.#isClosed) throw new StoreUnavailable();
    const appending = this.#mutex.runExclusive(append.stream, () => this.#appendExclusive(pending));
    const settled = appending.catch(() => undefined).finally(() => this.#open.delete(settled));
    this.#open.add(settled);
    return withTimeout(appending, appendTimeoutMs, () => {
      throw pending.isInDoubt ? new OutcomeUnknown(append.stream) : new StoreUnavailable();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#open);
  }

  async #appendExclusive(pending: PendingAppend): Promise<Appended> {
    const { expected, stream } = pending.append;
    if (performance.now() >= pending.until) throw new StoreUnavailable();
    if (expected === 'any' || expected === 'stream-exists') return this.#appendAtEnd(pending);
    const after = expected === 'no-stream' ? -1 : expected;
    await this.#assertNew(pending, after);
    return this.#send(pending, after).catch((error: unknown) => {
      throw error instanceof Failure && error.kind === 'conflict' ? new RevisionConflict(stream, expected, error.actual) : error;
    });
  }

  async #appendAtEnd(pending: PendingAppend): Promise<Appended> {
    const { stream, expected, events } = pending.append;
    const ids = events.map(({ id }) => id);
    const backoff = new Backoff(CONFLICTS);
    while (performance.now() < pending.until) {
      const known = await this.#ids.upToDate(stream);
      const stored = findStored(known, ids);
      if (typeof stored === 'number') {
        pending.isInDoubt = true;
        return this.#appendedAt(stream, stored);
      }
      if (expected === 'stream-exists' && known.last === -1) throw new RevisionConflict(stream, expected, null);
      if (stored === 'reused') throw new EventIdReused(stream);
      const appended = await this.#send(pending, known.last).catch((error: unknown) => {
        if (error instanceof Failure && error.kind === 'conflict') return null;
        throw error;
      });
      if (appended) return appended;
      await backoff.pause(this.#options.client.closing);
    }
    throw new StoreUnavailable();
  }

  /** The server accepts a used id when the revision is right. Where this process knows the stream's ids, it refuses first. */
  async #assertNew({ append }: PendingAppend, after: number): Promise<void> {
    const { stream } = append;
    const stands = ({ revisions }: KnownStream): boolean => append.events.some(({ id }) => (revisions.get(id) ?? Infinity) <= after);
    const known = this.#ids.known(stream);
    if (!known || !stands(known)) return;
    const upToDate = await this.#ids.upToDate(stream);
    if (upToDate.last === after && stands(upToDate)) throw new EventIdReused(stream);
  }

  async #send(pending: PendingAppend, after: number): Promise<Appended> {
    const { client, attemptTimeoutMs } = this.#options;
    const { append, events, until } = pending;
    const { stream } = append;
    const work = async (leftMs: number): Promise<Stored> => {
      const wasInDoubt = pending.isInDoubt;
      pending.isInDoubt = true;
      const attemptMs = Math.min(leftMs, attemptTimeoutMs);
      try {
        return await client.call((gateway) => this.#answerTo(gateway.append(stream, after, events), pending, after, attemptMs), attemptMs);
      } catch (error) {
        const kind = error instanceof Failure ? error.kind : null;
        pending.isInDoubt = kind === 'in-doubt' || (wasInDoubt && kind !== 'conflict');
        throw error;
      }
    };
    const { revision, position } = await retry(work, { timeoutMs: until - performance.now(), signal: client.closing }).catch(
      (error: unknown) => Promise.reject(toAppendError(error, stream, pending.isInDoubt)),
    );
    const ids = append.events.map(({ id }) => id);
    this.#ids.recordAppend(stream, after, ids);
    return position ? { revision, position: toPosition(position) } : this.#appendedAt(stream, revision);
  }

  /** A server that has the same append under way drops this one without a word: then what stands in the stream is the answer. */
  async #answerTo(answer: Promise<Stored>, { append, events }: PendingAppend, after: number, attemptMs: number): Promise<Stored> {
    const look = async (): Promise<Stored> => {
      const over = new AbortController();
      const stop = (): void => over.abort();
      answer.then(stop, stop);
      const signal = AbortSignal.any([over.signal, this.#options.client.closing, AbortSignal.timeout(attemptMs)]);
      const backoff = new Backoff(LOOKS);
      while (!signal.aborted) {
        const stored = await this.#standing(append.stream, after, events).catch(() => null);
        if (stored) return stored;
        await backoff.pause(signal);
      }
      return answer;
    };
    return withTimeout(answer, LOOK_AFTER_MS, look);
  }

  async #standing(stream: string, after: number, events: readonly OutgoingEvent[]): Promise<Stored | null> {
    let last: RawEvent | null = null;
    let count = 0;
    for await (const event of this.#options.reader.stream(stream, { from: after + 1, to: after + events.length })) {
      if (event.id !== events[count]?.id) return null;
      count += 1;
      last = event;
    }
    return count === events.length ? last : null;
  }

  /** It is stored: a read that fails must not say that nothing was. The same append again finds it. */
  async #appendedAt(stream: string, revision: number): Promise<Appended> {
    try {
      for await (const { position } of this.#options.reader.stream(stream, { from: revision, to: revision })) {
        return { revision, position: toPosition(position) };
      }
    } catch (error) {
      throw new OutcomeUnknown(stream, error);
    }
    throw new OutcomeUnknown(stream);
  }
}
