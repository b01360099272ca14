import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium as playwright } from 'playwright-core';
import { unpackedChromium } from '../../../backend/src/platform/pdf/chromium-binary.ts';

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

/** Chromium as the tests and benches of this folder drive it; `args` beside the usual ones. Several processes may be the first at once. */
export async function launchChromium(...args: readonly string[]): Promise<Browser> {
  const { path, env } = await unpackedChromium(join(tmpdir(), `willow-chromium-${process.getuid?.() ?? 0}`));
  const { LD_LIBRARY_PATH = process.env['LD_LIBRARY_PATH'] } = env;
  return playwright.launch({ executablePath: path, env: { ...process.env, LD_LIBRARY_PATH }, args: [...ARGS, ...args] });
}
