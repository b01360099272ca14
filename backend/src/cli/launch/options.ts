import { parseArgs } from 'node:util';

/** The message says what to write instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export function optionsIn<Name extends string>(
  args: readonly string[],
  names: readonly Name[],
  usage: string,
): { readonly values: Readonly<Partial<Record<Name, string>>>; readonly rest: readonly string[] } {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { values: values as Partial<Record<Name, string>>, rest: positionals };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\nUsage: ${usage}`);
  }
}

export function required(value: string | undefined, what: string, usage: string): string {
  const text = value?.trim();
  if (!text) throw new UsageError(`Give ${what}.\nUsage: ${usage}`);
  return text;
}

/** Prints a UsageError and exits with 2. */
export async function orUsage(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}
