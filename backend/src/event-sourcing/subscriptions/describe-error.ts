import { sqlStateOf } from '../postgres/transient-errors.ts';

type Detailed = { readonly driverError?: unknown; readonly constraint?: unknown; readonly table?: unknown; readonly column?: unknown };

/**
 * An error in words that may be stored and logged. Messages are left out on purpose: drivers and parsers quote the value they choked
 * on, and that value may be a customer's name.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { driverError, ...own } = error as Error & Detailed;
  const details = { ...(driverError as Detailed | undefined), ...own };
  const parts = [error.name, sqlStateOf(error), details.table, details.column, details.constraint].filter(
    (part) => typeof part === 'string',
  );
  return [parts.join(' '), placeOf(error)].filter(Boolean).join(' ');
}

/** The first line of the stack, with the path from the source folder on. */
const placeOf = (error: Error): string | undefined =>
  error.stack
    ?.split('\n')
    .find((line) => line.startsWith('    at '))
    ?.trim()
    .replace(/(file:\/\/)?\/\S*?\/(src|dist|node_modules)\//, '$2/');
