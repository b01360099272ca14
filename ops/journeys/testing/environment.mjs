import chromium from '@sparticuz/chromium';
import { TestEnvironment } from 'jest-environment-node';
import { chromium as playwright, request } from 'playwright-core';

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

/** Ended with the shared product. */
const sharedBrowser = async () => {
  if (!globalThis.sharedBrowser?.isConnected())
    globalThis.sharedBrowser = await playwright.launch({ executablePath: await chromium.executablePath(), args: ARGS });
  return globalThis.sharedBrowser;
};

/** Each test file has modules of its own; Playwright and the browser, which take seconds to load, are there once for all of them. */
export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.browsers = { sharedBrowser, request };
  }
}
