import { setTimeout as sleep } from 'node:timers/promises';

/** The outcome of the work, or an error of our own when it takes too long. The work itself goes on. */
export async function withTimeout<T>(work: Promise<T>, withinMs: number, otherwise: () => Error): Promise<T> {
  const over = new AbortController();
  const late = sleep(withinMs, undefined, { signal: over.signal }).then(() => Promise.reject(otherwise()));
  late.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
  }
}
