import type { Browser, Page } from 'playwright-core';
import type { Report } from '../../journeys/testing/report.ts';
import { launchChromium } from '../../local/kit/launch-chromium.ts';
import { watchVitals } from './vitals.ts';
import type { Session } from './product.ts';

const PHONE = { viewport: { width: 390, height: 844 }, locale: 'en-GB', timezoneId: 'Europe/London' } as const;
/** A slow telephone network as Lighthouse defines it: round trip in milliseconds, bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 } as const;
const SLOWER_CPU = 4;
const WITHIN_MS = 60_000;

export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await launchChromium();
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

export type Visit = { readonly baseURL: string; readonly session?: Session | undefined; readonly report: Report };

/** A slow telephone on a slow network, with nothing in its cache. */
export async function onSlowPhone<T>(browser: Browser, { baseURL, session, report }: Visit, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ ...PHONE, baseURL, ...(session && { storageState: session }) });
  context.setDefaultTimeout(WITHIN_MS);
  try {
    await report.listenTo(context);
    await watchVitals(context);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
    return await work(page);
  } finally {
    await context.close();
  }
}
