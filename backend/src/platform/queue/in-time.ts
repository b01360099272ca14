import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 5_000;

/** How long a health probe waits: shorter than the probe of any supervisor. */
export const PING_PATIENCE_MS = 2_000;

/** The outcome of the work, or an error with the given message when it takes too long. */
export const inTime = async <T>(work: Promise<T>, message: string, patienceMs = PATIENCE_MS): Promise<T> => {
  const patience = new AbortController();
  const timeout = sleep(patienceMs, undefined, { signal: patience.signal }).then(() => Promise.reject(new Error(message)));
  timeout.catch(() => undefined);
  try {
    return await Promise.race([work, timeout]);
  } finally {
    patience.abort();
  }
};
