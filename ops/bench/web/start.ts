import assert from 'node:assert/strict';
import type { Browser } from 'playwright-core';
import type { Report } from '../../journeys/testing/report.ts';
import type { Measured } from '../kit/bench.ts';
import { interleaved, mediansOf } from '../kit/rounds.ts';
import { onSlowPhone } from './browser.ts';
import type { Site } from './product.ts';
import { headingSeen } from './vitals.ts';

type Step = { readonly link: string; readonly heading: string; readonly restMs: number };

/** As long as a pointer rests on a button that is read before it is pressed: time for what is then fetched ahead. */
const READ_MS = 1_500;
const START = { link: 'a[href="/wizard"]', heading: 'Is this will for you?' } as const;
const REFERENCE = { link: 'a[href="/how-it-works"]', heading: 'How it works' } as const;

/** From the press of a link on the landing page to the first frame with the next page's heading, in milliseconds. */
const follow = (browser: Browser, { product, beginner }: Site, report: Report, { link, heading, restMs }: Step): Promise<number> =>
  onSlowPhone(browser, { baseURL: product.url, session: beginner, report }, async (page) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const button = page.locator(link).filter({ visible: true }).first();
    await page.evaluate(() =>
      document.addEventListener(
        'pointerdown',
        () => sessionStorage.setItem('pressed', String(performance.timeOrigin + performance.now())),
        {
          capture: true,
        },
      ),
    );
    if (restMs > 0) {
      await button.hover();
      await page.waitForTimeout(restMs);
    }
    await button.click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    const pressed = Number(await page.evaluate(() => sessionStorage.getItem('pressed')));
    const headingAt = await headingSeen(page);
    assert(pressed > 0 && headingAt > pressed, 'The press or the heading was missed');
    return headingAt - pressed;
  });

/** Beside it, in the same rounds: a prerendered page without an answer to wait for. It is what the network and the machine take by themselves. */
export async function start(browser: Browser, site: Site, report: Report, rounds: number): Promise<Measured> {
  const samples = await interleaved(rounds, {
    startAfterReadingMs: () => follow(browser, site, report, { ...START, restMs: READ_MS }),
    startAtOnceMs: () => follow(browser, site, report, { ...START, restMs: 0 }),
    staticPageMs: () => follow(browser, site, report, { ...REFERENCE, restMs: 0 }),
  });
  const { startAfterReadingMs = 0, ...others } = mediansOf(samples);
  const range = ([key, values]: [string, readonly number[]]) => [key, [Math.min(...values), Math.max(...values)]] as const;
  return { medians: others, ratios: { startAfterReadingMs }, spread: Object.fromEntries(Object.entries(samples).map(range)) };
}
