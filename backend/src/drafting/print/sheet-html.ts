import { breakable, cssString, shortened } from './css-string.ts';
import type { PrintEdition } from '@willow/contracts';
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
/** Up to these sizes, in letters, a closely set sheet stays on one page in each of its sizes. A name takes the room of so many letters. */
const CLOSE_FITS = 2500;
const CLOSER_FITS = 3300;
const LETTERS_A_NAME = 25;
export function sheetHtml(sheet: Sheet, edition: PrintEdition): string {
  const text = sheetText(sheet);
  const { name, versionCode } = sheet.goesWith;
  const foot = `Goes with the will of ${shortened(name, FOOT_NAME_LIMIT[edition])}, version\u00a0${versionCode}.\nNot part of the will: keep it apart.`;
  return page({
    title: sheet.title,
    subtitle: chunksOf(sheet.subtitle),
    rootClass: rootClass(sheet, text, edition),
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

function rootClass({ density, blocks }: Sheet, { length }: string, edition: PrintEdition): string {
  if (edition === 'large-print') return edition;
  if (density === 'open') return density;
  const names = blocks.reduce((sum, block) => sum + (block.kind === 'names' ? block.names.length : 0), 0);
  const size = length + LETTERS_A_NAME * names;
  if (size <= CLOSE_FITS) return 'close';
  return size <= CLOSER_FITS ? 'closer' : 'closest';
}
