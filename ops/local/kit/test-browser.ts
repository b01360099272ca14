import { afterAll, afterEach, beforeAll } from '@jest/globals';
import chromium from '@sparticuz/chromium';
import { chromium as playwright, type Browser, type BrowserContext, type Page } from 'playwright-core';

// The package's own list switches web security off, which would hide exactly what these tests look for.
const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Lets a test play a foreign site: any name under .test leads back to this machine.
  '--host-resolver-rules=MAP *.test 127.0.0.1',
];

export type Opened = { readonly page: Page; readonly problems: readonly string[] };

/** A fresh context for each page. Console errors and warnings are collected. */
export function useChromium(): { readonly open: (url: string, viewport?: { width: number; height: number }) => Promise<Opened> } {
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await playwright.launch({ executablePath: await chromium.executablePath(), args: ARGS });
  }, 60_000);
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
      context.setDefaultTimeout(10_000);
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
