import type { RawEvent } from './event-codec.ts';
import { isUserEvent } from './event-codec.ts';
import { isAfter } from './history.ts';
import { toPosition } from './positions.ts';
import type { LogPosition } from './positions.ts';
import { markOf } from '../mark.ts';
import type { Mark } from '../mark.ts';

const MAX_EVENTS = 2_000;
const MAX_BYTES = 16 * 1024 * 1024;

/** The end of the log without a gap, within a limit. A consumer further behind reads for itself. */
export class RecentEvents {
  #kept: { readonly event: RawEvent; readonly bytes: number }[] = [];
  #bytes = 0;
  #from: LogPosition | 'start' = 'start';
  #seenTo: LogPosition | 'start' = 'start';
  #mark: Mark | null = null;

  get seenTo(): LogPosition | 'start' {
    return this.#seenTo;
  }

  /** Of the last event that is not the system's: those are deleted after a while. */
  get mark(): Mark | null {
    return this.#mark;
  }

  restart(at: LogPosition | 'start', mark: Mark | null = null): void {
    this.#mark = mark;
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
    if (isUserEvent(event)) this.#mark = markOf({ position: toPosition(event.position), id: event.id });
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
