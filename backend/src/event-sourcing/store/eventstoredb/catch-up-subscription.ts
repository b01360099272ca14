import { Backoff } from '../../concurrency/backoff.ts';
import { AccessDenied, LogRewritten, PositionBeyondEnd } from '../event-store.ts';
import type { EventFilter, Position, SubscriptionItem } from '../event-store.ts';
import { markOf } from '../mark.ts';
import type { Mark } from '../mark.ts';
import { assertNotRewritten } from './assert-not-rewritten.ts';
import type { ReconnectingClient } from './reconnecting-client.ts';
import { isUserEvent, userEventMatcher, toRecorded } from './event-codec.ts';
import type { RawEvent } from './event-codec.ts';
import { toReadError } from './failures.ts';
import { history, isAfter } from './history.ts';
import type { SharedSubscription } from './shared-subscription.ts';
import { comparePositions, parseStart, toPosition } from './positions.ts';
import type { LogPosition } from './positions.ts';
import { headOf } from './reader.ts';

type CatchUpOptions = {
  readonly client: ReconnectingClient;
  readonly tail: SharedSubscription;
  readonly after: Position | 'start' | 'end';
  readonly mark: Mark | null;
  readonly filter?: EventFilter | undefined;
  readonly signal: AbortSignal;
  readonly idleTimeoutMs: number;
  readonly onWarning: (error: unknown) => void;
};

const PAUSES = { firstMs: 50, longestMs: 2_000 };
/** Filtered events. */
const CHECKPOINT_EVERY = 500;
/** A node behind its leader may lack what another node gave us. */
const HEAD_CHECKS = 5;

export class CatchUpSubscription {
  readonly #options: CatchUpOptions;
  readonly #isWanted: (event: RawEvent) => boolean;
  readonly #backoff = new Backoff(PAUSES);
  #at: LogPosition | 'start' = 'start';
  #reported: LogPosition | 'start' = 'start';
  #lastUserEvent: RawEvent | null = null;

  constructor(options: CatchUpOptions) {
    this.#options = options;
    this.#isWanted = userEventMatcher(options.filter);
  }

  async *items(): AsyncGenerator<SubscriptionItem, void, undefined> {
    const { signal, tail } = this.#options;
    await this.#retrying(() => this.#begin());
    yield* this.#history();
    if (signal.aborted) return;
    yield { kind: 'caught-up', position: this.#position, mark: this.#mark };
    tail.join(this.#at, this.#mark);
    try {
      yield* this.#live();
    } finally {
      await tail.leave();
    }
  }

  async *#live(): AsyncGenerator<SubscriptionItem, void, undefined> {
    const { tail, signal } = this.#options;
    while (!signal.aborted) {
      const slice = await tail.after(this.#at, signal);
      if (slice) {
        for (const event of slice.events) yield* this.#pass(event);
        yield* this.#checkpoint();
      } else {
        yield* this.#history();
      }
    }
  }

  async *#history(): AsyncGenerator<SubscriptionItem, void, undefined> {
    const { client, idleTimeoutMs, signal } = this.#options;
    let passed = 0;
    while (!signal.aborted) {
      try {
        await assertNotRewritten(this.#mark, { client, idleTimeoutMs, signal });
        for await (const page of history(this.#at, { client, idleTimeoutMs, signal })) {
          for (const event of page) {
            yield* this.#pass(event);
            passed = this.#reported === this.#at ? 0 : passed + 1;
            if (passed >= CHECKPOINT_EVERY) yield* this.#checkpoint();
          }
          this.#backoff.reset();
        }
        return yield* this.#checkpoint();
      } catch (error) {
        await this.#waitAfter(error);
      }
    }
    return undefined;
  }

  *#pass(event: RawEvent): Generator<SubscriptionItem, void, undefined> {
    if (this.#options.signal.aborted || !isAfter(event.position, this.#at)) return;
    const recorded = this.#isWanted(event) ? toRecorded(event) : null;
    this.#at = event.position;
    if (isUserEvent(event)) this.#lastUserEvent = event;
    if (!recorded) return;
    this.#reported = event.position;
    yield { kind: 'event', event: recorded };
  }

  *#checkpoint(): Generator<SubscriptionItem, void, undefined> {
    if (this.#options.signal.aborted || this.#reported === this.#at) return;
    this.#reported = this.#at;
    yield { kind: 'checkpoint', position: this.#position, mark: this.#mark };
  }

  async #begin(): Promise<void> {
    const { after, client, idleTimeoutMs } = this.#options;
    const from = after === 'end' ? await headOf(client, idleTimeoutMs) : after;
    if (after !== 'end') await this.#assertReached(after);
    this.#at = parseStart(from);
    this.#reported = this.#at;
  }

  async #assertReached(position: Position | 'start'): Promise<void> {
    const { client, idleTimeoutMs, signal } = this.#options;
    for (let check = 1; !signal.aborted; check += 1) {
      const head = await headOf(client, idleTimeoutMs);
      if (comparePositions(position, head) <= 0) return;
      if (check >= HEAD_CHECKS) throw new PositionBeyondEnd(position, head);
      await this.#backoff.pause(signal);
    }
  }

  async #retrying(work: () => Promise<void>): Promise<void> {
    while (!this.#options.signal.aborted) {
      try {
        return await work();
      } catch (error) {
        await this.#waitAfter(error);
      }
    }
    return undefined;
  }

  async #waitAfter(error: unknown): Promise<void> {
    const { signal, onWarning } = this.#options;
    if (signal.aborted) return;
    const reported = toReadError(error);
    if (reported instanceof AccessDenied || reported instanceof PositionBeyondEnd || reported instanceof LogRewritten) throw reported;
    onWarning(reported);
    await this.#backoff.pause(signal);
  }

  /** Of the last event that is not the system's: those are deleted after a while. */
  get #mark(): Mark | null {
    const last = this.#lastUserEvent;
    return last ? markOf({ position: toPosition(last.position), id: last.id }) : this.#options.mark;
  }

  get #position(): Position | 'start' {
    return this.#at === 'start' ? 'start' : toPosition(this.#at);
  }
}
