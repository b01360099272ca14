import type { RawEvent } from './event-codec.ts';
import { isAfter } from './history.ts';
import type { Place } from './positions.ts';

const MAX_EVENTS = 2_000;
const MAX_BYTES = 16 * 1024 * 1024;

/** The newest events of the log without a gap, as many as fit: a follower that falls further behind reads for itself. */
export class RecentEvents {
  #kept: { readonly event: RawEvent; readonly bytes: number }[] = [];
  #bytes = 0;
  #from: Place | 'start' = 'start';
  #seenTo: Place | 'start' = 'start';

  get seenTo(): Place | 'start' {
    return this.#seenTo;
  }

  restart(at: Place | 'start'): void {
    this.#kept = [];
    this.#bytes = 0;
    this.#from = at;
    this.#seenTo = at;
  }

  push(event: RawEvent): void {
    const bytes = sizeOf(event);
    this.#kept.push({ event, bytes });
    this.#bytes += bytes;
    this.#seenTo = event.place;
    if (this.#kept.length > MAX_EVENTS || this.#bytes > MAX_BYTES) this.#forgetHalf();
  }

  /** Whether everything after a place is here. */
  reachesBackTo(at: Place | 'start'): boolean {
    if (this.#from === 'start') return true;
    return at !== 'start' && !isAfter(this.#from, at);
  }

  isPast(at: Place | 'start'): boolean {
    return this.#seenTo !== 'start' && isAfter(this.#seenTo, at);
  }

  after(at: Place | 'start'): readonly RawEvent[] {
    const last = this.#kept.findLastIndex(({ event }) => !isAfter(event.place, at));
    return this.#kept.slice(last + 1).map(({ event }) => event);
  }

  #forgetHalf(): void {
    const gone = this.#kept.splice(0, Math.ceil(this.#kept.length / 2));
    this.#from = gone.at(-1)!.event.place;
    this.#bytes -= gone.reduce((sum, { bytes }) => sum + bytes, 0);
  }
}

const sizeOf = ({ data, metadata }: RawEvent): number => JSON.stringify([data, metadata]).length;
