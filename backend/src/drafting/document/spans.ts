import type { ClauseId, SubClauseId, Sentence } from './sentence.ts';

export type Span = { readonly kind: 'words' | 'data' | 'term' | 'ref'; readonly text: string; readonly to?: ClauseId | SubClauseId };

export type Numbers = ReadonlyMap<ClauseId | SubClauseId, string>;

const ENDS_A_SENTENCE = /[.!?…]$/;

/** Puts numbers in, and drops our full stop where the customer's own text has just ended with one ("Lee Jr."). */
export function toSpans(sentence: Sentence, numbers: Numbers): readonly Span[] {
  const spans: Span[] = [];
  for (const fragment of sentence) {
    const span = fragment.kind === 'ref' ? reference(fragment.to, numbers) : fragment;
    const before = spans.at(-1);
    const doubled = before?.kind === 'data' && span.text.startsWith('.') && ENDS_A_SENTENCE.test(before.text);
    const text = doubled ? span.text.slice(1) : span.text;
    if (text !== '') spans.push({ ...span, text });
  }
  return spans;
}

function reference(to: ClauseId | SubClauseId, numbers: Numbers): Span {
  const number = numbers.get(to);
  if (number === undefined) throw new Error(`A clause refers to ${to}, which this will does not have`);
  return { kind: 'ref', text: `clause ${number}`, to };
}

export const textOf = (spans: readonly Span[]): string => spans.map(({ kind, text }) => (kind === 'term' ? `“${text}”` : text)).join('');
