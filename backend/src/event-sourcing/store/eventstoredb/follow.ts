import { Backoff } from '../../concurrency/backoff.ts';
import { AccessDenied, PositionBeyondEnd } from '../event-store.ts';
import type { EventFilter, Position, SubscriptionItem } from '../event-store.ts';
import type { ClientLine } from './client-line.ts';
import { matcher, toRecorded } from './event-codec.ts';
import type { RawEvent } from './event-codec.ts';
import { toReadError } from './failures.ts';
import { history, isAfter } from './history.ts';
import type { LiveTail } from './live-tail.ts';
import { comparePositions, startPlace, toPosition } from './positions.ts';
import type { Place } from './positions.ts';
import { headOf } from './reader.ts';

export type FollowOptions = {
  readonly line: ClientLine;
  readonly tail: LiveTail;
  readonly after: Position | 'start' | 'end';
  readonly filter?: EventFilter | undefined;
  readonly signal: AbortSignal;
  readonly idleMs: number;
  readonly onWarning: (error: unknown) => void;
};

const PAUSES = { firstMs: 50, longestMs: 2_000 };
/** So many events that are left out are passed with one checkpoint. */
const PASSED = 500;
/** A node that lags behind its leader may not have yet what another node showed us. */
const LOOKS = 5;

/** History, then the live log, for one follower. Survives whatever waiting can mend. */
export class Following {
  readonly #options: FollowOptions;
  readonly #isWanted: (event: RawEvent) => boolean;
  readonly #backoff = new Backoff(PAUSES);
  #at: Place | 'start' = 'start';
  #told: Place | 'start' = 'start';

  constructor(options: FollowOptions) {
    this.#options = options;
    this.#isWanted = matcher(options.filter);
  }

  async *items(): AsyncGenerator<SubscriptionItem, void, undefined> {
    const { signal, tail } = this.#options;
    await this.#retrying(() => this.#begin());
    yield* this.#history();
    if (signal.aborted) return;
    yield { kind: 'caught-up', position: this.#position };
    tail.join(this.#at);
    try {
      yield* this.#live();
    } finally {
      await tail.leave();
    }
  }

  async *#live(): AsyncGenerator<SubscriptionItem, void, undefined> {
    const { tail, signal } = this.#options;
    while (!signal.aborted) {
      const stretch = await tail.after(this.#at, signal);
      if (stretch) {
        for (const event of stretch.events) yield* this.#pass(event);
        yield* this.#checkpoint();
      } else {
        yield* this.#history();
      }
    }
  }

  /** Everything up to the end of the log, however often the connection breaks on the way. */
  async *#history(): AsyncGenerator<SubscriptionItem, void, undefined> {
    const { line, idleMs, signal } = this.#options;
    let passed = 0;
    while (!signal.aborted) {
      try {
        for await (const event of history(this.#at, { line, idleMs, signal })) {
          yield* this.#pass(event);
          passed = this.#told === this.#at ? 0 : passed + 1;
          if (passed >= PASSED) yield* this.#checkpoint();
          this.#backoff.reset();
        }
        return yield* this.#checkpoint();
      } catch (error) {
        await this.#sitOut(error);
      }
    }
    return undefined;
  }

  *#pass(event: RawEvent): Generator<SubscriptionItem, void, undefined> {
    if (this.#options.signal.aborted || !isAfter(event.place, this.#at)) return;
    const recorded = this.#isWanted(event) ? toRecorded(event) : null;
    this.#at = event.place;
    if (!recorded) return;
    this.#told = event.place;
    yield { kind: 'event', event: recorded };
  }

  /** Tells the follower of a place that it was not given an event for. */
  *#checkpoint(): Generator<SubscriptionItem, void, undefined> {
    if (this.#options.signal.aborted || this.#told === this.#at) return;
    this.#told = this.#at;
    yield { kind: 'checkpoint', position: this.#position };
  }

  async #begin(): Promise<void> {
    const { after, line, idleMs } = this.#options;
    const from = after === 'end' ? await headOf(line, idleMs) : after;
    if (after !== 'end') await this.#assertReached(after);
    this.#at = startPlace(from);
    this.#told = this.#at;
  }

  /** Throws PositionBeyondEnd when the log ends before a position, and goes on doing so. */
  async #assertReached(position: Position | 'start'): Promise<void> {
    const { line, idleMs, signal } = this.#options;
    for (let look = 1; !signal.aborted; look += 1) {
      const head = await headOf(line, idleMs);
      if (comparePositions(position, head) <= 0) return;
      if (look >= LOOKS) throw new PositionBeyondEnd(position, head);
      await this.#backoff.pause(signal);
    }
  }

  async #retrying(work: () => Promise<void>): Promise<void> {
    while (!this.#options.signal.aborted) {
      try {
        return await work();
      } catch (error) {
        await this.#sitOut(error);
      }
    }
    return undefined;
  }

  /** Waits after a failure. Throws what waiting cannot mend. */
  async #sitOut(error: unknown): Promise<void> {
    const { signal, onWarning } = this.#options;
    if (signal.aborted) return;
    const told = toReadError(error);
    if (told instanceof AccessDenied || told instanceof PositionBeyondEnd) throw told;
    onWarning(told);
    await this.#backoff.pause(signal);
  }

  get #position(): Position | 'start' {
    return this.#at === 'start' ? 'start' : toPosition(this.#at);
  }
}
