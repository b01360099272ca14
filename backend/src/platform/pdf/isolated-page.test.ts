import { describe, expect, it, jest } from '@jest/globals';
import { install } from '@sinonjs/fake-timers';
import type { Browser } from 'playwright-core';
import { closeIsolatedPage, openIsolatedPage, printIsolated } from './isolated-page.ts';

type Route = { abort(): void };

function fakeBrowser({ closes = true } = {}) {
  const log: string[] = [];
  const routes: ((route: Route) => void)[] = [];
  const browser = {
    newContext: (options: object) => {
      log.push(`context ${JSON.stringify(options)}`);
      return Promise.resolve({
        route: (pattern: string, handler: (route: Route) => void) => {
          log.push(`route ${pattern}`);
          routes.push(handler);
          return Promise.resolve();
        },
        newPage: () => {
          log.push('page');
          return Promise.resolve({
            setContent: (html: string) => Promise.resolve(void log.push(`content ${html}`)),
            pdf: () => Promise.resolve(new Uint8Array([1])),
          });
        },
        close: () => {
          log.push('close context');
          return closes ? Promise.resolve() : new Promise(() => undefined);
        },
      });
    },
    close: () => Promise.resolve(void log.push('close browser')),
  };
  return { browser: browser as unknown as Browser, log, routes };
}

describe('an isolated page', () => {
  it('has no scripts, no network, no downloads and no workers', async () => {
    const { browser, log, routes } = fakeBrowser();
    await openIsolatedPage(browser);
    expect(log).toEqual([
      'context {"javaScriptEnabled":false,"offline":true,"acceptDownloads":false,"serviceWorkers":"block"}',
      'route **',
      'page',
    ]);
    const abort = jest.fn();
    for (const handle of routes) handle({ abort });
    expect(abort).toHaveBeenCalledTimes(1);
  });

  it('gets its document as content, never as a URL', async () => {
    const { browser, log } = fakeBrowser();
    await printIsolated(openIsolatedPage(browser), '<p>a</p>', 1000);
    expect(log.at(-1)).toBe('content <p>a</p>');
  });

  it('times out when it does not open', async () => {
    await expect(printIsolated(new Promise(() => undefined), '', 20)).rejects.toMatchObject({ failure: 'timed-out' });
  });

  it('is closed after its document, while the browser stays open', async () => {
    const { browser, log } = fakeBrowser();
    await closeIsolatedPage(browser, openIsolatedPage(browser));
    expect(log.slice(3)).toEqual(['close context']);
  });

  it('closes the browser when it did not open', async () => {
    const { browser, log } = fakeBrowser();
    await closeIsolatedPage(browser, Promise.reject(new Error('crashed')));
    expect(log).toEqual(['close browser']);
  });

  it('closes the browser when it cannot be closed', async () => {
    const clock = install();
    try {
      const { browser, log } = fakeBrowser({ closes: false });
      const closing = closeIsolatedPage(browser, openIsolatedPage(browser));
      await clock.tickAsync(6000);
      await closing;
      expect(log.slice(3)).toEqual(['close context', 'close browser']);
    } finally {
      clock.uninstall();
    }
  });
});
