import type { ClauseId, PartId, Sentence } from './sentence.ts';

/** A piece of finished text, still knowing whether it is wording, data, a defined term or a reference. */
export type Run = { readonly kind: 'words' | 'data' | 'term' | 'ref'; readonly text: string; readonly to?: ClauseId | PartId };

/** The number of every clause and of the sub-clauses that are referred to. */
export type Numbers = ReadonlyMap<ClauseId | PartId, string>;

const ENDS_A_SENTENCE = /[.!?…]$/;

/** Puts numbers in, and drops our full stop where the customer's own text has just ended with one ("Lee Jr."). */
export function toRuns(sentence: Sentence, numbers: Numbers): readonly Run[] {
  const runs: Run[] = [];
  for (const piece of sentence) {
    const run = piece.kind === 'ref' ? reference(piece.to, numbers) : piece;
    const before = runs.at(-1);
    const doubled = before?.kind === 'data' && run.text.startsWith('.') && ENDS_A_SENTENCE.test(before.text);
    const text = doubled ? run.text.slice(1) : run.text;
    if (text !== '') runs.push({ ...run, text });
  }
  return runs;
}

function reference(to: ClauseId | PartId, numbers: Numbers): Run {
  const number = numbers.get(to);
  if (number === undefined) throw new Error(`A clause refers to ${to}, which this will does not have`);
  return { kind: 'ref', text: `clause ${number}`, to };
}

/** The text of runs as a reader sees it; a term stands in quotation marks where it is defined. */
export const textOf = (runs: readonly Run[]): string => runs.map(({ kind, text }) => (kind === 'term' ? `“${text}”` : text)).join('');
