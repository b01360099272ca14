import { withTimeout } from '../../event-sourcing/concurrency/with-timeout.ts';

export const READY_TIMEOUT_MS = 5_000;
/** Shorter than the probe of any supervisor. */
export const PING_TIMEOUT_MS = 2_000;

export const withQueueTimeout = <T>(work: Promise<T>, timeoutMs: number): Promise<T> =>
  withTimeout(work, timeoutMs, () => {
    throw new Error('The queue did not answer in time');
  });
