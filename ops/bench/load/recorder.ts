type Sample = { readonly at: number; readonly value: number };
type Kind = 'saveMs' | 'payToDraftS' | 'draft' | 'sent' | 'turnedAwayMs';

/** Everything that the customers of a run met, and when: milliseconds of `performance.now()`. */
export class Recorder {
  readonly #samples = new Map<Kind, Sample[]>();
  readonly #failures = new Map<string, number>();
  /** Who came, and has not yet got their will or gone away. */
  underWay = 0;
  failed = 0;
  /** 429 and 503 that did not say when to come again. */
  withoutRetryAfter = 0;

  note(kind: Kind, value: number, at = performance.now()): void {
    const samples = this.#samples.get(kind) ?? [];
    this.#samples.set(kind, samples);
    samples.push({ at, value });
  }

  fail(why: string): void {
    this.#failures.set(why, (this.#failures.get(why) ?? 0) + 1);
    this.failed += 1;
  }

  /** Those that happened from then on, until then. */
  between(kind: Kind, from: number, to = performance.now()): readonly number[] {
    return (this.#samples.get(kind) ?? []).flatMap(({ at, value }) => (at >= from && at < to ? [value] : []));
  }

  get failures(): readonly string[] {
    return [...this.#failures].map(([why, count]) => `${count} × ${why}`);
  }
}
