import type { BrowserContext, Page } from 'playwright-core';

/** Of one document, so far. Milliseconds are counted from its navigation. */
export type Vitals = {
  /** Cumulative layout shift without what follows a touch or a key. */
  shift: number;
  longestTaskMs: number;
  /** What tasks take beyond 50 ms each, in all. */
  blockedMs: number;
  largestPaintMs: number;
  /** The first frame that has a main heading; on the clock of all documents. */
  headingAt: number | null;
};

type Watched = { vitals: Vitals };
type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };

const LONG_MS = 50;

export async function watchVitals(context: BrowserContext): Promise<void> {
  await context.addInitScript((longMs) => {
    const vitals: Vitals = { shift: 0, longestTaskMs: 0, blockedMs: 0, largestPaintMs: 0, headingAt: null };
    (globalThis as unknown as Watched).vitals = vitals;
    const observe = (type: string, take: (entry: PerformanceEntry) => void): void =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    observe('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as Shift;
      if (!hadRecentInput) vitals.shift += value;
    });
    observe('longtask', ({ duration }) => {
      vitals.longestTaskMs = Math.max(vitals.longestTaskMs, duration);
      vitals.blockedMs += Math.max(0, duration - longMs);
    });
    observe('largest-contentful-paint', ({ startTime }) => {
      vitals.largestPaintMs = startTime;
    });
    const look = (): void => {
      if (document.querySelector('h1')) vitals.headingAt = performance.timeOrigin + performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, LONG_MS);
}

export const readVitals = (page: Page): Promise<Vitals> => page.evaluate(() => (globalThis as unknown as Watched).vitals);

/** When the first frame with a main heading came; it may come a moment after the heading. */
export async function headingSeen(page: Page): Promise<number> {
  const seen = await page.waitForFunction(() => (globalThis as unknown as Watched).vitals.headingAt);
  return Number(await seen.jsonValue());
}
