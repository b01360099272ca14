import { StoreUnavailable } from '../event-store.ts';
import { noAnswer, toFailure } from './failures.ts';
import type { Failure } from './failures.ts';
import { withTimeout } from '../../concurrency/with-timeout.ts';
import type { Gateway } from './eventstoredb-gateway.ts';

type Held = { readonly gateway: Gateway; calls: number; isRetired: boolean };

/**
 * One client for one kind of work, replaced when its connection fails: the client would wait out gRPC's growing pauses, or keep a
 * connection that has gone silent. A replaced client is disposed of when its last call has ended.
 */
export class ReconnectingClient {
  readonly #open: () => Gateway;
  readonly #closing = new AbortController();
  #held: Held | null;
  #disposals: Promise<void>[] = [];

  /** Opens the first client at once, so that what cannot be opened stops the start. It connects with its first call. */
  constructor(open: () => Gateway) {
    this.#open = open;
    this.#held = { gateway: open(), calls: 0, isRetired: false };
  }

  /** Aborts when the client is closed. */
  get closing(): AbortSignal {
    return this.#closing.signal;
  }

  /** One call with one answer, in our own time. Throws Failure. */
  async call<T>(work: (gateway: Gateway) => Promise<T>, timeoutMs: number): Promise<T> {
    const held = this.#take();
    try {
      return await withTimeout(work(held.gateway), timeoutMs, () => {
        throw noAnswer();
      });
    } catch (error) {
      throw this.#failed(held, error);
    } finally {
      this.#release(held);
    }
  }

  /** One call with many answers. Throws Failure; ends when the signal aborts or the client is closed. */
  async *stream<T>(
    work: (gateway: Gateway, signal: AbortSignal) => AsyncIterable<T>,
    signal?: AbortSignal,
  ): AsyncGenerator<T, void, undefined> {
    const held = this.#take();
    try {
      yield* work(held.gateway, signal ? AbortSignal.any([signal, this.#closing.signal]) : this.#closing.signal);
    } catch (error) {
      throw this.#failed(held, error);
    } finally {
      this.#release(held);
    }
  }

  /** The next call gets a new client. */
  replace(): void {
    if (this.#held) this.#retire(this.#held);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    const { gateway } = this.#held ?? {};
    this.#held = null;
    await Promise.all([gateway?.dispose(), ...this.#disposals]);
  }

  #take(): Held {
    if (this.#closing.signal.aborted) throw new StoreUnavailable();
    this.#held ??= { gateway: this.#open(), calls: 0, isRetired: false };
    this.#held.calls += 1;
    return this.#held;
  }

  #release(held: Held): void {
    held.calls -= 1;
    this.#disposeWhenIdle(held);
  }

  /** A node that sends us on to the leader is remembered by the client itself, which must not be replaced then. */
  #failed(held: Held, error: unknown): Failure {
    const failure = toFailure(error);
    if (failure.kind === 'unreachable' || failure.code === 'silence') this.#retire(held);
    return failure;
  }

  #retire(held: Held): void {
    if (this.#held === held) this.#held = null;
    held.isRetired = true;
    this.#disposeWhenIdle(held);
  }

  #disposeWhenIdle({ gateway, calls, isRetired }: Held): void {
    if (!isRetired || calls > 0) return;
    const disposal = gateway.dispose().finally(() => {
      this.#disposals = this.#disposals.filter((each) => each !== disposal);
    });
    this.#disposals.push(disposal);
  }
}
