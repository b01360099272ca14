import { secondsOfLoop } from './loop.ts';

/** What hangs for ever fails within ten minutes, however slow the machine is. */
export const LONGEST_MS = 9.5 * 60_000;

/** Measured at the start of a run (`factorFor`); a test that is run by hand finds out when it has waited in vain. */
const atStart = (): number => Number(process.env['TEST_PATIENCE'] ?? 1);

/** So many milliseconds of a quick machine, on this one, in whole ones: for limits that are set once, as those of pools and pages are. */
export const patient = (ms: number): number => Math.round(Math.min(ms * atStart(), LONGEST_MS));

/**
 * A wait of so many milliseconds of a quick machine. When its time is up the machine is measured anew: one whose processors have become
 * full is waited for longer.
 */
export class Patience {
  readonly #ms: number;
  readonly #seconds: () => number;
  readonly #now: () => number;
  readonly #began: number;
  #limitMs: number;

  constructor(ms: number, seconds: () => number = secondsOfLoop, now: () => number = () => performance.now()) {
    this.#ms = ms;
    this.#seconds = seconds;
    this.#now = now;
    this.#began = now();
    this.#limitMs = Math.min(ms * atStart(), LONGEST_MS);
  }

  get leftMs(): number {
    return this.#began + this.#limitMs - this.#now();
  }

  isOver(): boolean {
    if (this.leftMs > 0) return false;
    this.#limitMs = Math.max(this.#limitMs, Math.min(this.#ms * this.#seconds(), LONGEST_MS));
    return this.leftMs <= 0;
  }

  /** For the error. */
  get waited(): string {
    return `${Math.round((this.#now() - this.#began) / 1000)} s`;
  }
}
