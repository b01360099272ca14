import { afterAll, beforeAll } from '@jest/globals';
import chromium from '@sparticuz/chromium';
import { chromium as playwright, type Browser, type BrowserContextOptions } from 'playwright-core';
import { Person } from './person.ts';
import type { Addresses } from './product.ts';
import { Report } from './report.ts';

// The package's own list switches web security off, which would hide exactly what these journeys look for.
const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Long, because a busy machine takes its time. */
const DEFAULT_TIMEOUT_MS = 60_000;

// Without motion nothing is measured in the middle of a fade.
const EVERYBODY: BrowserContextOptions = {
  locale: 'en-GB',
  timezoneId: 'Europe/London',
  reducedMotion: 'reduce',
  colorScheme: process.env['JOURNEYS_COLOURS'] === 'dark' ? 'dark' : 'light',
};
const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };

export type People = {
  /** No cookies, and nothing stored but that they have seen the exit offer. */
  readonly newPerson: (options?: BrowserContextOptions) => Promise<Person>;
  readonly report: Report;
};

/** `name` is the folder of its pictures. */
export function usePeople(name: string, product: Addresses): People {
  const report = new Report(name, product);
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await playwright.launch({ executablePath: await chromium.executablePath(), args: ARGS });
  });
  afterAll(async () => browser?.close());
  const newPerson = async (options: BrowserContextOptions = DESKTOP): Promise<Person> => {
    if (!browser) throw new Error('The browser has not started yet');
    // The offer to whoever leaves opens once, at a moment that depends on how long a look around takes: everybody has seen it.
    const storageState = { cookies: [], origins: [{ origin: product.url, localStorage: [{ name: 'exitIntentShown', value: 'true' }] }] };
    const context = await browser.newContext({ ...EVERYBODY, storageState, baseURL: product.url, ...options });
    context.setDefaultTimeout(DEFAULT_TIMEOUT_MS);
    await report.listenTo(context);
    return new Person(await context.newPage(), product, report);
  };
  return { newPerson, report };
}
