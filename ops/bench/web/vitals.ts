import type { BrowserContext, Page } from 'playwright-core';

/** Of one document, so far. Milliseconds are counted from its navigation. */
export type Vitals = {
  /** Cumulative layout shift without what follows a touch or a key. */
  shift: number;
  longestTaskMs: number;
  /** Total blocking time: what tasks take beyond 50 ms each, once something is painted. */
  blockedMs: number;
  largestPaintMs: number;
  /** The first frame that has a main heading; on the clock of all documents. */
  headingAt: number | null;
};

type Task = { readonly endAt: number; readonly durationMs: number };
type Watched = { vitals: Vitals; tasks: Task[] };
type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };

const LONG_MS = 50;

export async function watchVitals(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const vitals: Vitals = { shift: 0, longestTaskMs: 0, blockedMs: 0, largestPaintMs: 0, headingAt: null };
    const tasks: Task[] = [];
    Object.assign(globalThis, { vitals, tasks } satisfies Watched);
    const observe = (type: string, take: (entry: PerformanceEntry) => void): void =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    observe('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as Shift;
      if (!hadRecentInput) vitals.shift += value;
    });
    observe('longtask', ({ startTime, duration }) => {
      vitals.longestTaskMs = Math.max(vitals.longestTaskMs, duration);
      tasks.push({ endAt: startTime + duration, durationMs: duration });
    });
    observe('largest-contentful-paint', ({ startTime }) => {
      vitals.largestPaintMs = startTime;
    });
    const look = (): void => {
      if (document.querySelector('h1')) vitals.headingAt = performance.timeOrigin + performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

export const readVitals = (page: Page): Promise<Vitals> =>
  page.evaluate((longMs) => {
    const { vitals, tasks } = globalThis as unknown as Watched;
    const paintedAt = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const blocked = tasks.map(({ endAt, durationMs }) => Math.max(0, Math.min(durationMs, endAt - paintedAt) - longMs));
    return { ...vitals, blockedMs: blocked.reduce((sum, ms) => sum + ms, 0) };
  }, LONG_MS);

/** When the first frame with a main heading came; it may come a moment after the heading. */
export async function headingSeen(page: Page): Promise<number> {
  const seen = await page.waitForFunction(() => (globalThis as unknown as Watched).vitals.headingAt);
  return Number(await seen.jsonValue());
}
