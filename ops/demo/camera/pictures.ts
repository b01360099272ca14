import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchChromium } from '../../local/kit/launch-chromium.ts';
import { Customer } from '../../people/customer.ts';
import { patient } from '../../testing/machine/patience.ts';
import type { Stage } from '../cast/plans.ts';
import type { Demo } from '../demo.ts';
import { PEOPLE, type Who } from '../life/team.ts';
import { smallerPng } from './smaller-png.ts';

export const FOLDER = new URL('../pictures', import.meta.url).pathname;
export const MAX_BYTES = 200_000;

type Size = Pick<BrowserContextOptions, 'viewport' | 'deviceScaleFactor'>;
/** About as wide as a page shows it. */
const DESK: Size = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 0.65 };
const PHONE: Size = { viewport: { width: 390, height: 844 } };

/** Nothing slides in, and nobody is asked about cookies or held back at the door. */
const SETTLED = ['exitIntentShown', 'cookieConsent'];

const TOO_FEW = 'pictures need one with 30 customers or more.';

type Picture = {
  readonly name: string;
  readonly by: Stage | Who | null;
  readonly size?: Size;
  take(page: Page, demo: Demo): Promise<void>;
};

const opens =
  (path: string) =>
  async (page: Page): Promise<void> =>
    void (await page.goto(path, { waitUntil: 'networkidle' }));

/** It stands below all the answers. A little of these stays in sight. */
async function showsSecondLook(page: Page): Promise<void> {
  await opens('/wizard/10')(page);
  const title = page.getByRole('heading', { name: 'Worth a second look' });
  await title.evaluate((heading) =>
    window.scrollTo({ top: heading.getBoundingClientRect().top + window.scrollY - 220, behavior: 'instant' }),
  );
}

const opensOrder =
  (stage: Stage, rest: string) =>
  (page: Page, { cast, story }: Demo): Promise<void> => {
    const orderId = cast.characters
      .map(({ number, stage: their }) => (their === stage ? story.of(number).orderId : undefined))
      .find(Boolean);
    if (!orderId) throw new Error(`Nobody in this demo is at ${stage}: ${TOO_FEW}`);
    return opens(`/admin/orders/${orderId}/${rest}`)(page);
  };

const PICTURES: readonly Picture[] = [
  { name: 'landing', by: null, take: opens('/') },
  { name: 'question', by: 'started', take: opens('/wizard/3') },
  { name: 'second-look', by: 'started', take: showsSecondLook },
  { name: 'dashboard', by: 'signed', take: opens('/dashboard') },
  { name: 'dashboard-phone', by: 'signed', size: PHONE, take: opens('/dashboard') },
  { name: 'console-orders', by: 'priya', take: opens('/admin/orders') },
  { name: 'reading', by: 'priya', take: opensOrder('to-decide', 'read') },
  { name: 'audit', by: 'admin', take: opensOrder('updated', 'history') },
];

/** The pictures of README.md and docs/pictures.md, from the demo that runs. Tells each file as it is there, with its size. */
export async function takePictures(demo: Demo, say: (line: string) => void): Promise<void> {
  const browser = await launchChromium();
  mkdirSync(FOLDER, { recursive: true });
  try {
    for (const { name, by, size = DESK, take } of PICTURES) {
      const context = await signIn(browser, demo, by, size);
      const page = await context.newPage();
      // Only the second time are the fonts there from the first moment, and a page does not change them while somebody reads.
      for (const _ of ['fetches', 'shows']) await take(page, demo);
      const png = smallerPng(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
      if (png.length > MAX_BYTES) throw new Error(`${name}.png has ${png.length} bytes: a picture has ${MAX_BYTES} at the most.`);
      writeFileSync(join(FOLDER, `${name}.png`), png);
      say(`${name}.png, ${Math.round(png.length / 1000)} kB`);
      await context.close();
    }
  } finally {
    await browser.close();
  }
}

async function signIn(browser: Browser, { place, cast, password }: Demo, by: Picture['by'], size: Size): Promise<BrowserContext> {
  const localStorage = SETTLED.map((name) => ({ name, value: 'true' }));
  const context = await browser.newContext({
    ...size,
    baseURL: place.url,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    colorScheme: 'light',
    storageState: { cookies: [], origins: [{ origin: place.url, localStorage }] },
  });
  context.setDefaultTimeout(patient(30_000));
  if (by === null) return context;
  const post = async (path: string, data: object): Promise<void> => {
    const answer = await context.request.post(path, { data });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  };
  if (by in PEOPLE) await post('/api/admin/login', { email: PEOPLE[by as Who].email, password });
  else {
    const email = cast.characters.find(({ stage }) => stage === by)?.details.email;
    if (!email) throw new Error(`Nobody in this demo is at ${by}: ${TOO_FEW}`);
    const customer = new Customer(place, email, () => Promise.reject(new Error('Asks as a browser')));
    const known = new Set((await customer.mails()).map(({ id }) => id));
    await post('/api/login', { email });
    const { text } = await customer.mail(/login link/i, ({ id }) => !known.has(id));
    await post('/api/verify-email', { token: /\/verify\?token=([\w.-]+)/.exec(text)?.[1] });
  }
  return context;
}
