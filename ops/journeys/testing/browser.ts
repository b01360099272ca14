import { afterAll } from '@jest/globals';
import type { BrowserContext, BrowserContextOptions } from 'playwright-core';
import { sharedBrowser } from './browsers.ts';
import { WITHIN_MS } from './eventually.ts';
import { Person } from './person.ts';
import type { Addresses } from './product.ts';
import { Report } from './report.ts';

/** Long, because a busy machine takes its time. */

// Without motion nothing is measured in the middle of a fade.
const EVERYBODY: BrowserContextOptions = {
  locale: 'en-GB',
  timezoneId: 'Europe/London',
  reducedMotion: 'reduce',
  colorScheme: process.env['JOURNEYS_COLOURS'] === 'dark' ? 'dark' : 'light',
};
const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };

// The offer to whoever leaves opens once, at a moment that depends on how long a look around takes: everybody has seen it.
const SAW_EXIT_OFFER = 'exitIntentShown';
const ANSWERED_ABOUT_COOKIES = 'cookieConsent';

export type People = {
  /** No cookies, and no answer about them yet. */
  readonly newVisitor: (options?: BrowserContextOptions) => Promise<Person>;
  /** Has rejected cookies before. */
  readonly newPerson: (options?: BrowserContextOptions) => Promise<Person>;
  readonly report: Report;
};

/** `name` is the folder of its pictures. */
export function usePeople(name: string, product: Addresses): People {
  const report = new Report(name, product);
  const contexts: BrowserContext[] = [];
  afterAll(async () => {
    await Promise.all(contexts.map((context) => context.close()));
  });
  const open = async (remembered: readonly string[], options: BrowserContextOptions = DESKTOP): Promise<Person> => {
    const localStorage = remembered.map((name) => ({ name, value: 'true' }));
    const storageState = { cookies: [], origins: [{ origin: product.url, localStorage }] };
    const browser = await sharedBrowser();
    const context = await browser.newContext({ ...EVERYBODY, storageState, baseURL: product.url, ...options });
    contexts.push(context);
    context.setDefaultTimeout(WITHIN_MS);
    await report.listenTo(context);
    return new Person(await context.newPage(), product, report);
  };
  return {
    newVisitor: (options) => open([SAW_EXIT_OFFER], options),
    newPerson: (options) => open([SAW_EXIT_OFFER, ANSWERED_ABOUT_COOKIES], options),
    report,
  };
}
