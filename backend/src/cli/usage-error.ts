/** A command line that asks for what does not exist. The message says what to write instead; it ends with status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Throws UsageError when nothing was given. */
export function required(value: string | undefined, what: string, usage: string): string {
  const text = value?.trim();
  if (!text) throw new UsageError(`Give ${what}.\nUsage: willow ${usage}`);
  return text;
}
