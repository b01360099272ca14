import { csvRow, londonDate, marked } from '@willow/contracts';

/** A CSV file; `lines` reads as it is read. */
export type SheetFile = { readonly rows: number; readonly lines: AsyncIterable<string> | Iterable<string> };

/** One that is known whole. */
export const sheetOf = (headings: readonly string[], rows: readonly (readonly string[])[]): SheetFile => ({
  rows: rows.length,
  lines: [marked(csvRow(headings)), ...rows.map(csvRow)],
});

const TIME = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeStyle: 'medium' });

/** `2026-07-01 11:00:00` by the clocks of London, as every spreadsheet takes a time; the instant is ISO 8601. */
export function londonTime(instant: string): string {
  const date = new Date(instant);
  return `${londonDate(date)} ${TIME.format(date)}`;
}
