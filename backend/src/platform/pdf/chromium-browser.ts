import { rm } from 'node:fs/promises';
import { type Browser, chromium } from 'playwright-core';
import { chromiumArgs } from './chromium-args.ts';
import type { ChromiumBinary } from './chromium-binary.ts';
import { type Cell, closeCell, openCell, printInCell } from './isolated-page.ts';
import { withTimeout } from '../../event-sourcing/concurrency/with-timeout.ts';
import { PdfFailed } from './pdf-renderer.ts';
import { makeProfileDir, processesOf } from './profile-dirs.ts';

const LAUNCH_MS = 20_000;
const CLOSE_MS = 5000;

export class ChromiumBrowser {
  readonly profileDir: string;
  readonly #browser: Browser;
  #busy = 0;
  #started = 0;
  #retired = false;
  /** A cell that is ready before its document is: opening one takes as long as printing. */
  #spare: Promise<Cell> | undefined;

  private constructor(browser: Browser, profileDir: string) {
    this.#browser = browser;
    this.profileDir = profileDir;
  }

  static async launch(binary: ChromiumBinary, profiles: string): Promise<ChromiumBrowser> {
    const profileDir = await makeProfileDir(profiles);
    try {
      const browser = await chromium.launch({
        executablePath: binary.path,
        env: binary.env,
        args: chromiumArgs(profileDir, process.getuid?.() === 0),
        ignoreDefaultArgs: true,
        timeout: LAUNCH_MS,
        // The process that prints decides when its browser ends; a signal must let it finish its documents first.
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
      });
      return new ChromiumBrowser(browser, profileDir);
    } catch (error) {
      await rm(profileDir, { recursive: true, force: true });
      throw new PdfFailed('browser-unavailable', 'The browser did not start', { cause: error });
    }
  }

  get started(): number {
    return this.#started;
  }

  get usable(): boolean {
    return !this.#retired && this.#browser.isConnected();
  }

  /** Prints, or says that the browser was lost on the way, which is nothing the document did. */
  async print(html: string, watchdogMs: number): Promise<Uint8Array> {
    this.#started += 1;
    this.#busy += 1;
    const cell = this.#takeCell();
    try {
      return await printInCell(cell, html, watchdogMs);
    } catch (error) {
      throw this.#isLoss(error) ? new PdfFailed('browser-lost', 'The browser was lost while printing', { cause: error }) : error;
    } finally {
      await closeCell(this.#browser, cell);
      this.#busy -= 1;
      if (this.#retired && this.#busy === 0) await this.#end();
    }
  }

  /** Gives it no more documents, and ends it with the last one. */
  async retire(): Promise<void> {
    if (this.#retired) return;
    this.#retired = true;
    if (this.#busy === 0) await this.#end();
  }

  /** The spare cell, or a new one. The next spare is opened while this document is printed. */
  #takeCell(): Promise<Cell> {
    const cell = this.#spare ?? openCell(this.#browser);
    this.#spare = openCell(this.#browser);
    // What went wrong with it is told to the document that gets it.
    this.#spare.catch(() => undefined);
    return cell;
  }

  #isLoss(error: unknown): boolean {
    if (error instanceof PdfFailed) return false;
    return !this.#browser.isConnected() || (error instanceof Error && /has been closed|crashed|disconnected/i.test(error.message));
  }

  async #end(): Promise<void> {
    await withTimeout(
      this.#browser.close().catch(() => undefined),
      CLOSE_MS,
      () => undefined,
    );
    for (const pid of await processesOf(this.profileDir)) endProcess(pid);
    await rm(this.profileDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself between being found and being killed.
  }
}
