import type { PrintEdition } from '@willow/contracts';
import { breakable, cssString, linesOf, shortened } from './css-string.ts';

/** The foot of a page: its size in points, and the widths of its parts in percent of a line. */
const STANDARD = { points: '8.5', leading: '1.45', leftWidth: '35.5', centreWidth: '29', rightWidth: '35.5' };
const LARGE = { points: '16', leading: '1.3', leftWidth: '66', rightWidth: '34' };
/** Up to these widths a title has no more lines than the foot has room for. */
const TITLE_LIMIT: Readonly<Record<PrintEdition, number>> = { standard: 80, 'large-print': 60 };
const LINE_WIDTH = 37;
const LINE_END = String.raw`\a `;

type FootTexts = { readonly middle: string; readonly version: string };

/** What stands at the foot of every page of a will. In large print the room for initials is above the title: they do not fit beside it. */
export function footerView(title: string, { middle, version }: FootTexts, edition: PrintEdition) {
  const name = linesOf(shortened(title, TITLE_LIMIT[edition]), LINE_WIDTH)
    .map((line) => cssString(breakable(line)))
    .join(LINE_END);
  return edition === 'large-print'
    ? { ...LARGE, left: `${cssString(middle)}${LINE_END}${name}`, middle: '', version: cssString(version) }
    : { ...STANDARD, left: name, middle: cssString(middle), version: cssString(version) };
}
