import { breakable, cssString, shortened } from './css-string.ts';
import type { PrintEdition } from '@willow/contracts';
import { curly } from './apostrophes.ts';
import { blockView } from './block-view.ts';
import { type Sheet, sheetText } from '../documents/sheet.ts';
import { SHEET_PARTIALS, SHEET_TEMPLATE } from './sheet-template.ts';
import { chunksOf } from './no-wrap.ts';
import { template } from './html-template.ts';
import { facesFor, WEIGHTS } from './typefaces.ts';

const page = template(SHEET_TEMPLATE, SHEET_PARTIALS);

const FURNITURE = 'Page of 0123456789•()“”…\u00a0\u200b';
const FOOT: Readonly<Record<PrintEdition, object>> = {
  standard: { points: '8.5', leading: '1.4', margin: '26mm' },
  'large-print': { points: '16', leading: '1.28', margin: '36mm' },
};
const FOOT_NAME_LIMIT: Readonly<Record<PrintEdition, number>> = { standard: 75, 'large-print': 36 };
/** A closely set sheet stays on one page, in the largest of these sizes in which it does; another is set smaller only to save a page. */
const SIZES = { close: ['roomy', 'open', 'close', 'closer', 'closest'], open: ['open', 'close'] } as const;

/** `foot`: stands at the bottom of every page, line by line. */
export type Paper = Pick<Sheet, 'title' | 'subtitle' | 'blocks'> & { readonly foot: string };

type Size = (typeof SIZES)[Sheet['density']][number];

export function sheetLayouts(sheet: Sheet, edition: PrintEdition): [string, ...string[]] {
  if (edition === 'large-print') return [setSheet(sheet, edition, edition)];
  const [largest, ...smaller] = SIZES[sheet.density];
  return [setSheet(sheet, edition, largest), ...smaller.map((size) => setSheet(sheet, edition, size))];
}

/** A paper about no will, on as many pages as it needs. */
export const printPaper = (paper: Paper): string => setPages(paper, 'standard', 'close');

function setSheet(sheet: Sheet, edition: PrintEdition, rootClass: Size | 'large-print'): string {
  const { name, versionCode } = sheet.goesWith;
  const foot = `Goes with the will of ${shortened(curly(name), FOOT_NAME_LIMIT[edition])}, version\u00a0${versionCode}.\nNot part of the will: keep it apart.`;
  return setPages({ ...sheet, foot }, edition, rootClass);
}

function setPages({ foot, ...sheet }: Paper, edition: PrintEdition, rootClass: Size | 'large-print'): string {
  const text = sheetText(sheet);
  return page({
    title: sheet.title,
    subtitle: chunksOf(sheet.subtitle),
    rootClass,
    faces: WEIGHTS.flatMap((weight) => facesFor(`${text}${foot}${FURNITURE}`, weight)),
    foot: {
      left: foot
        .split('\n')
        .map((line) => cssString(breakable(line)))
        .join(String.raw`\a `),
      ...FOOT[edition],
    },
    blocks: sheet.blocks.map(blockView),
  });
}
