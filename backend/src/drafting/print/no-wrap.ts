import { curly } from './apostrophes.ts';

type Chunk = { readonly text: string; readonly noWrap: boolean };

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** What reads badly when a line ends within it. None of it is longer than the narrowest column. */
const NO_WRAP = [
  String.raw`\b\d{1,2} (?:${MONTH}) \d{4}\b`,
  String.raw`\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b`,
  String.raw`\b(?:(?:will|draft) )?[Vv]ersion [\da-f]{8}\b`,
  String.raw`\b(?:[Cc]lause|[Ss]ection|[Uu]nder|Flat|Unit|Apartment|No\.) \d{1,4}[A-Za-z]?(?:\.\d{1,2})?\b`,
  String.raw`\b\d{1,4}(?:-\d{1,2})? (?:days|months|years)\b`,
  // The number of a house and the first word of its street.
  String.raw`\b\d{1,4}[a-z]? \p{Lu}[\p{L}’]{1,11}(?!\p{L})`,
].join('|');

const SPLIT = new RegExp(`(${NO_WRAP})`, 'u');

export const chunksOf = (text: string): readonly Chunk[] =>
  curly(text)
    .split(SPLIT)
    .map((chunk, index) => ({ text: chunk, noWrap: index % 2 === 1 }))
    .filter((chunk) => chunk.text !== '');
