import type { Block } from './pack/sheet.ts';

/** From so many names on a list stands in columns. */
const COLUMNS_FROM = [3, 16];
/** A list as long as this has room for the names alone. */
const MANY_NAMES = 16;
const COLUMNS = ['one', 'two', 'three'];

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

/** A piece of a sheet as its template wants it. */
export function blockView(block: Block): object {
  const kind = `is${block.kind.charAt(0).toUpperCase()}${block.kind.slice(1)}`;
  return { ...NO_BLOCK, ...block, ...extras(block), [kind]: true };
}

function extras(block: Block): object {
  if (block.kind === 'steps') return { items: block.items.map((item, index) => ({ ...item, number: String(index + 1) })) };
  if (block.kind === 'names')
    return {
      names: block.names.length < MANY_NAMES ? block.names : block.names.map(({ name }) => ({ name, note: '' })),
      columns: COLUMNS[COLUMNS_FROM.filter((from) => block.names.length >= from).length],
    };
  return {};
}
