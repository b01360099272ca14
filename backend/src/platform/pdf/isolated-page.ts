import type { Browser, BrowserContext, Page } from 'playwright-core';
import { PdfFailed } from './pdf-renderer.ts';
import { withTimeout } from '../../event-sourcing/concurrency/with-timeout.ts';

const CLOSING_MS = 5000;

/** A context with one empty page, locked before anything is written into it. It holds one document and is thrown away. */
export type Cell = { readonly context: BrowserContext; readonly page: Page };

/**
 * Opens a cell. Each measure stops what another one lets through: with scripts off styles still fetch, offline still lets frames out, and
 * routes do not see prefetches.
 */
export async function openCell(browser: Browser): Promise<Cell> {
  const context = await browser.newContext({ javaScriptEnabled: false, offline: true, acceptDownloads: false, serviceWorkers: 'block' });
  await context.route('**', (route) => route.abort());
  return { context, page: await context.newPage() };
}

/** Prints one document in a cell that nothing was written into before, so that no will ever shares a page with the next. */
export async function printInCell(opening: Promise<Cell>, html: string, watchdogMs: number): Promise<Uint8Array> {
  const print = async (): Promise<Uint8Array> => {
    const { page } = await opening;
    // The document is written into the page, never opened: an address could be a file.
    await page.setContent(html, { waitUntil: 'load', timeout: 0 });
    return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  };
  return withTimeout(print(), watchdogMs, () => {
    throw new PdfFailed('timed-out', `The document was not printed within ${watchdogMs} ms`);
  });
}

/** Throws a cell away. One that did not come into being or cannot be closed means a browser that cannot be trusted with another document. */
export async function closeCell(browser: Browser, opening: Promise<Cell>): Promise<void> {
  const closing = opening.then(({ context }) => context.close().then(trusted, trusted), distrusted);
  if (!(await withTimeout(closing, CLOSING_MS, distrusted))) await withTimeout(browser.close(), CLOSING_MS, () => undefined);
}

const trusted = (): boolean => true;
const distrusted = (): boolean => false;
