/** A single append that fails is its caller's affair; what fails again and again is the store's. */
const LASTS_MS = 5_000;
/** Without an attempt for so long, nothing is known. */
const KNOWN_FOR_MS = 60_000;

/** Whether what is appended is stored, as those see it who append: a store that answers and stores nothing is not ready. */
export class AppendHealth {
  readonly #monotonic: () => number;
  #failingSince: number | null = null;
  #failedAt = -Infinity;

  constructor(monotonic: () => number = () => performance.now()) {
    this.#monotonic = monotonic;
  }

  stored(): void {
    this.#failingSince = null;
  }

  failed(): void {
    this.#failedAt = this.#monotonic();
    this.#failingSince ??= this.#failedAt;
  }

  /** For whoever can mend it; null when appends are stored, or nobody has tried for a while. */
  get problem(): string | null {
    const now = this.#monotonic();
    const isKnown = this.#failingSince !== null && now - this.#failedAt < KNOWN_FOR_MS && this.#failedAt - this.#failingSince >= LASTS_MS;
    if (!isKnown) return null;
    return `the event store has stored nothing for ${Math.round((now - (this.#failingSince ?? now)) / 1_000)} seconds of trying; its own log says why: its disk may be full`;
  }
}
