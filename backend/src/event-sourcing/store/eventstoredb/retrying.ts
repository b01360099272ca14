import { Backoff, pause } from '../../concurrency/backoff.ts';
import { Failure } from './failures.ts';

export type RetryOptions = { readonly timeoutMs: number; readonly signal: AbortSignal };

const PAUSES = { firstMs: 25, longestMs: 500 };
/** No try is begun that would have less time: cut off, it would leave doubt where there was none. */
const MIN_ATTEMPT_MS = 200;

/** Does something again while what stops it may pass, until the time is over; then throws the last failure. */
export async function retry<T>(work: (leftMs: number) => Promise<T>, { timeoutMs, signal }: RetryOptions): Promise<T> {
  const until = performance.now() + timeoutMs;
  const backoff = new Backoff(PAUSES);
  for (;;) {
    try {
      return await work(until - performance.now());
    } catch (error) {
      const waitMs = backoff.next();
      if (!mayPass(error) || signal.aborted || performance.now() + waitMs + MIN_ATTEMPT_MS >= until) throw error;
      await pause(waitMs, signal);
    }
  }
}

/** Gives what a source gives, and after a failure that may pass goes on with a new source from the last item. The time begins anew with every item. */
export async function* resume<T>(
  open: (last: T | null) => AsyncIterable<T>,
  { timeoutMs, signal }: RetryOptions,
): AsyncGenerator<T, void, undefined> {
  const backoff = new Backoff(PAUSES);
  let last: T | null = null;
  let until = performance.now() + timeoutMs;
  for (;;) {
    try {
      for await (const item of open(last)) {
        last = item;
        yield item;
        backoff.reset();
        until = performance.now() + timeoutMs;
      }
      return;
    } catch (error) {
      const waitMs = backoff.next();
      if (!mayPass(error) || signal.aborted || performance.now() + waitMs + MIN_ATTEMPT_MS >= until) throw error;
      await pause(waitMs, signal);
    }
  }
}

const mayPass = (error: unknown): boolean => error instanceof Failure && error.isTransient;
