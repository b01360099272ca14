import type { Span } from '../document/spans.ts';
import type { NumberedSubClause, WillDocument } from '../document/will-document.ts';

/** What is capitalised in the middle of a sentence and is no term: names of places and laws. */
const PROPER = new Set(['England', 'Wales', 'United Kingdom', 'UK', 'Wills Act', 'Inheritance Tax Act', 'Administration', 'Estates Act']);

/** What the customer wrote counts for nothing here, but for a full stop that stands for ours. */
const wordingOf = (spans: readonly Span[]): string =>
  spans.map(({ kind, text }) => (kind === 'data' ? (/[.!?…]$/.test(text) ? 'x.' : 'x') : text)).join('');

const partsOf = ({ clauses }: WillDocument): readonly NumberedSubClause[] => clauses.flatMap(({ subClauses }) => subClauses);

const textOfPart = ({ spans, items }: NumberedSubClause): readonly string[] => [
  wordingOf(spans),
  ...items.map((item) => `x ${wordingOf(item.spans)}`),
];

const definedIn = ({ spans }: NumberedSubClause): readonly string[] => spans.flatMap(({ kind, text }) => (kind === 'term' ? [text] : []));

const SPELLINGS: Readonly<Record<string, RegExp>> = {
  'survives me': /\bsurviv(?:e|es|ing) me\b/,
  // A term of ours in the middle of a sentence, where its first word is small.
  'My Residuary Estate': /\bmy Residuary Estate\b/,
};

const uses = (term: string, part: NumberedSubClause): boolean =>
  textOfPart(part).some((text) => (SPELLINGS[term] ?? new RegExp(`\\b${term}\\b`)).test(text));

/** Terms that are defined and that no other part of the will uses. */
export function unusedTerms(will: WillDocument): readonly string[] {
  const parts = partsOf(will);
  return parts.flatMap((part) => definedIn(part).filter((term) => !parts.some((other) => other !== part && uses(term, other))));
}

const CAPITALISED = /\p{Lu}\p{L}*(?: \p{Lu}\p{L}*)*/gu;

/** Capitalised words that mean nothing in this will: neither defined in it nor a name. The first word of a sentence is not held against it. */
export function undefinedTerms(will: WillDocument): readonly string[] {
  // "My Nephews and Nieces" is one term.
  const known = new Set([
    ...PROPER,
    ...partsOf(will)
      .flatMap(definedIn)
      .flatMap((defined) => [defined, ...defined.split(' and ')]),
  ]);
  const isKnown = (words: string): boolean =>
    words === '' || known.has(words) || known.has(words.replace(/^My /, '')) || (words === 'Residuary Estate' && known.has(`My ${words}`));
  return partsOf(will)
    .flatMap(textOfPart)
    .flatMap((text) => text.replace(/\bI\b/g, 'we').split(/(?<=[.:?!]) /))
    .flatMap((sentence) =>
      [...sentence.matchAll(CAPITALISED)].flatMap(({ 0: words, index }) =>
        isKnown(words) || (index === 0 && isKnown(words.split(' ').slice(1).join(' '))) ? [] : [words],
      ),
    );
}
