import { withTimeout } from '../../event-sourcing/concurrency/with-timeout.ts';

/** Longer than one connection may take. */
export const READY_TIMEOUT_MS = 15_000;
/** Shorter than the probe of any supervisor. */
export const PING_TIMEOUT_MS = 2_000;

export const withQueueTimeout = <T>(work: Promise<T>, timeoutMs: number): Promise<T> =>
  withTimeout(work, timeoutMs, () => {
    throw new Error('The queue did not answer in time');
  });
