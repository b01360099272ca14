import { Backoff, pause } from '../../concurrency/backoff.ts';
import { Failure } from './failures.ts';

type RetryOptions = { readonly timeoutMs: number; readonly signal: AbortSignal };

const PAUSES = { firstMs: 25, longestMs: 500 };
/** A shorter attempt would be cut off and only leave doubt. */
const MIN_ATTEMPT_MS = 200;

/** Calls EventStoreDB again after a transient failure, within the time of one call. Who calls the adapter need not, at a start either. */
export async function retry<T>(work: (leftMs: number) => Promise<T>, { timeoutMs, signal }: RetryOptions): Promise<T> {
  const until = performance.now() + timeoutMs;
  const backoff = new Backoff(PAUSES);
  for (;;) {
    try {
      return await work(until - performance.now());
    } catch (error) {
      const waitMs = backoff.next();
      if (!isTransient(error) || signal.aborted || performance.now() + waitMs + MIN_ATTEMPT_MS >= until) throw error;
      await pause(waitMs, signal);
    }
  }
}

/** Goes on from the last item after a transient failure. The time starts anew with every page. */
export async function* resume<T>(
  open: (last: T | null) => AsyncIterable<readonly T[]>,
  { timeoutMs, signal }: RetryOptions,
): AsyncGenerator<readonly T[], void, undefined> {
  const backoff = new Backoff(PAUSES);
  let last: T | null = null;
  let until = performance.now() + timeoutMs;
  for (;;) {
    try {
      for await (const page of open(last)) {
        last = page.at(-1) ?? last;
        yield page;
        backoff.reset();
        until = performance.now() + timeoutMs;
      }
      return;
    } catch (error) {
      const waitMs = backoff.next();
      if (!isTransient(error) || signal.aborted || performance.now() + waitMs + MIN_ATTEMPT_MS >= until) throw error;
      await pause(waitMs, signal);
    }
  }
}

const isTransient = (error: unknown): boolean => error instanceof Failure && error.isTransient;
