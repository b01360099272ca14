import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { patient } from '../../testing/machine/patience.ts';
import { launchChromium } from './launch-chromium.ts';

// Lets a test play a foreign site: any name under .test leads back to this machine.
const FOREIGN_SITES = '--host-resolver-rules=MAP *.test 127.0.0.1';

export type Opened = { readonly page: Page; readonly problems: readonly string[] };

/** A fresh context for each page. Console errors and warnings are collected. */
export function useChromium(): { readonly open: (url: string, viewport?: { width: number; height: number }) => Promise<Opened> } {
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await launchChromium(FOREIGN_SITES);
  });
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
  });
  afterAll(async () => {
    await browser.close();
  });
  return {
    open: async (url, viewport = { width: 1280, height: 900 }) => {
      const context = await browser.newContext({ viewport, locale: 'en-GB' });
      context.setDefaultTimeout(patient(60_000));
      contexts.push(context);
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(error.message));
      await page.goto(url);
      return { page, problems };
    },
  };
}
