import { setImmediate, setTimeout as sleep } from 'node:timers/promises';

/** Operations, and how many of them a second. */
export type Rate = Pick<LoopResult, 'count' | 'perSecond'>;

type LoopResult = { readonly count: number; readonly perSecond: number; readonly latenciesMs: readonly number[] };

type Until = { readonly ms?: number; readonly count?: number };

/**
 * Each caller begins its next piece of work at once, for a time, up to a count, or both. What began in time is waited for and counted, and so is
 * the time it took.
 */
export async function closedLoop(
  callers: number,
  { ms = Infinity, count = Infinity }: Until,
  work: (index: number) => Promise<unknown>,
): Promise<LoopResult> {
  const latenciesMs: number[] = [];
  const begin = performance.now();
  let started = 0;
  const goesOn = (): boolean => started < count && performance.now() - begin < ms;
  const call = async (): Promise<void> => {
    while (goesOn()) {
      const at = performance.now();
      await work(started++);
      latenciesMs.push(performance.now() - at);
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
  const seconds = (performance.now() - begin) / 1000;
  return { count: latenciesMs.length, perSecond: latenciesMs.length / seconds, latenciesMs };
}

export async function steadily(perSecond: number, count: number, work: (index: number) => Promise<unknown>): Promise<void> {
  const begin = performance.now();
  const failures: unknown[] = [];
  const under: Promise<unknown>[] = [];
  for (let index = 0; index < count; index += 1) {
    const wait = begin + (index * 1000) / perSecond - performance.now();
    // Also when it is late: what failed meanwhile is heard.
    await (wait > 0 ? sleep(wait) : setImmediate());
    if (failures.length > 0) break;
    under.push(work(index).catch((error: unknown) => failures.push(error)));
  }
  await Promise.all(under);
  if (failures.length > 0) throw failures[0];
}
