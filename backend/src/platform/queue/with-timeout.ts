import { setTimeout as sleep } from 'node:timers/promises';

const DEFAULT_TIMEOUT_MS = 5_000;

/** How long a health probe waits: shorter than the probe of any supervisor. */
export const PING_TIMEOUT_MS = 2_000;

/** The outcome of the work, or an error with the given message when it takes too long. */
export const withTimeout = async <T>(work: Promise<T>, message: string, timeoutMs = DEFAULT_TIMEOUT_MS): Promise<T> => {
  const patience = new AbortController();
  const timeout = sleep(timeoutMs, undefined, { signal: patience.signal }).then(() => Promise.reject(new Error(message)));
  timeout.catch(() => undefined);
  try {
    return await Promise.race([work, timeout]);
  } finally {
    patience.abort();
  }
};
