import type { Page } from 'playwright-core';

const MAX_TABS = 60;

/** Goes from one control to the next with Tab only, and finds them by their names. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async goesTo(name: string): Promise<void> {
    const passed: string[] = [];
    while (passed.length < MAX_TABS) {
      await this.#page.keyboard.press('Tab');
      const here = await this.#focused();
      if (here === name) return;
      passed.push(here);
    }
    throw new Error(`Tab never reached "${name}", only: ${passed.join(', ')}`);
  }

  async writes(name: string, text: string): Promise<void> {
    await this.goesTo(name);
    await this.#page.keyboard.type(text);
  }

  async writesDate([day, month, year]: readonly [string, string, string]): Promise<void> {
    await this.writes('Day', day);
    await this.writes('Month', month);
    await this.writes('Year', year);
  }

  async presses(name: string): Promise<void> {
    await this.goesTo(name);
    await this.#page.keyboard.press('Enter');
  }

  async ticks(name: string): Promise<void> {
    await this.goesTo(name);
    await this.#page.keyboard.press('Space');
  }

  /** Tab reaches the group, arrows move inside it. */
  async chooses(option: string, first: string): Promise<void> {
    await this.goesTo(first);
    if (option === first) return this.#page.keyboard.press('Space');
    while ((await this.#focused()) !== option) await this.#page.keyboard.press('ArrowDown');
  }

  #focused(): Promise<string> {
    return this.#page.evaluate(() => {
      const element = document.activeElement;
      const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
      const label = labels?.[0];
      // A choice may carry a hint behind its words.
      const words = label?.contains(element) ? label.querySelector(':scope > span') : null;
      const text = (words ?? label ?? element)?.textContent ?? '';
      return text.trim().replaceAll(/\s+/g, ' ');
    });
  }
}
