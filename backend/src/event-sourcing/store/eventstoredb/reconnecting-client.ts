import { StoreUnavailable } from '../event-store.ts';
import { noAnswer, toFailure } from './failures.ts';
import type { Failure } from './failures.ts';
import { withTimeout } from '../../concurrency/with-timeout.ts';
import type { Gateway } from './eventstoredb-gateway.ts';

type Held = { readonly gateway: Gateway; calls: number; isRetired: boolean };

/**
 * Replaces its client when the connection fails: the client itself would wait out gRPC's backoff, or keep a silent connection. A replaced
 * client is disposed of after its last call.
 */
export class ReconnectingClient {
  readonly #open: () => Gateway;
  readonly #closing = new AbortController();
  #held: Held | null;
  #disposals: Promise<void>[] = [];

  /** Opens a client at once, so that a wrong configuration stops the start. It connects at its first call. */
  constructor(open: () => Gateway) {
    this.#open = open;
    this.#held = { gateway: open(), calls: 0, isRetired: false };
  }

  get closing(): AbortSignal {
    return this.#closing.signal;
  }

  /** Throws Failure. */
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

  /** Throws Failure. Ends when the signal aborts or the client is closed. */
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

  /** After `not-leader` the client itself goes to the leader, so it must not be replaced. */
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
