import type { Row } from '../case.ts';

/** Each name once, as typed. */
export const named = (rows: readonly Row[]): string =>
  rows
    .filter(({ id }, index) => id !== '' && rows.findIndex((row) => row.id === id) === index)
    .map(({ name }) => name)
    .join(', ');
