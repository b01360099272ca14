import type { Browser } from 'playwright-core';
import { Report } from '../journeys/testing/report.ts';
import { numberOf } from './kit/arguments.ts';
import { besideOthers, together } from './kit/bench.ts';
import type { Bench, Measured } from './kit/bench.ts';
import { say } from './kit/progress.ts';
import { withBrowser } from './web/browser.ts';
import { withSite } from './web/product.ts';
import type { Site } from './web/product.ts';
import { routes } from './web/routes.ts';
import { scriptSizes } from './web/sizes.ts';
import { start } from './web/start.ts';

const measure = async (site: Site, rounds: number): Promise<Measured> => {
  const report = new Report('bench-web', site.product);
  // How the API says "no order yet".
  report.expectRefusal(404, '/api/my-order');
  const look = async (browser: Browser): Promise<Measured> => {
    const started = await start(browser, site, report, rounds);
    const seen = await routes(browser, site, report, rounds);
    const { problems } = report;
    for (const problem of problems) say(problem);
    const worst = (figure: RegExp): number =>
      Math.max(...Object.entries(seen).flatMap(([name, value]) => (figure.test(name) ? [value] : [])));
    const violations = problems.filter((problem) => problem.startsWith('policy violated'));
    return together([
      started,
      {
        medians: seen,
        ratios: {
          ...(await scriptSizes(site.product.url)),
          publicLargestPaintMs: worst(/^landingLargestPaintMs$|PageLargestPaintMs$/),
          publicBlockedMs: worst(/^landingBlockedMs$|PageBlockedMs$/),
          layoutShift: worst(/Shift$/),
          cspViolations: violations.length,
          consoleErrors: problems.length - violations.length,
        },
      },
    ]);
  };
  return withBrowser((browser) => besideOthers(() => look(browser)));
};

export const bench: Bench = {
  about: 'what pages weigh, and how soon they are there on a slow telephone (slow 4G, a processor four times slower)',
  figures: [
    { key: 'wizardJsKb', about: 'scripts before the first question, gzipped, kB', goal: { atMost: 150 } },
    { key: 'checkoutJsKb', about: 'scripts of the checkout without the provider’s, gzipped, kB', goal: { atMost: 160 } },
    { key: 'dashboardJsKb', about: 'scripts of the dashboard, gzipped, kB', goal: { atMost: 150 } },
    { key: 'landingJsKb', about: 'scripts of the landing page, gzipped, kB', goal: { atMost: 3 } },
    { key: 'startAfterReadingMs', about: '“Get Started”, pressed after it was read, to the first question, ms', goal: { atMost: 1_200 } },
    { key: 'publicLargestPaintMs', about: 'largest paint of the public page that is slowest, ms', goal: { atMost: 1_300 } },
    { key: 'publicBlockedMs', about: 'total blocking time of a public page, from its first paint on, the worst, ms', goal: { atMost: 0 } },
    { key: 'layoutShift', about: 'cumulative layout shift, the worst of all pages', goal: { atMost: 0 } },
    { key: 'cspViolations', about: 'of the policy, on the way', goal: { atMost: 0 } },
    { key: 'consoleErrors', about: 'errors and warnings on the console, on the way', goal: { atMost: 0 } },
  ],
  numbers: { rounds: { about: 'rounds behind each median', standard: 5, quick: 1 } },
  parts: [],
  run: (_server, options) => withSite((site) => measure(site, numberOf(options, 'rounds'))),
};
