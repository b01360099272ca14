import { TestEnvironment } from 'jest-environment-node';
import { request } from 'playwright-core';
import { launchChromium } from '../../local/kit/launch-chromium.ts';

/** Ended with the shared product. */
const sharedBrowser = async () => {
  if (!globalThis.sharedBrowser?.isConnected()) globalThis.sharedBrowser = await launchChromium();
  return globalThis.sharedBrowser;
};

/** Each test file has modules of its own; Playwright and the browser, which take seconds to load, are there once for all of them. */
export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.browsers = { sharedBrowser, request };
  }
}
