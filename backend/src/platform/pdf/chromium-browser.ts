import type { Browser } from 'playwright-core';
import { chromiumArgs } from './chromium-args.ts';
import type { ChromiumBinary } from './chromium-binary.ts';
import { type IsolatedPage, closeIsolatedPage, openIsolatedPage, printIsolated } from './isolated-page.ts';
import { withTimeout } from '../../event-sourcing/concurrency/with-timeout.ts';
import { PdfFailed } from './pdf-renderer.ts';
import { makeProfileDir, removeProfileDir } from './profile-dirs.ts';

const CLOSE_MS = 5000;

export class ChromiumBrowser {
  readonly profileDir: string;
  readonly #browser: Browser;
  #busy = 0;
  #started = 0;
  #retired = false;
  /** Opened ahead, because opening a page takes as long as printing one. */
  #spare: Promise<IsolatedPage> | undefined;
  /** Rejects when the browser is gone: what was asked of it just then is never answered. */
  readonly #gone: Promise<never>;

  private constructor(browser: Browser, profileDir: string) {
    this.#browser = browser;
    this.#gone = new Promise((_, reject) => {
      browser.once('disconnected', () => reject(new Error('The browser has been closed')));
    });
    this.#gone.catch(() => undefined);
    this.profileDir = profileDir;
  }

  /** Throws what kept it from starting. */
  static async launch(binary: ChromiumBinary, profiles: string, withinMs: number): Promise<ChromiumBrowser> {
    const profileDir = await makeProfileDir(profiles);
    try {
      // Loaded by the process that prints first: the API never does, and Playwright is the largest thing that it would load.
      const { chromium } = await import('playwright-core');
      const browser = await chromium.launch({
        executablePath: binary.path,
        env: binary.env,
        args: chromiumArgs(profileDir, process.getuid?.() === 0),
        ignoreDefaultArgs: true,
        timeout: withinMs,
        // We close the browser ourselves: on a signal its documents are finished first.
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
      });
      return new ChromiumBrowser(browser, profileDir);
    } catch (error) {
      await removeProfileDir(profileDir);
      throw error;
    }
  }

  get started(): number {
    return this.#started;
  }

  get usable(): boolean {
    return !this.#retired && this.#browser.isConnected();
  }

  /** A lost browser is reported as `browser-lost`: it is not the document's fault. */
  async print(html: string, watchdogMs: number): Promise<Uint8Array> {
    this.#started += 1;
    this.#busy += 1;
    const page = this.#takeIsolatedPage();
    try {
      return await Promise.race([printIsolated(page, html, watchdogMs), this.#gone]);
    } catch (error) {
      throw this.#isLoss(error) ? new PdfFailed('browser-lost', 'The browser was lost while printing', { cause: error }) : error;
    } finally {
      if (this.#browser.isConnected()) await closeIsolatedPage(this.#browser, page);
      this.#busy -= 1;
      if (this.#retired && this.#busy === 0) await this.#close();
    }
  }

  async retire(): Promise<void> {
    if (this.#retired) return;
    this.#retired = true;
    if (this.#busy === 0) await this.#close();
  }

  #takeIsolatedPage(): Promise<IsolatedPage> {
    const page = this.#spare ?? openIsolatedPage(this.#browser);
    this.#spare = openIsolatedPage(this.#browser);
    // A failure is reported to the document that gets this page.
    this.#spare.catch(() => undefined);
    return page;
  }

  #isLoss(error: unknown): boolean {
    if (error instanceof PdfFailed) return false;
    return !this.#browser.isConnected() || (error instanceof Error && /has been closed|crashed|disconnected/i.test(error.message));
  }

  async #close(): Promise<void> {
    await withTimeout(
      this.#browser.close().catch(() => undefined),
      CLOSE_MS,
      () => undefined,
    );
    await removeProfileDir(this.profileDir);
  }
}
