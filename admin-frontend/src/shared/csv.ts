import { londonDate } from '@willow/contracts/dates';

const CELL = /"(?:[^"]|"")*"(,|\r\n)/g;

/** Of a file that `csvOf` made, without its headings. */
export const rowsIn = (csv: string): number => [...csv.matchAll(CELL)].filter(([, end]) => end !== ',').length - 1;

export function downloadCsv(subject: string, csv: string, now: Date = new Date()): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  follow({ href: url, download: `${subject}-${londonDate(now)}.csv` });
  URL.revokeObjectURL(url);
}

/** Clicks a link that is on the page only for that moment. */
export function follow(attributes: { readonly href: string; readonly download?: string }): void {
  const link = Object.assign(document.createElement('a'), attributes);
  document.body.append(link);
  link.click();
  link.remove();
}
