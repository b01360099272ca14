import type { KeyObject } from 'node:crypto';

export type SealingOptions = {
  /** Saves a look-up. */
  readonly isNew?: boolean;
  /** Called when there is no key; where it rejects, none is made. */
  readonly beforeMaking?: () => Promise<void>;
};

export interface StreamKeys {
  /** The key to seal with, created on first use. Rejects when it was destroyed. */
  keyFor(stream: string, options?: SealingOptions): Promise<KeyObject>;
  /** The key if it is cached: null when it was destroyed, undefined when `find` must be called. */
  cached(stream: string): KeyObject | null | undefined;
  /** The key to unseal with: null when it was destroyed, undefined when there never was one. */
  find(stream: string): Promise<KeyObject | null | undefined>;
}
