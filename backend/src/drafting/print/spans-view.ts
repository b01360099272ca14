import type { Span } from '../document/spans.ts';
import { chunksOf } from './no-wrap.ts';

export const spansView = (spans: readonly Span[]) =>
  joined(spans).flatMap(({ kind, text }) =>
    kind === 'term' || kind === 'ref'
      ? [{ text, isTerm: kind === 'term', noWrap: kind === 'ref' }]
      : chunksOf(text).map((chunk) => ({ ...chunk, isTerm: false })),
  );

const isPlain = ({ kind }: Span): boolean => kind === 'words' || kind === 'data';

/** Wording and data next to each other as one, so that a number is seen together with what it counts. */
function joined(spans: readonly Span[]): readonly Span[] {
  const all: Span[] = [];
  for (const span of spans) {
    const last = all.at(-1);
    if (last && isPlain(last) && isPlain(span)) all[all.length - 1] = { ...last, text: last.text + span.text };
    else all.push(span);
  }
  return all;
}
