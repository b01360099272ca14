import { PositionBeyondEnd } from '../event-store.ts';
import type { EventFilter, RecordedEvent } from '../event-store.ts';
import { matcher } from '../matcher.ts';
import type { LogPages, Page } from './read-pages.ts';

/** `after` is exclusive, `to` inclusive. */
type LogSlice = { readonly after: number; readonly to: number; readonly events: readonly RecordedEvent[] };

const KEPT = 4;

/** The end of the log, read once for all live subscriptions of this process. */
export class RecentPages {
  readonly #pages: LogPages;
  #kept: readonly LogSlice[] = [];
  #head = 0;
  #reading: Promise<void> | null = null;

  constructor(pages: LogPages) {
    this.#pages = pages;
  }

  /** Null when it does not reach back that far. */
  async after(position: number, filter?: EventFilter): Promise<Page | null> {
    if (position >= this.#end()) await (this.#reading ??= this.#readOn(position).finally(() => (this.#reading = null)));
    const head = Math.max(position, this.#head);
    if (position >= this.#end()) return { events: [], seenTo: position, head };
    const first = this.#kept.findIndex(({ after, to }) => after <= position && position < to);
    if (first < 0) return null;
    const isWanted = matcher(filter);
    const events = this.#kept
      .slice(first)
      .flatMap(({ events }) => events.filter((event) => Number(event.position) > position && isWanted(event)));
    return { events, seenTo: this.#end(), head };
  }

  #end(): number {
    return this.#kept.at(-1)?.to ?? 0;
  }

  async #readOn(position: number): Promise<void> {
    const range = { from: position + 1, to: Number.MAX_SAFE_INTEGER, direction: 'forwards', maxCount: Infinity } as const;
    const { events, seenTo, head } = await this.#pages.all(range);
    if (head < position) throw new PositionBeyondEnd(String(position), String(head));
    this.#head = head;
    if (seenTo <= position) return;
    const before = this.#end() === position ? this.#kept.slice(1 - KEPT) : [];
    this.#kept = [...before, { after: position, to: seenTo, events }];
  }
}
