import { setTimeout as sleep } from 'node:timers/promises';
import { patient } from '../testing/machine/patience.ts';

/** Who waits longer than this for one thing has gone. */
export const PATIENCE_MS = patient(120_000);

/** Looks again and again until there is something. */
export async function patiently<T>(what: string, everyMs: number, look: () => Promise<T | undefined>): Promise<T> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    const found = await look();
    if (found !== undefined) return found;
    await sleep(everyMs);
  }
  throw new Error(`Waited ${PATIENCE_MS / 1000} s in vain for ${what}`);
}
