import { setTimeout as sleep } from 'node:timers/promises';

/** Looks again and again until there is something to see; fails with a name for it when it never comes. */
export async function until<T>(look: () => Promise<T | undefined | null | false>, what: string, withinMs = 60_000): Promise<T> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    if (performance.now() > deadline) throw new Error(`Waited ${withinMs} ms in vain for ${what}`);
    await sleep(100);
  }
}
