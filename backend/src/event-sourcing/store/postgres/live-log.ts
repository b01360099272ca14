import { pause } from '../../concurrency/backoff.ts';
import { PositionBeyondEnd } from '../event-store.ts';
import type { RecordedEvent } from '../event-store.ts';
import { markOf } from '../mark.ts';
import type { Mark } from '../mark.ts';
import type { AppendSignal } from './append-signal.ts';
import type { LogPages, Page } from './read-pages.ts';

type Hold = { readonly afterPause: number; readonly underLoad: number };

type LiveLogOptions = {
  readonly pages: LogPages;
  readonly appendSignal: AppendSignal;
  /** For growth that nothing has signalled. */
  readonly pollMs: number;
  readonly holdMs?: Hold;
};

/** `after` is exclusive, `to` inclusive; `before` and `last` are what stands there. */
type LogSlice = {
  readonly after: number;
  readonly before: Mark | null;
  readonly to: number;
  readonly last: Mark | null;
  readonly events: readonly RecordedEvent[];
};

type End = { readonly position: number; readonly mark: Mark | null };
const NOWHERE: End = { position: 0, mark: null };

type Reader = {
  readonly at: number;
  /** What it has seen there; null when nothing yet. */
  readonly mark: Mark | null;
  readonly isWanted: (event: RecordedEvent) => boolean;
};

type Waiter = Reader & { readonly resolve: (page: Page | null) => void };

/** For a subscription that is busy for some hundred milliseconds while events come one by one. One that is further behind reads for itself. */
const KEPT = { slices: 64, events: 500 };
/** From one read to the next: what comes one by one is read a few at a time, and the first after a pause at once. */
const READ_INTERVAL_MS = 8;
/**
 * What a subscription does not want is held, so that those who want it come first: after a pause so shortly that a request can wait for a read
 * model which the newest facts do not concern, under load for several events at a time.
 */
const HOLD_MS: Hold = { afterPause: 10, underLoad: 50 };

/** The end of the log, read once for all live subscriptions of this process. Each is woken for what it wants; what they do not want they pass together. */
export class LiveLog {
  readonly #options: Required<LiveLogOptions>;
  readonly #waiters = new Set<Waiter>();
  /** Without a gap. */
  #kept: readonly LogSlice[] = [];
  #end: End = NOWHERE;
  #reading: AbortController | null = null;
  #readAt = -READ_INTERVAL_MS;
  #passing: NodeJS.Timeout | null = null;
  #passedAt = -Infinity;

  constructor(options: LiveLogOptions) {
    this.#options = { holdMs: HOLD_MS, ...options };
  }

  /**
   * What comes after the reader's place: events it wants, or none when others were held for it. Null when it has to read for itself: it lags too
   * far behind, something else stands at its place, the log could not be read, or the signal has aborted.
   */
  next(reader: Reader, signal: AbortSignal): Promise<Page | null> {
    return new Promise((resolve) => {
      const waiter: Waiter = {
        ...reader,
        resolve: (page) => {
          signal.removeEventListener('abort', leave);
          this.#waiters.delete(waiter);
          if (this.#waiters.size === 0) this.#stopReading();
          resolve(page);
        },
      };
      const leave = (): void => waiter.resolve(null);
      if (signal.aborted) return leave();
      signal.addEventListener('abort', leave);
      this.#waiters.add(waiter);
      if (reader.at < this.#end.position) this.#serve(waiter);
      // It came there by itself, so the log is that long.
      else this.#options.appendSignal.notify(reader.at);
      if (this.#waiters.size > 0) this.#startReading();
    });
  }

  /** A reader has found by itself that the log ends there. What was read beyond belongs to a log that went back. */
  foundEnd(head: number): void {
    if (head >= this.#end.position) return;
    this.#kept = [];
    this.#end = NOWHERE;
    this.#options.appendSignal.forget();
  }

  #startReading(): void {
    if (this.#reading) return;
    this.#reading = new AbortController();
    void this.#read(this.#reading.signal);
  }

  #stopReading(): void {
    this.#reading?.abort();
    this.#reading = null;
    if (this.#passing) clearTimeout(this.#passing);
    this.#passing = null;
  }

  async #read(signal: AbortSignal): Promise<void> {
    const { appendSignal, pollMs } = this.#options;
    for (;;) {
      await appendSignal.waitBeyond(this.#furthest(), pollMs, signal);
      await pause(this.#readAt + READ_INTERVAL_MS - performance.now(), signal);
      if (signal.aborted) return;
      this.#readAt = performance.now();
      const after = this.#furthest();
      const page = await this.#pageAfter(after).catch(() => null);
      if (signal.aborted) return;
      if (page) this.#append(after, page);
      for (const waiter of this.#waiters)
        if (page) this.#serve(waiter);
        else waiter.resolve(null);
    }
  }

  #furthest(): number {
    return Math.max(this.#end.position, ...[...this.#waiters].map(({ at }) => at));
  }

  async #pageAfter(position: number): Promise<Page> {
    const page = await this.#options.pages.all({
      from: position + 1,
      to: Number.MAX_SAFE_INTEGER,
      direction: 'forwards',
      maxCount: Infinity,
    });
    if (page.head < position) throw new PositionBeyondEnd(String(position), String(page.head));
    return page;
  }

  #append(after: number, { before, events, seenTo, last }: Page): void {
    const goesOn = this.#end.position === after && this.#end.mark === before;
    if (!goesOn) this.#kept = [];
    if (seenTo > after) this.#kept = newest([...this.#kept, { after, before, to: seenTo, last, events }]);
    this.#end = seenTo > after ? { position: seenTo, mark: last } : { position: after, mark: before };
  }

  #serve(waiter: Waiter): void {
    const { at, mark } = waiter;
    // It came further than the read that is being answered.
    if (at > this.#end.position) return;
    const page = this.#keptAfter(waiter);
    if (!page || (mark !== null && mark !== page.before)) waiter.resolve(null);
    else if (page.events.length > 0) waiter.resolve(page);
    else if (at < this.#end.position) this.#passLater();
  }

  /** Null when what is kept does not reach back that far. */
  #keptAfter({ at, isWanted }: Reader): Page | null {
    const { position, mark } = this.#end;
    if (at === position) return { events: [], before: mark, seenTo: at, last: mark, head: at };
    const first = this.#kept.findIndex(({ after, to }) => after <= at && at < to);
    const slice = this.#kept[first];
    if (!slice) return null;
    const events = this.#kept
      .slice(first)
      .flatMap(({ events }) => events.filter((event) => Number(event.position) > at && isWanted(event)));
    return { events, before: markBefore(slice, at), seenTo: position, last: mark, head: position };
  }

  #passLater(): void {
    if (this.#passing) return;
    const { holdMs } = this.#options;
    const now = performance.now();
    const dueAt = Math.max(now + holdMs.afterPause, this.#passedAt + holdMs.underLoad);
    this.#passing = setTimeout(() => this.#pass(), dueAt - now);
  }

  #pass(): void {
    this.#passing = null;
    this.#passedAt = performance.now();
    for (const waiter of this.#waiters) if (waiter.at < this.#end.position) waiter.resolve(this.#keptAfter(waiter));
  }
}

function newest(slices: readonly LogSlice[]): readonly LogSlice[] {
  let events = 0;
  const first = slices.findLastIndex((slice, at) => {
    events += slice.events.length;
    return slices.length - at > KEPT.slices || (events > KEPT.events && at < slices.length - 1);
  });
  return slices.slice(first + 1);
}

/** Positions have no gaps, and a slice is not filtered. */
function markBefore({ after, before, events }: LogSlice, position: number): Mark | null {
  const event = events[position - after - 1];
  return event ? markOf(event) : before;
}
