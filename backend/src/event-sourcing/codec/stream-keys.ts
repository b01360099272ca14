/** The keys that personal data is sealed with, one per stream. */
export interface StreamKeys {
  /** The key to seal with, made on first use; who knows that the stream is new spares a look-up. Rejects when it was destroyed. */
  keyFor(stream: string, options?: { readonly isNew?: boolean }): Promise<Buffer>;
  /** The key when it was used a moment ago: null when it was destroyed, undefined when `find` must be asked. */
  cached(stream: string): Buffer | null | undefined;
  /** The key to open with: null when it was destroyed, undefined when there never was one. */
  find(stream: string): Promise<Buffer | null | undefined>;
}
