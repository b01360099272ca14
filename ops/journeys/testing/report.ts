import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import { violationsOn } from '../../testing/axe.ts';
import type { Addresses } from './product.ts';

const PICTURES = fileURLToPath(new URL('../.tmp', import.meta.url));
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
/** In a run of everything nobody looks at them. */
const TAKES_PICTURES = process.env['JOURNEYS_PICTURES'] !== 'no';
const LOOKS_AROUND = process.env['JOURNEYS_LOOK_AROUND'] !== 'no';
const SIZES = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
] as const;
export type Width = (typeof SIZES)[number]['width'];
const SMALLEST: Width = 390;
const USUAL: readonly Width[] = [SMALLEST, 1440];

const isConsole = (page: Page): boolean => new URL(page.url()).pathname.startsWith('/admin');

/** A busy machine, or a page that sends somebody on at once. A file announced in another way than it is asked for has a warning of its own. */
const LATE = /was preloaded using link preload but not used within a few seconds/;

/** Violations of accessibility and policy, and errors on the console. */
export class Report {
  readonly #folder: string;
  readonly #product: Addresses;
  readonly #problems: string[] = [];
  readonly #expected: RegExp[] = [];
  #pictures = 0;

  constructor(name: string, product: Addresses) {
    this.#folder = join(PICTURES, name);
    this.#product = product;
    if (!LOOKS_AROUND) return;
    rmSync(this.#folder, { recursive: true, force: true });
    mkdirSync(this.#folder, { recursive: true });
  }

  get problems(): readonly string[] {
    return this.#problems.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)));
  }

  /** Browsers put every refused request on the console; this one is refused on purpose. */
  expectRefusal(status: number, path: string): void {
    this.#expected.push(new RegExp(`status of ${status} .*\\(${path}\\)$`));
  }

  async listenTo(context: BrowserContext): Promise<void> {
    context.on('console', (message) => this.#hear(message));
    context.on('weberror', (error) => this.#problems.push(`uncaught: ${error.error().message}`));
    await context.exposeFunction('reportViolation', (what: string) => this.#problems.push(`policy violated: ${what}`));
    await context.addInitScript(() => {
      const { reportViolation } = globalThis as unknown as { readonly reportViolation: (what: string) => void };
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
        reportViolation(`${violatedDirective} ${blockedURI} ${sample}`),
      );
    });
  }

  #hear(message: ConsoleMessage): void {
    if (!['error', 'warning'].includes(message.type()) || LATE.test(message.text())) return;
    const url = message.location().url.replace(this.#product.url, '').replace(this.#product.stripeUrl, '');
    this.#problems.push(`${message.type()}: ${message.text()} (${url})`);
  }

  async look(page: Page, state: string, widths: readonly Width[] = USUAL): Promise<void> {
    if (!LOOKS_AROUND) return;
    const before = page.viewportSize();
    this.#pictures += 1;
    const picture = `${String(this.#pictures).padStart(2, '0')}-${state.replaceAll(/\W+/g, '-')}`;
    // Over a dialog there is nothing more to see by scrolling the page.
    const fullPage = (await page.getByRole('dialog').count()) === 0;
    for (const size of SIZES.filter(({ width }) => widths.includes(width))) {
      await page.setViewportSize(size);
      await this.#settle(page);
      if (TAKES_PICTURES) await page.screenshot({ path: join(this.#folder, `${picture}-${size.width}.png`), fullPage, caret: 'initial' });
      await this.#checkAccess(page, `${state} at ${size.width} px`);
      await this.#checkWidth(page, `${state} at ${size.width} px`);
      if (size.width === SMALLEST && !isConsole(page)) await this.#checkLargeText(page, `${state} at ${size.width} px, text at 200 %`);
    }
    if (before) await page.setViewportSize(before);
  }

  /** Typefaces are there, and only what never stops still moves. */
  async #settle(page: Page): Promise<void> {
    await page.evaluate(async () => {
      await document.fonts.ready;
      const ends = ({ effect, playState }: Animation): boolean =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
      const moving = (): Animation[] => document.getAnimations().filter(ends);
      while (moving().length > 0) await Promise.allSettled(moving().map(({ finished }) => finished));
    });
  }

  async #checkAccess(page: Page, where: string): Promise<void> {
    for (const { id, nodes } of await violationsOn(page, WCAG))
      this.#problems.push(
        `${where}: ${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`).join(' | ')}`,
      );
  }

  /** As somebody has it who has doubled the size of text in the browser (WCAG 2.2, 1.4.4). */
  async #checkLargeText(page: Page, where: string): Promise<void> {
    const resize = (size: string) => page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size);
    await resize('200%');
    await this.#checkWidth(page, where);
    await resize('');
  }

  async #checkWidth(page: Page, where: string): Promise<void> {
    const { over, sticking } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const out = [...document.body.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > clientWidth + 1);
      const told = ({ tagName, className, textContent }: Element): string =>
        `${tagName} ${className} "${(textContent ?? '').slice(0, 40)}"`;
      return { over: scrollWidth - clientWidth, sticking: out.slice(-3).map(told) };
    });
    if (over > 0) this.#problems.push(`${where}: the page is ${over} px wider than its window: ${sticking.join(', ')}`);
  }
}
