import { describe, expect, it, jest } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { closeCell, openCell, printInCell } from './isolated-page.ts';

type Route = { abort(): void };

/** A browser that only remembers what it was told. */
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

describe('a cell', () => {
  it('is locked before its page exists: no scripts, no network, no downloads, no workers', async () => {
    const { browser, log, routes } = fakeBrowser();
    await openCell(browser);
    expect(log).toEqual([
      'context {"javaScriptEnabled":false,"offline":true,"acceptDownloads":false,"serviceWorkers":"block"}',
      'route **',
      'page',
    ]);
    const abort = jest.fn();
    for (const handle of routes) handle({ abort });
    expect(abort).toHaveBeenCalledTimes(1);
  });

  it('is given its document as text, never an address', async () => {
    const { browser, log } = fakeBrowser();
    await printInCell(openCell(browser), '<p>a</p>', 1000);
    expect(log.at(-1)).toBe('content <p>a</p>');
  });

  it('that never opens is given up in time', async () => {
    await expect(printInCell(new Promise(() => undefined), '', 20)).rejects.toMatchObject({ failure: 'timed-out' });
  });

  it('is closed after its document, and its browser goes on', async () => {
    const { browser, log } = fakeBrowser();
    await closeCell(browser, openCell(browser));
    expect(log.slice(3)).toEqual(['close context']);
  });

  it('that did not open takes its browser with it', async () => {
    const { browser, log } = fakeBrowser();
    await closeCell(browser, Promise.reject(new Error('crashed')));
    expect(log).toEqual(['close browser']);
  });

  it('that cannot be closed takes its browser with it', async () => {
    jest.useFakeTimers();
    try {
      const { browser, log } = fakeBrowser({ closes: false });
      const closing = closeCell(browser, openCell(browser));
      await jest.advanceTimersByTimeAsync(6000);
      await closing;
      expect(log.slice(3)).toEqual(['close context', 'close browser']);
    } finally {
      jest.useRealTimers();
    }
  });
});
