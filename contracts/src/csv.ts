const FORMULA = /^[\t\r\n ]*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** Every value quoted, quotes doubled; what a spreadsheet would run as a formula gets a leading apostrophe. */
const cell = (value: string): string => `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

/** One row, with the end of its line (RFC 4180). */
export const csvRow = (row: readonly string[]): string => `${row.map(cell).join(',')}\r\n`;

/** Without it Excel takes UTF-8 for the letters of the machine it runs on. */
const BYTE_ORDER_MARK = '\uFEFF';

/** As a file begins. Whoever fetches one as text has lost the mark: decoding takes it away. */
export const marked = (csv: string): string => (csv.startsWith(BYTE_ORDER_MARK) ? csv : BYTE_ORDER_MARK + csv);

export const csvOf = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  marked([headings, ...rows].map(csvRow).join(''));
