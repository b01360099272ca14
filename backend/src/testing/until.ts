import { setTimeout as sleep } from 'node:timers/promises';
import { Patience } from '../../../ops/testing/machine/patience.ts';

/** Looks again and again until there is something to see; fails with a name for it when it never comes. `withinMs` is of a quick machine. */
export async function until<T>(look: () => Promise<T | undefined | null | false>, what: string, withinMs = 60_000): Promise<T> {
  const patience = new Patience(withinMs);
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    if (patience.isOver()) throw new Error(`Waited ${patience.waited} in vain for ${what}`);
    await sleep(100);
  }
}
