import { sqlStateOf } from '../postgres/transient-errors.ts';

type Detailed = { readonly driverError?: unknown; readonly constraint?: unknown; readonly table?: unknown; readonly column?: unknown };

/** Without the message: drivers and parsers quote the value they failed on, which may be personal. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { driverError, ...own }: Error & Detailed = error;
  const details: Detailed = { ...(typeof driverError === 'object' ? driverError : {}), ...own };
  const parts = [error.name, sqlStateOf(error), details.table, details.column, details.constraint].filter(
    (part) => typeof part === 'string',
  );
  return [parts.join(' '), placeOf(error)].filter(Boolean).join(' ');
}

const placeOf = (error: Error): string | undefined =>
  error.stack
    ?.split('\n')
    .find((line) => line.startsWith('    at '))
    ?.trim()
    .replace(/(file:\/\/)?\/\S*?\/(src|dist|node_modules)\//, '$2/');
