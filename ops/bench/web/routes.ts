import { readFileSync } from 'node:fs';
import type { Browser, Request } from 'playwright-core';
import type { Report } from '../../journeys/testing/report.ts';
import type { Figures } from '../kit/bench.ts';
import { say } from '../kit/progress.ts';
import { median } from '../kit/statistics.ts';
import { onSlowPhone } from './browser.ts';
import type { Session, Site } from './product.ts';
import { compressedSize } from './sizes.ts';
import { readVitals } from './vitals.ts';

type Route = { readonly name: string; readonly path: string; readonly heading: RegExp; readonly session?: Session };

const routesOf = ({ beginner, payer }: Site): readonly Route[] => [
  { name: 'landing', path: '/', heading: /Write a will/ },
  { name: 'login', path: '/sign-in', heading: /./ },
  { name: 'wizard', path: '/wizard/1', heading: /Is this will for you/, session: beginner },
  { name: 'checkout', path: '/checkout', heading: /./, session: payer },
  { name: 'dashboard', path: '/dashboard', heading: /Welcome/, session: beginner },
];

const BUILT = new URL('../../../frontend/build/routes.json', import.meta.url);

/** Of the guides, which are alike, one that is text and one with a will in it. */
const GUIDES = ['/help-center/intestacy-rules', '/help-center/will-after-having-a-baby'];

/** Every other public page, by its path: "/how-it-works" is `howItWorksPage`. */
function publicPages(): readonly Route[] {
  const { prerendered } = JSON.parse(readFileSync(BUILT, 'utf8')) as { readonly prerendered: readonly string[] };
  return prerendered
    .filter((path) => !['/', '/sign-in', '/404'].includes(path) && (!path.startsWith('/help-center/') || GUIDES.includes(path)))
    .map((path) => ({
      name: `${path.slice(1).replace(/[^a-z]+(.)/g, (_, letter: string) => letter.toUpperCase())}Page`,
      path,
      heading: /./,
    }));
}

/** Everything that a page loads and does until it rests, what it fetches ahead included. */
type Seen = Readonly<Record<'Requests' | 'LoadedJsKb' | 'LargestPaintMs' | 'BlockedMs' | 'LongestTaskMs' | 'Shift', number>>;

const see = (browser: Browser, { product }: Site, report: Report, { path, heading, session }: Route): Promise<Seen> =>
  onSlowPhone(browser, { baseURL: product.url, session, report }, async (page) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.waitForLoadState('networkidle');
    const { shift, longestTaskMs, blockedMs, largestPaintMs } = await readVitals(page);
    const scripts = new Set(requests.map((request) => request.url()).filter((url) => url.startsWith(product.url) && url.endsWith('.js')));
    const bytes = await Promise.all([...scripts].map(compressedSize));
    return {
      Requests: requests.length,
      LoadedJsKb: bytes.reduce((sum, size) => sum + size, 0) / 1000,
      LargestPaintMs: largestPaintMs,
      BlockedMs: blockedMs,
      LongestTaskMs: longestTaskMs,
      Shift: shift,
    };
  });

/** Each route in each round, on a slow telephone with an empty cache; medians. */
export async function routes(browser: Browser, site: Site, report: Report, rounds: number): Promise<Figures> {
  const seen = new Map<string, number[]>();
  for (let round = 1; round <= rounds; round += 1)
    for (const route of [...routesOf(site), ...publicPages()]) {
      const figures = await see(browser, site, report, route);
      say(`round ${round} of ${rounds}, ${route.path}: ${JSON.stringify(figures)}`);
      for (const [figure, value] of Object.entries(figures)) {
        const key = route.name + figure;
        seen.set(key, [...(seen.get(key) ?? []), value]);
      }
    }
  return Object.fromEntries([...seen].map(([key, values]) => [key, median(values)]));
}
