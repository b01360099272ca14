import type { Browser, BrowserContext } from 'playwright-core';
import { PdfFailed } from './pdf-renderer.ts';
import { within } from './limiter.ts';

const CLOSING_MS = 5000;

/**
 * Prints one document in a context of its own, so that no will ever shares a page with the next. Each measure below stops what another
 * one lets through: with scripts off styles still fetch, offline still lets frames out, and routes do not see prefetches.
 */
export async function printInJail(browser: Browser, html: string, watchdogMs: number): Promise<Uint8Array> {
  let context: BrowserContext | undefined;
  const print = async (): Promise<Uint8Array> => {
    context = await browser.newContext({ javaScriptEnabled: false, offline: true, acceptDownloads: false, serviceWorkers: 'block' });
    await context.route('**', (route) => route.abort());
    const page = await context.newPage();
    // The document is written into the page, never opened: an address could be a file.
    await page.setContent(html, { waitUntil: 'load', timeout: 0 });
    return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  };
  try {
    return await within(print(), watchdogMs, () => {
      throw new PdfFailed('timed-out', `The document was not printed within ${watchdogMs} ms`);
    });
  } finally {
    if (!(await closes(context))) await within(browser.close(), CLOSING_MS, () => undefined);
  }
}

/** A context that did not come into being or cannot be closed means a browser that cannot be trusted with another document. */
async function closes(context: BrowserContext | undefined): Promise<boolean> {
  const closing = context?.close().then(
    () => true,
    () => true,
  );
  return within(closing ?? Promise.resolve(false), CLOSING_MS, () => false);
}
