import type { Frame, Page } from 'playwright-core';

const MAX_TABS = 60;

/** Goes from one control to the next with Tab only, finds them by their names, and counts every key that is no text. */
export class Keyboard {
  readonly #page: Page;
  #keys = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  get keys(): number {
    return this.#keys;
  }

  countsFromHere(): void {
    this.#keys = 0;
  }

  async #press(key: string): Promise<void> {
    this.#keys += 1;
    await this.#page.keyboard.press(key);
  }

  /** A key that does something by itself. */
  key(name: string): Promise<void> {
    return this.#press(name);
  }

  /** Stays where it is, if that is there already. */
  async goesTo(name: string): Promise<void> {
    const passed = [await this.#focused()];
    while (passed.at(-1) !== name) {
      if (passed.length > MAX_TABS) throw new Error(`Tab never reached "${name}", only: ${passed.join(', ')}`);
      await this.#press('Tab');
      passed.push(await this.#focused());
    }
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
    await this.#press('Enter');
  }

  /** Sends the form from the field where the focus is. */
  submits(): Promise<void> {
    return this.#press('Enter');
  }

  async ticks(name: string): Promise<void> {
    await this.goesTo(name);
    await this.#press('Space');
  }

  /** Tab reaches the group, arrows move inside it. */
  async chooses(option: string, first: string): Promise<void> {
    await this.goesTo(first);
    if (option === first) return this.#press('Space');
    while ((await this.#focused()) !== option) await this.#press('ArrowDown');
  }

  /** The card form is a page of its own inside the page. */
  async #focused(frame: Frame = this.#page.mainFrame()): Promise<string> {
    const active = await frame.evaluateHandle(() => document.activeElement);
    const inner = await active.asElement()?.contentFrame();
    if (inner) return this.#focused(inner);
    return active.evaluate((element) => {
      if (element === document.body) return '';
      const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
      const label = labels?.[0];
      // A choice may carry a hint behind its words.
      const words = label?.contains(element) ? label.querySelector(':scope > span') : null;
      const text = (words ?? label ?? element)?.textContent ?? '';
      return text.trim().replaceAll(/\s+/g, ' ');
    });
  }
}
