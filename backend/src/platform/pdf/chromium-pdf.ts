import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operation } from '../../event-sourcing/telemetry/operation.ts';
import { type ChromiumBinary, installedChromium, unpackedChromium } from './chromium-binary.ts';
import { ChromiumBrowser } from './chromium-browser.ts';
import { Limiter } from './limiter.ts';
import { normalisePdf } from './normalise-pdf.ts';
import { PdfFailed, PdfRenderer, type PrintOptions } from './pdf-renderer.ts';
import { sweepProfileDirs } from './profile-dirs.ts';

const LAUNCH_MS = 20_000;

export type ChromiumPdfOptions = {
  readonly executablePath?: string | undefined;
  readonly concurrency?: number;
  readonly watchdogMs?: number;
  /** Multiplies how long a document and a start of the browser are waited for. */
  readonly timeoutFactor?: number;
  readonly recycleAfter?: number;
  readonly tmpDir?: string;
};

/** One browser at a time with a fresh context for each document; the browser is replaced when it is lost or after `recycleAfter` documents. */
export class ChromiumPdf extends PdfRenderer {
  readonly #limiter: Limiter;
  readonly #watchdogMs: number;
  readonly #launchMs: number;
  readonly #recycleAfter: number;
  readonly #executablePath: string | undefined;
  readonly #base: string;
  readonly #running = new Set<Promise<unknown>>();
  readonly #ending = new Set<Promise<unknown>>();
  #binary: Promise<ChromiumBinary> | undefined;
  #starting: Promise<ChromiumBrowser> | undefined;
  #browser: ChromiumBrowser | undefined;
  #closed = false;

  constructor({
    executablePath,
    concurrency = 2,
    watchdogMs = 20_000,
    timeoutFactor = 1,
    recycleAfter = 500,
    tmpDir = tmpdir(),
  }: ChromiumPdfOptions = {}) {
    super();
    this.#limiter = new Limiter(concurrency);
    this.#watchdogMs = watchdogMs * timeoutFactor;
    this.#launchMs = LAUNCH_MS * timeoutFactor;
    this.#recycleAfter = recycleAfter;
    this.#executablePath = executablePath;
    this.#base = join(tmpDir, `willow-pdf-${process.getuid?.() ?? 0}`);
  }

  async render(html: string, options: PrintOptions = {}): Promise<Uint8Array> {
    const rendering = this.#limiter.run(() => operation('render', {}, () => this.#renderTwiceIfLost(html)), options);
    this.#running.add(rendering);
    try {
      return normalisePdf(await rendering);
    } finally {
      this.#running.delete(rendering);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.allSettled(this.#running);
    if (this.#browser) this.#retire(this.#browser);
    await Promise.allSettled(this.#ending);
  }

  async #renderTwiceIfLost(html: string): Promise<Uint8Array> {
    try {
      return await this.#renderOnce(html);
    } catch (error) {
      if (!(error instanceof PdfFailed) || error.failure !== 'browser-lost') throw error;
      return this.#renderOnce(html);
    }
  }

  async #renderOnce(html: string): Promise<Uint8Array> {
    if (this.#closed) throw new PdfFailed('closed', 'Printing has ended');
    const browser = await this.#usableBrowser();
    try {
      return await browser.print(html, this.#watchdogMs);
    } finally {
      if (!browser.usable || browser.started >= this.#recycleAfter) this.#retire(browser);
    }
  }

  async #usableBrowser(): Promise<ChromiumBrowser> {
    const running = await this.#current();
    if (running.usable) return running;
    this.#retire(running);
    return this.#current();
  }

  #current(): Promise<ChromiumBrowser> {
    if (this.#starting) return this.#starting;
    const starting = this.#launch();
    this.#starting = starting;
    void starting.then(
      (browser) => (this.#browser = browser),
      () => (this.#starting = undefined),
    );
    return starting;
  }

  #retire(browser: ChromiumBrowser): void {
    if (this.#browser === browser) {
      this.#browser = undefined;
      this.#starting = undefined;
    }
    const ending = browser.retire().finally(() => this.#ending.delete(ending));
    this.#ending.add(ending);
  }

  /** Whatever keeps it from starting, a full disk for one, is no fault of a document. */
  async #launch(): Promise<ChromiumBrowser> {
    try {
      this.#binary ??= this.#prepare();
      const binary = await this.#binary;
      await sweepProfileDirs(this.#base, tmpdir());
      return await ChromiumBrowser.launch(binary, this.#base, this.#launchMs);
    } catch (error) {
      if (error instanceof PdfFailed) throw error;
      throw new PdfFailed('browser-unavailable', `The browser did not start: ${firstLineOf(error)}`, { cause: error });
    }
  }

  async #prepare(): Promise<ChromiumBinary> {
    try {
      return this.#executablePath ? installedChromium(this.#executablePath, this.#base) : await unpackedChromium(this.#base);
    } catch (error) {
      this.#binary = undefined;
      throw error;
    }
  }
}

/** No document has been seen yet, so that nothing of one can be in it; what follows the first line is the log of the browser. */
const firstLineOf = (error: unknown): string => (error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'for no reason given');
