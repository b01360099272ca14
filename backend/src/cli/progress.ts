const EVERY_MS = 1_000;

/** A line a second. */
export class Progress {
  readonly #say: (line: string) => void;
  readonly #word: string;
  readonly #of: number | null;
  readonly #what: string;
  readonly #began = performance.now();
  #count = 0;
  #said = performance.now();

  constructor(say: (line: string) => void, word: string, of: number | null = null, what = 'facts') {
    this.#say = say;
    this.#word = word;
    this.#of = of;
    this.#what = what;
  }

  readonly reached = (count: number): void => {
    this.#count = count;
    const now = performance.now();
    if (now - this.#said < EVERY_MS && count !== this.#of) return;
    this.#said = now;
    const perSecond = Math.round((count / Math.max(1, now - this.#began)) * 1_000);
    this.#say(`${count}${this.#of === null ? '' : ` of ${this.#of}`} ${this.#what} ${this.#word}, ${perSecond} a second`);
  };

  readonly add = (count: number): void => this.reached(this.#count + count);
}

/** Counts one fact more for whoever watches: at a terminal, on standard error. */
export function counting(word: string): () => void {
  if (!process.stderr.isTTY) return () => undefined;
  const progress = new Progress((line) => void process.stderr.write(`${line}\n`), word);
  return () => progress.add(1);
}
