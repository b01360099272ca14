import { setTimeout as sleep } from 'node:timers/promises';

const FLOOR_MS = 250;

/** Answers no sooner than after a fixed time, so that the time does not tell whether there was anything to do. */
export async function atLeast<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work, sleep(FLOOR_MS)]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
