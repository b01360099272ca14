const EVERY_MS = 1_000;

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** A line a second. */
export class Progress {
  readonly #word: string;
  readonly #of: number | null;
  readonly #began = performance.now();
  #count = 0;
  #said = performance.now();

  constructor(word: string, of: number | null = null) {
    this.#word = word;
    this.#of = of;
  }

  readonly reached = (count: number): void => {
    this.#count = count;
    const now = performance.now();
    if (now - this.#said < EVERY_MS && count !== this.#of) return;
    this.#said = now;
    const perSecond = Math.round((count / Math.max(1, now - this.#began)) * 1_000);
    say(`${count}${this.#of === null ? '' : ` of ${this.#of}`} facts ${this.#word}, ${perSecond} a second`);
  };

  readonly add = (count: number): void => this.reached(this.#count + count);
}
