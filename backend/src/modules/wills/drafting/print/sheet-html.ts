import { breakable, cssString, shortened } from './css-string.ts';
import type { Edition } from './edition.ts';
import type { Block, Sheet } from './pack/sheet.ts';
import { sheetText } from './pack/sheet.ts';
import { BLOCK_PARTIAL, SHEET_TEMPLATE } from './sheet-template.ts';
import { template } from './shell.ts';
import { facesFor, WEIGHTS } from './typefaces.ts';

const page = template<object>(SHEET_TEMPLATE, { block: BLOCK_PARTIAL });

const FURNITURE = 'Page of 0123456789•()“”…\u200b';
const SUBTITLE_LIMIT = 90;
/** From so many names on a list stands in two columns; from so many letters a closely set sheet is set closer still. */
const TWO_COLUMNS_FROM = 3;
const CLOSE_FITS = 2600;

/** A sheet as a complete page that carries its typefaces and needs nothing from outside. */
export function sheetHtml(sheet: Sheet, edition: Edition): string {
  const text = sheetText(sheet);
  const foot = `${shortened(sheet.subtitle, SUBTITLE_LIMIT)}\nNot part of the will. Keep it apart from the will.`;
  return page({
    title: sheet.title,
    subtitle: sheet.subtitle,
    rootClass: rootClass(sheet, text, edition),
    faces: WEIGHTS.flatMap((weight) => facesFor(`${text}${foot}${FURNITURE}`, weight)),
    foot: {
      left: foot
        .split('\n')
        .map((line) => cssString(breakable(line)))
        .join(String.raw`\a `),
      points: edition === 'large-print' ? '13' : '8.5',
    },
    blocks: sheet.blocks.map(blockView),
  });
}

function rootClass({ density }: Sheet, { length }: string, edition: Edition): string {
  if (edition === 'large-print') return 'large';
  return density === 'open' ? 'open' : length > CLOSE_FITS ? 'closer' : 'close';
}

const NO_BLOCK = {
  isHeading: false,
  isParagraph: false,
  isNotice: false,
  isPoints: false,
  isSteps: false,
  isNames: false,
  isTable: false,
  isBlanks: false,
  isQuote: false,
  isClause: false,
};

function blockView(block: Block): object {
  const kind = `is${block.kind.charAt(0).toUpperCase()}${block.kind.slice(1)}`;
  return { ...NO_BLOCK, ...block, ...extras(block), [kind]: true };
}

function extras(block: Block): object {
  if (block.kind === 'steps') return { items: block.items.map((item, index) => ({ ...item, number: String(index + 1) })) };
  if (block.kind === 'names') return { namesClass: block.names.length < TWO_COLUMNS_FROM ? 'names one' : 'names' };
  return {};
}
