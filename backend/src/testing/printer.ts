import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { LONGEST_MS } from '../../../ops/testing/machine/patience.ts';
import { chromiumArgs } from '../platform/pdf/chromium-args.ts';
import { unpackedChromium } from '../platform/pdf/chromium-binary.ts';
import { closeIsolatedPage, openIsolatedPage, printIsolated } from '../platform/pdf/isolated-page.ts';
import { normalisePdf } from '../platform/pdf/normalise-pdf.ts';
import { PdfRenderer } from '../platform/pdf/pdf-renderer.ts';

/** Carries the browser's address from Jest's global set-up to its workers. */
export const PRINTER_URL_VARIABLE = 'WILLOW_TEST_PRINTER_URL';

type TestPrinter = { readonly url: string; stop(): Promise<void> };

declare global {
  /** Waits in Jest's own process from its global set-up to its teardown. */
  var willowTestPrinter: TestPrinter | undefined;
}

/** The browser that prints for every test that is not about printing. */
export async function startPrinter(): Promise<TestPrinter> {
  const { path, env } = await unpackedChromium(join(tmpdir(), `willow-pdf-${process.getuid?.() ?? 0}`));
  // Not beside the profiles of products, whose browsers tests kill.
  const profileDir = await mkdtemp(join(tmpdir(), 'willow-test-printer-'));
  const server = await chromium.launchServer({
    executablePath: path,
    env,
    args: chromiumArgs(profileDir, process.getuid?.() === 0),
    ignoreDefaultArgs: true,
    timeout: LONGEST_MS,
    host: '127.0.0.1',
  });
  const stop = async (): Promise<void> => {
    await server.close();
    await rm(profileDir, { recursive: true, force: true });
  };
  return { url: server.wsEndpoint(), stop };
}

/** Prints as the product does, on that browser, each document once: the same one gives the same bytes. */
class SharedPrinter extends PdfRenderer {
  readonly #printed = new Map<string, Promise<Uint8Array>>();
  #browser: Promise<Browser> | undefined;

  render(html: string): Promise<Uint8Array> {
    const printed = this.#printed.get(html) ?? this.#print(html);
    this.#printed.set(html, printed);
    printed.catch(() => this.#printed.delete(html));
    return printed;
  }

  async #print(html: string): Promise<Uint8Array> {
    this.#browser ??= chromium.connect(process.env[PRINTER_URL_VARIABLE] ?? '');
    const browser = await this.#browser;
    const page = openIsolatedPage(browser);
    try {
      return normalisePdf(await printIsolated(page, html, LONGEST_MS));
    } finally {
      await closeIsolatedPage(browser, page);
    }
  }

  /** Others go on printing. */
  close(): Promise<void> {
    return Promise.resolve();
  }
}

/** One connection for all products of a thread. */
export const printer: PdfRenderer = new SharedPrinter();
