import type { RawEvent } from './event-codec.ts';
import { isAfter } from './history.ts';
import type { LogPosition } from './positions.ts';

const MAX_EVENTS = 2_000;
const MAX_BYTES = 16 * 1024 * 1024;

/** The end of the log without a gap, within a limit. A consumer further behind reads for itself. */
export class RecentEvents {
  #kept: { readonly event: RawEvent; readonly bytes: number }[] = [];
  #bytes = 0;
  #from: LogPosition | 'start' = 'start';
  #seenTo: LogPosition | 'start' = 'start';

  get seenTo(): LogPosition | 'start' {
    return this.#seenTo;
  }

  restart(at: LogPosition | 'start'): void {
    this.#kept = [];
    this.#bytes = 0;
    this.#from = at;
    this.#seenTo = at;
  }

  push(event: RawEvent): void {
    const bytes = sizeOf(event);
    this.#kept.push({ event, bytes });
    this.#bytes += bytes;
    this.#seenTo = event.position;
    if (this.#kept.length > MAX_EVENTS || this.#bytes > MAX_BYTES) this.#dropHalf();
  }

  reachesBackTo(at: LogPosition | 'start'): boolean {
    if (this.#from === 'start') return true;
    return at !== 'start' && !isAfter(this.#from, at);
  }

  isPast(at: LogPosition | 'start'): boolean {
    return this.#seenTo !== 'start' && isAfter(this.#seenTo, at);
  }

  after(at: LogPosition | 'start'): readonly RawEvent[] {
    const last = this.#kept.findLastIndex(({ event }) => !isAfter(event.position, at));
    return this.#kept.slice(last + 1).map(({ event }) => event);
  }

  #dropHalf(): void {
    const gone = this.#kept.splice(0, Math.ceil(this.#kept.length / 2));
    this.#from = gone.at(-1)?.event.position ?? this.#from;
    this.#bytes -= gone.reduce((sum, { bytes }) => sum + bytes, 0);
  }
}

const sizeOf = ({ data, metadata }: RawEvent): number => JSON.stringify([data, metadata]).length;
