import type { PrintEdition } from '@willow/contracts';
import { breakable, cssString, linesOf, shortened } from './css-string.ts';

/** The foot of a page: its size in points, and the widths of its parts in percent of a line. */
const STANDARD = { points: '8.5', leading: '1.6', leftWidth: '76', rightWidth: '24' };
const LARGE = { points: '16', leading: '1.3', leftWidth: '70', rightWidth: '30' };
/** Up to these widths a title has no more lines than the foot has room for. */
const TITLE_LIMIT: Readonly<Record<PrintEdition, number>> = { standard: 80, 'large-print': 60 };
const LINE_WIDTH: Readonly<Record<PrintEdition, number>> = { standard: 85, 'large-print': 37 };
const LINE_END = String.raw`\a `;

type FootTexts = { readonly initials: string; readonly version: string };

/** What stands at the foot of every page of a will: the room for initials above its title. */
export function footerView(title: string, { initials, version }: FootTexts, edition: PrintEdition) {
  const name = linesOf(shortened(title, TITLE_LIMIT[edition]), LINE_WIDTH[edition])
    .map((line) => cssString(breakable(line)))
    .join(LINE_END);
  const sizes = edition === 'large-print' ? LARGE : STANDARD;
  return { ...sizes, left: `${cssString(initials)}${LINE_END}${name}`, version: cssString(version) };
}
