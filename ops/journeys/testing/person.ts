import { readFile } from 'node:fs/promises';
import type { FrameLocator, Locator, Page, Route } from 'playwright-core';
import { Keyboard } from './keyboard.ts';
import type { Addresses } from './product.ts';
import type { Report, Width } from './report.ts';

type Name = string | RegExp;
type Place = Pick<Page, 'getByRole' | 'getByLabel' | 'getByText'>;

export class Person {
  readonly page: Page;
  readonly keyboard: Keyboard;
  readonly #product: Addresses;
  readonly #report: Report;

  constructor(page: Page, product: Addresses, report: Report) {
    this.page = page;
    this.keyboard = new Keyboard(page);
    this.#product = product;
    this.#report = report;
  }

  /** With the session of this browser. */
  get caller(): ReturnType<Page['context']>['request'] {
    return this.page.context().request;
  }

  async opens(address: string, until: 'load' | 'commit' = 'load'): Promise<void> {
    await this.page.goto(address, { waitUntil: until });
  }

  /** What is asked for there comes when the function is called that this returns. */
  async waitsFor(address: string): Promise<() => void> {
    const { promise: come, resolve } = Promise.withResolvers<void>();
    await this.page.route(address, async (route) => {
      await come;
      await route.continue();
    });
    return resolve;
  }

  async presses(name: Name, place: Place = this.page): Promise<void> {
    await buttonOrLink(place, name).click();
  }

  async fills(label: Name, text: string, place: Place = this.page): Promise<void> {
    await place.getByLabel(label, { exact: true }).fill(text);
  }

  async fillsDate(question: Name, [day, month, year]: readonly [string, string, string], place: Place = this.page): Promise<void> {
    const group = place.getByRole('group', { name: question });
    await group.getByLabel('Day').fill(day);
    await group.getByLabel('Month').fill(month);
    await group.getByLabel('Year').fill(year);
  }

  async chooses(option: Name, place: Place = this.page): Promise<void> {
    await place.getByRole('radio', { name: option }).check();
  }

  /** The second half of signing up, after name, date of birth and email address. */
  async finishesSignUp(dialog: Locator, [address, town, postcode]: readonly [string, string, string]): Promise<void> {
    await this.presses('Continue', dialog);
    await this.fills('Address line 1', address, dialog);
    await this.fills('Town or city', town, dialog);
    await this.fills('Postcode', postcode, dialog);
    await this.ticks('I am a UK resident', dialog);
    await this.ticks(/I accept the terms and conditions/, dialog);
    await this.presses('Create Account', dialog);
    await this.sees('Account created successfully!');
  }

  async ticks(label: Name, place: Place = this.page): Promise<void> {
    await place.getByRole('checkbox', { name: label }).check();
  }

  /** Reads the last step to its end: what comes in late stands above the boxes there, and moves them. */
  async readsTheCheck(): Promise<void> {
    await this.seesHeading(/^(What could go wrong|We looked for gaps and found none)$/);
  }

  async turnsTo(tab: Name): Promise<void> {
    await this.page.getByRole('tab', { name: tab }).click();
  }

  async decides(flag: string, decision: string, reason: string): Promise<void> {
    const card = this.page.getByRole('listitem', { name: flag });
    await this.presses('Decide', card);
    await this.chooses(decision, card);
    // Only where the rule has sentences for this decision.
    const other = card.getByRole('radio', { name: 'Other', exact: true });
    if ((await other.count()) > 0) await other.check();
    await this.fills('Reason', reason, card);
    await this.presses('Save decision', card);
    await card.getByText(reason).filter({ visible: true }).first().waitFor();
  }

  async sees(text: Name, place: Place = this.page): Promise<void> {
    await place.getByText(text).filter({ visible: true }).first().waitFor();
  }

  async seesHeading(name: Name): Promise<void> {
    await this.page.getByRole('heading', { name }).filter({ visible: true }).first().waitFor();
  }

  async seesButton(name: Name): Promise<void> {
    await buttonOrLink(this.page, name).first().waitFor();
  }

  async isAt(address: string): Promise<void> {
    await this.page.waitForURL((url) => url.href.replace(this.#product.url, '') === address);
  }

  /** The provider's form is a page of its own inside ours. */
  async entersCard(number: string): Promise<void> {
    const form = this.page.frameLocator('iframe[title="Secure payment input frame"]');
    await form.getByLabel('Card number').fill(number);
    await form.getByLabel('Expiry date').fill('12 / 34');
    await form.getByLabel('Security code').fill('123');
    await this.ticks(/start on my will straight away/);
  }

  bank(): FrameLocator {
    return this.dialog('Card authentication').frameLocator('iframe');
  }

  dialog(name?: Name): Locator {
    return this.page.getByRole('dialog', name === undefined ? {} : { name });
  }

  /** This browser has no viewer for PDFs: it saves them, too. */
  async downloads(name: Name): Promise<{ readonly filename: string; readonly content: Buffer }> {
    const [download] = await Promise.all([this.page.waitForEvent('download'), this.presses(name)]);
    return { filename: download.suggestedFilename(), content: await readFile(await download.path()) };
  }

  /** Stays on this page the first time that it navigates away by itself; resolves when it does. */
  async staysOnceLeavingFor(address: string): Promise<{ readonly leaving: Promise<void> }> {
    const { promise: leaving, resolve } = Promise.withResolvers<void>();
    const stay = async (route: Route): Promise<void> => {
      resolve();
      // A browser that is told "no content" stays where it is.
      await route.fulfill({ status: 204 });
    };
    await this.page.route(address, stay, { times: 1 });
    return { leaving };
  }

  remembers(key: string): Promise<string | null> {
    return this.page.evaluate((name) => localStorage.getItem(name), key);
  }

  /** On a telephone and on a desk. */
  async looksAround(state: string, widths?: readonly Width[]): Promise<void> {
    await this.#report.look(this.page, state, widths);
  }
}

const buttonOrLink = (place: Place, name: Name): Locator =>
  place.getByRole('button', { name, exact: true }).or(place.getByRole('link', { name, exact: true }));
