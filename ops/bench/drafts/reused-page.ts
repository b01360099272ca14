import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtModule } from '../product/built-module.ts';

type Playwright = typeof import('playwright-core');

/** What printing costs where documents are not kept apart. Browser, arguments, settings and driver are the product's. */
export async function openReusedPage() {
  const { chromiumArgs } =
    await builtModule<typeof import('../../../backend/src/platform/pdf/chromium-args.ts')>('platform/pdf/chromium-args');
  const { unpackedChromium } =
    await builtModule<typeof import('../../../backend/src/platform/pdf/chromium-binary.ts')>('platform/pdf/chromium-binary');
  const { makeProfileDir } =
    await builtModule<typeof import('../../../backend/src/platform/pdf/profile-dirs.ts')>('platform/pdf/profile-dirs');
  const { chromium } = createRequire(new URL('../../../backend/package.json', import.meta.url))('playwright-core') as Playwright;
  const base = join(tmpdir(), `willow-pdf-${process.getuid?.() ?? 0}`);
  const binary = await unpackedChromium(base);
  const profile = await makeProfileDir(base);
  const args = chromiumArgs(profile, process.getuid?.() === 0);
  const browser = await chromium.launch({ executablePath: binary.path, env: binary.env, args, ignoreDefaultArgs: true });
  const context = await browser.newContext({ javaScriptEnabled: false, offline: true, acceptDownloads: false, serviceWorkers: 'block' });
  await context.route('**', (route) => route.abort());
  const page = await context.newPage();
  return {
    print: async (html: string): Promise<Uint8Array> => {
      await page.setContent(html, { waitUntil: 'load', timeout: 0 });
      return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
    },
    close: async (): Promise<void> => {
      await browser.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
