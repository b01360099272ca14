import { marked } from '@willow/contracts/csv';
import { londonDate } from '@willow/contracts/dates';

const CELL = /"(?:[^"]|"")*"(,|\r\n)/g;

/** Of a file that `csvOf` made, without its headings. */
export const rowsIn = (csv: string): number => [...csv.matchAll(CELL)].filter(([, end]) => end !== ',').length - 1;

export const downloadCsv = (subject: string, csv: string, now: Date = new Date()): void =>
  saveFile(`${subject}-${londonDate(now)}.csv`, 'text/csv', marked(csv));

/** Long enough for a browser that asks first where to put it. */
const KEPT_MS = 60_000;

export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  follow({ href: url, download: name });
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

/** Clicks a link that is on the page only for that moment. */
export function follow(attributes: { readonly href: string; readonly download?: string }): void {
  const link = Object.assign(document.createElement('a'), attributes);
  document.body.append(link);
  link.click();
  link.remove();
}
