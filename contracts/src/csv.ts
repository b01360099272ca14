const FORMULA = /^[\t\r\n ]*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** Every value quoted, quotes doubled; what a spreadsheet would run as a formula gets a leading apostrophe. */
const cell = (value: string): string => `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

/** One row, with the end of its line (RFC 4180). */
export const csvRow = (row: readonly string[]): string => `${row.map(cell).join(',')}\r\n`;

export const csvOf = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  [headings, ...rows].map(csvRow).join('');
