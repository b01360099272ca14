import { Counter, type Registry } from 'prom-client';

/** `low`: there is room. `high`: who is here already may go on. `extreme`: nearly nobody may. */
export type Level = 'low' | 'high' | 'extreme';

/** What waits, as a number that is small while there is room. */
export type Queue = { readonly length: () => number; readonly high: number; readonly extreme: number };

const TICK_MS = 10;
/** A long piece of work passes within it; a queue that is there for all of it stands. */
const WINDOW_MS = 100;

/** The least that was seen within the last one to two windows: what is left when every burst is over (as CoDel tells a queue that stands). */
class Standing {
  #since = 0;
  #least = 0;
  #leastBefore = 0;

  note(value: number, now: number): void {
    if (now - this.#since < WINDOW_MS) {
      this.#least = Math.min(this.#least, value);
      return;
    }
    this.#leastBefore = this.#least;
    this.#least = value;
    this.#since = now;
  }

  get value(): number {
    return Math.min(this.#least, this.#leastBefore);
  }
}

/** Milliseconds that the event loop comes late: each request has to wait for so long before anything happens. */
const LATE_MS = { high: 25, extreme: 60 };

/** Whether this process has more to do than it gets done: its event loop comes late, or a queue grows and stays. Ends with `stop`. */
export class Pressure {
  readonly #queues: (Queue & { readonly standing: Standing })[] = [];
  readonly #late = new Standing();
  readonly #now: () => number;
  readonly #timer: NodeJS.Timeout;
  #tickedAt: number;
  #turnedAway = 0;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#tickedAt = now();
    this.#timer = setInterval(() => this.tick(), TICK_MS).unref();
  }

  /** Besides the event loop. */
  watch(queue: Queue): void {
    this.#queues.push({ ...queue, standing: new Standing() });
  }

  tick(): void {
    const now = this.#now();
    this.#late.note(Math.max(0, now - this.#tickedAt - TICK_MS), now);
    for (const { standing, length } of this.#queues) standing.note(length(), now);
    this.#tickedAt = now;
  }

  get level(): Level {
    const all = [{ standing: this.#late, ...LATE_MS }, ...this.#queues];
    if (all.some(({ standing, extreme }) => standing.value >= extreme)) return 'extreme';
    return all.some(({ standing, high }) => standing.value >= high) ? 'high' : 'low';
  }

  turnedAway(): void {
    this.#turnedAway += 1;
  }

  measure(registry: Registry): void {
    const known = () => this.#turnedAway;
    registry.registerMetric(
      new Counter({
        name: 'willow_requests_turned_away_total',
        help: 'Requests that were answered 503 because this process had too much to do',
        registers: [],
        collect() {
          this.reset();
          this.inc(known());
        },
      }),
    );
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
