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

/**
 * Milliseconds that a turn of the event loop comes late on average, while it never rests for so many windows. A request takes some twenty turns,
 * and waits for each. A burst is over sooner than that; who is here already is turned away only when a whole second without newcomers was no help.
 */
const LATE = { high: { ms: 10, windows: 5 }, extreme: { ms: 60, windows: 10 } };
/** Of a window. A loop that has time to rest has no queue; on a machine that others keep busy it comes late nevertheless. */
const RESTS = 0.05;

/** What the event loop has been through so far, in milliseconds. */
export type LoopClock = { readonly now: () => number; readonly idle: () => number };

const loopClock: LoopClock = { now: () => performance.now(), idle: () => performance.eventLoopUtilization().idle };

type Window = { readonly since: number; readonly idle: number; late: number; ticks: number };

/** How late the loop comes while it never rests: short turns between long ones are no sign of room, only time to rest is. */
class Lateness {
  readonly #clock: LoopClock;
  /** The newest last; null where it rested. */
  readonly #windows: (Pick<Window, 'late' | 'ticks'> | null)[] = Array.from({ length: LATE.extreme.windows }, () => null);
  #tickedAt: number;
  #window: Window;

  constructor(clock: LoopClock) {
    this.#clock = clock;
    this.#window = this.#begin(clock.now());
    this.#tickedAt = this.#window.since;
  }

  note(now: number): void {
    const window = this.#window;
    window.late += Math.max(0, now - this.#tickedAt - TICK_MS);
    window.ticks += 1;
    this.#tickedAt = now;
    const ms = now - window.since;
    if (ms < WINDOW_MS) return;
    const rested = this.#clock.idle() - window.idle > ms * RESTS;
    this.#windows.shift();
    this.#windows.push(rested ? null : window);
    this.#window = this.#begin(now);
  }

  /** One long piece of work fills one window, and is no load. */
  isOver({ ms, windows }: typeof LATE.high): boolean {
    const busy = this.#windows.slice(-windows).filter((window) => window !== null);
    const sumOf = (figure: 'late' | 'ticks'): number => busy.reduce((sum, window) => sum + window[figure], 0);
    return busy.length === windows && sumOf('late') >= ms * sumOf('ticks');
  }

  #begin(since: number): Window {
    return { since, idle: this.#clock.idle(), late: 0, ticks: 0 };
  }
}

/** Whether this process has more to do than it gets done: its event loop comes late, or a queue grows and stays. Ends with `stop`. */
export class Pressure {
  readonly #queues: (Queue & { readonly standing: Standing })[] = [];
  readonly #late: Lateness;
  readonly #now: () => number;
  readonly #timer: NodeJS.Timeout;
  #turnedAway = 0;

  constructor(clock: LoopClock = loopClock) {
    this.#now = clock.now;
    this.#late = new Lateness(clock);
    this.#timer = setInterval(() => this.tick(), TICK_MS).unref();
  }

  /** Besides the event loop. */
  watch(queue: Queue): void {
    this.#queues.push({ ...queue, standing: new Standing() });
  }

  tick(): void {
    const now = this.#now();
    this.#late.note(now);
    for (const { standing, length } of this.#queues) standing.note(length(), now);
  }

  get level(): Level {
    if (this.#isOver('extreme')) return 'extreme';
    return this.#isOver('high') ? 'high' : 'low';
  }

  #isOver(level: keyof typeof LATE): boolean {
    return this.#late.isOver(LATE[level]) || this.#queues.some((queue) => queue.standing.value >= queue[level]);
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
