import type { Browser, BrowserContext, Page } from 'playwright-core';
import { PdfFailed } from './pdf-renderer.ts';
import { withTimeout } from '../../event-sourcing/concurrency/with-timeout.ts';

const CLOSE_TIMEOUT_MS = 5000;

export type IsolatedPage = { readonly context: BrowserContext; readonly page: Page };

/**
 * Without scripts and without network. Each measure stops what another lets through: without scripts styles still fetch, offline mode still
 * lets frames out, and routes do not see prefetches.
 */
export async function openIsolatedPage(browser: Browser): Promise<IsolatedPage> {
  const context = await browser.newContext({ javaScriptEnabled: false, offline: true, acceptDownloads: false, serviceWorkers: 'block' });
  await context.route('**', (route) => route.abort());
  return { context, page: await context.newPage() };
}

export async function printIsolated(opening: Promise<IsolatedPage>, html: string, watchdogMs: number): Promise<Uint8Array> {
  const print = async (): Promise<Uint8Array> => {
    const { page } = await opening;
    // The document is set as content, never opened by URL, which could be a file.
    await page.setContent(html, { waitUntil: 'load', timeout: 0 });
    return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  };
  return withTimeout(print(), watchdogMs, () => {
    throw new PdfFailed('timed-out', `The document was not printed within ${watchdogMs} ms`);
  });
}

/** A page that cannot be opened or closed means that the browser cannot be trusted with another document: it is closed too. */
export async function closeIsolatedPage(browser: Browser, opening: Promise<IsolatedPage>): Promise<void> {
  const closing = opening.then(({ context }) => context.close().then(succeeded, succeeded), failed);
  if (!(await withTimeout(closing, CLOSE_TIMEOUT_MS, failed))) await withTimeout(browser.close(), CLOSE_TIMEOUT_MS, () => undefined);
}

const succeeded = (): boolean => true;
const failed = (): boolean => false;
