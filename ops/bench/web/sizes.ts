import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { request } from 'undici';
import type { Figures } from '../kit/bench.ts';

type PageFiles = { readonly script: string; readonly imports: readonly string[] };
type Built = {
  readonly islands: PageFiles;
  readonly screens: Readonly<Record<string, readonly string[]>>;
};

const BUILT = new URL('../../../frontend/build/page-files.json', import.meta.url);

/** Kilobytes of 1000 bytes, as the server sends them to who understands gzip: the scripts that each page needs before it is there. */
export async function scriptSizes(url: string): Promise<Figures> {
  const { islands, screens } = JSON.parse(readFileSync(BUILT, 'utf8')) as Built;
  const screen = (name: string): readonly string[] => (screens[name] ?? []).filter((file) => file.endsWith('.js'));
  const pages = {
    landingJsKb: [islands.script, ...islands.imports],
    wizardJsKb: screen('wizard'),
    checkoutJsKb: screen('checkout-page'),
    dashboardJsKb: screen('dashboard-page'),
  };
  const sizes = Object.entries(pages).map(async ([name, files]) => {
    assert(files.length > 0, `${name}: nothing is built`);
    const bytes = await Promise.all(files.map((file) => compressedSize(url + file)));
    return [name, bytes.reduce((sum, size) => sum + size, 0) / 1000] as const;
  });
  return Object.fromEntries(await Promise.all(sizes));
}

/** In bytes. Throws when the server does not compress it. */
export async function compressedSize(address: string): Promise<number> {
  const { statusCode, headers, body } = await request(address, { headers: { 'accept-encoding': 'gzip' } });
  await body.dump({ limit: Infinity });
  assert(statusCode === 200 && headers['content-encoding'] === 'gzip', `${address} does not come compressed`);
  return Number(headers['content-length']);
}
