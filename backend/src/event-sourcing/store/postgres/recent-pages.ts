import { setTimeout as sleep } from 'node:timers/promises';
import { PositionBeyondEnd } from '../event-store.ts';
import type { EventFilter, RecordedEvent } from '../event-store.ts';
import { markOf } from '../mark.ts';
import type { Mark } from '../mark.ts';
import { matcher } from '../matcher.ts';
import type { LogPages, Page } from './read-pages.ts';

/** `after` is exclusive, `to` inclusive; `before` and `last` are what stands there. */
type LogSlice = {
  readonly after: number;
  readonly before: Mark | null;
  readonly to: number;
  readonly last: Mark | null;
  readonly events: readonly RecordedEvent[];
};

/** For a subscription that is busy for some hundred milliseconds while events come one by one. One that is further behind reads for itself. */
const KEPT = { slices: 64, events: 500 };
/** From one read to the next: what comes one by one is read a few at a time, and the first after a pause at once. */
const READ_INTERVAL_MS = 8;

/** The end of the log, read once for all live subscriptions of this process. */
export class RecentPages {
  readonly #pages: LogPages;
  #kept: readonly LogSlice[] = [];
  #head = 0;
  /** What stands where the last read began. */
  #begin: { readonly position: number; readonly mark: Mark | null } = { position: 0, mark: null };
  #reading: Promise<void> | null = null;
  #readAt = -READ_INTERVAL_MS;

  constructor(pages: LogPages) {
    this.#pages = pages;
  }

  /** Null when it does not reach back that far. Reads on for who has seen all that is kept. */
  async after(position: number, filter?: EventFilter, seenTo = position): Promise<Page | null> {
    if (seenTo >= this.#end()) await (this.#reading ??= this.#readOn(seenTo).finally(() => (this.#reading = null)));
    const head = Math.max(position, this.#head);
    if (position >= this.#end()) {
      const { mark } = this.#begin;
      return position === this.#begin.position ? { events: [], before: mark, seenTo: position, last: mark, head } : null;
    }
    const first = this.#kept.findIndex(({ after, to }) => after <= position && position < to);
    const slice = this.#kept[first];
    if (!slice) return null;
    const isWanted = matcher(filter);
    const events = this.#kept
      .slice(first)
      .flatMap(({ events }) => events.filter((event) => Number(event.position) > position && isWanted(event)));
    return { events, before: markBefore(slice, position), seenTo: this.#end(), last: this.#kept.at(-1)?.last ?? null, head };
  }

  #end(): number {
    return this.#kept.at(-1)?.to ?? 0;
  }

  async #readOn(position: number): Promise<void> {
    const waitMs = this.#readAt + READ_INTERVAL_MS - performance.now();
    if (waitMs > 0) await sleep(waitMs);
    this.#readAt = performance.now();
    const range = { from: position + 1, to: Number.MAX_SAFE_INTEGER, direction: 'forwards', maxCount: Infinity } as const;
    const { events, before, seenTo, last, head } = await this.#pages.all(range);
    if (head < position) throw new PositionBeyondEnd(String(position), String(head));
    this.#head = head;
    this.#begin = { position, mark: before };
    const end = this.#kept.at(-1);
    const isRewritten = end?.to === position && end.last !== before;
    if (isRewritten) this.#kept = [];
    if (seenTo <= position) return;
    const earlier = end?.to === position && !isRewritten ? this.#kept : [];
    this.#kept = newest([...earlier, { after: position, before, to: seenTo, last, events }]);
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
