import type { Block } from './article.ts';
import { GLOSSARY, type Term } from './glossary.ts';

/** A text cut where a word of the glossary stands. */
export type Piece = { readonly text: string; readonly term?: Term };

export type FirstUses = ReadonlyMap<string, readonly Piece[]>;

const plural = (name: string): string => `${name}s`;
const BY_FORM = new Map(
  GLOSSARY.flatMap((term) => [term.name, plural(term.name), ...(term.also ?? [])].map((form) => [form.toLowerCase(), term])),
);
/** The longest first: "grant of probate" is not "probate". */
const FORMS = [...BY_FORM.keys()].toSorted((one, other) => other.length - one.length);
const ANY_FORM = new RegExp(`\\b(${FORMS.join('|')})\\b`, 'gi');

/** The texts of a guide in which a word of the glossary is used for the first time, each cut into pieces. */
export function firstUsesIn(body: readonly Block[]): FirstUses {
  const seen = new Set<Term>();
  return new Map(
    body.flatMap(proseOf).flatMap((text) => {
      const pieces = piecesOf(text, seen);
      return pieces.length > 1 ? [[text, pieces] as const] : [];
    }),
  );
}

function piecesOf(text: string, seen: Set<Term>): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(ANY_FORM)) {
    const term = BY_FORM.get(word.toLowerCase());
    if (!term || seen.has(term)) continue;
    seen.add(term);
    pieces.push({ text: text.slice(from, index) }, { text: word, term });
    from = index + word.length;
  }
  return [...pieces, { text: text.slice(from) }];
}

/** Running text: headings and tables are no place for a link. */
function proseOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'text':
      return [block.text];
    case 'points':
    case 'steps':
      return block.items;
    case 'example':
    case 'drafted':
      return block.paragraphs;
    case 'heading':
    case 'table':
      return [];
  }
}
