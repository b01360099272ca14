export interface StreamKeys {
  /** The key to seal with, created on first use; `isNew` saves a look-up. Rejects when it was destroyed. */
  keyFor(stream: string, options?: { readonly isNew?: boolean }): Promise<Buffer>;
  /** The key if it is cached: null when it was destroyed, undefined when `find` must be called. */
  cached(stream: string): Buffer | null | undefined;
  /** The key to unseal with: null when it was destroyed, undefined when there never was one. */
  find(stream: string): Promise<Buffer | null | undefined>;
}
