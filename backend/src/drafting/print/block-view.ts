import type { Block } from '../documents/sheet.ts';
import { curly } from './apostrophes.ts';
import { chunksOf } from './no-wrap.ts';

const COLUMNS_FROM = [3, 16];
const MANY_NAMES = 16;
const COLUMNS = ['one', 'two', 'three'];

/** From so many letters on a paragraph may go over to the next page: there are lines enough for both. */
const LONG = 300;
const isLong = ({ length }: string): boolean => length > LONG;

const NO_BLOCK = {
  isHeading: false,
  isParagraph: false,
  isNotice: false,
  isPoints: false,
  isSteps: false,
  isNames: false,
  isTable: false,
  isRecord: false,
  isBlanks: false,
  isQuote: false,
  isClause: false,
};

export function blockView(block: Block): object {
  const kind = `is${block.kind.charAt(0).toUpperCase()}${block.kind.slice(1)}`;
  return { ...NO_BLOCK, ...contents(block), [kind]: true };
}

function contents(block: Block): object {
  switch (block.kind) {
    case 'heading':
    case 'blanks':
      return block;
    case 'paragraph':
    case 'notice':
      return { text: chunksOf(block.text) };
    case 'points':
      return { items: block.items.map(chunksOf) };
    case 'steps':
      return {
        items: block.items.map(({ title, text }, index) => ({ number: String(index + 1), title: chunksOf(title), text: chunksOf(text) })),
      };
    case 'names':
      return {
        names: block.names.map(({ name, note }) => ({ name: curly(name), note: block.names.length < MANY_NAMES ? note : '' })),
        columns: COLUMNS[COLUMNS_FROM.filter((from) => block.names.length >= from).length],
      };
    case 'table':
      return { rows: block.rows.map(({ label, value }) => ({ label, value: chunksOf(value) })) };
    case 'record':
      return {
        when: block.when,
        text: chunksOf(block.text),
        rows: block.rows.map(({ label, value }) => ({ label, value: chunksOf(value) })),
      };
    case 'quote':
      return { paragraphs: block.paragraphs.map(chunksOf) };
    case 'clause':
      return {
        ...block,
        explanation: block.explanation.map((text) => ({ text: chunksOf(text), isLong: isLong(text) })),
        wording: block.wording.map(wordingView),
      };
  }
}

const wordingView = ({ mark, text }: { readonly mark: string; readonly text: string }): object => ({
  mark,
  text: chunksOf(text),
  isLong: isLong(text),
  isItem: mark.startsWith('('),
});
