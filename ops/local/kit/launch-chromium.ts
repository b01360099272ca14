import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

// The package's own list switches web security off, which would hide exactly what tests look for.
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

/** Chromium as the tests of this folder drive it; `args` beside the usual ones. */
export const launchChromium = async (...args: readonly string[]): Promise<Browser> =>
  playwright.launch({ executablePath: await chromium.executablePath(), args: [...ARGS, ...args] });
