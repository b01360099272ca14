export type Seen = { readonly isOnline: boolean; readonly since: Date };

type Options = {
  /** How long a change has to last. */
  readonly lastsMs: number;
  /** After which time what did not change is told again: another process may have recorded the opposite, and be gone. */
  readonly repeatMs: number;
};

/** A change counts once it has lasted, from when it was first seen: a restart is no incident. */
export class Debounce {
  readonly #options: Options;
  #current: Seen | null = null;
  #told: Seen | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  /** What was seen last, and since when without a break; null before the first look. */
  get current(): Seen | null {
    return this.#current;
  }

  /** What to announce, or null. What is announced again has `since` now. */
  look(isOnline: boolean, now: Date): Seen | null {
    if (this.#current?.isOnline !== isOnline) this.#current = { isOnline, since: now };
    const passed = ({ since }: Seen): number => now.getTime() - since.getTime();
    if (this.#told?.isOnline === isOnline) {
      if (passed(this.#told) < this.#options.repeatMs) return null;
      return (this.#told = { isOnline, since: now });
    }
    if (passed(this.#current) < this.#options.lastsMs) return null;
    this.#told = { isOnline, since: now };
    return this.#current;
  }
}
