import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const KEPT_MS = 30 * 24 * 3_600_000;
/** The time of a file that the newest start had itself. */
const IN_USE = new Date('2100-01-01T00:00:00Z');

/** Where the scripts and styles of all versions are, by the app. */
export type EarlierAssets = { readonly storefront: string; readonly console: string };

/**
 * Pages that were opened before an upgrade ask for files of their own version, whose names nobody else uses: the files of every version are kept
 * in this folder, for 30 days after a version began that no longer has them. Two versions side by side have those of each other there, too.
 */
export async function keepAssets(site: EarlierAssets, folder: string, now = Date.now()): Promise<EarlierAssets> {
  const kept = { storefront: resolve(folder, 'assets', 'storefront'), console: resolve(folder, 'assets', 'console') };
  await keepFiles(join(site.storefront, 'client', 'assets'), kept.storefront, now);
  await keepFiles(join(site.console, 'assets'), kept.console, now);
  return kept;
}

async function keepFiles(own: string, kept: string, now: number): Promise<void> {
  await mkdir(kept, { recursive: true });
  const names = new Set(await readdir(own));
  const before = new Set(await readdir(kept));
  for (const name of names) {
    if (!before.has(name)) await copyWhole(join(own, name), join(kept, name));
    await utimes(join(kept, name), IN_USE, IN_USE);
  }
  for (const name of before) if (!names.has(name)) await age(join(kept, name), now);
}

/** Never seen half written. */
async function copyWhole(from: string, to: string): Promise<void> {
  const unfinished = `${to}.${process.pid}.part`;
  await copyFile(from, unfinished);
  await rename(unfinished, to);
}

async function age(path: string, now: number): Promise<void> {
  const { mtimeMs } = await stat(path);
  if (mtimeMs > now) await utimes(path, now / 1000, now / 1000);
  else if (now - mtimeMs > KEPT_MS) await rm(path, { force: true });
}
