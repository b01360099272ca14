import type { Run } from '../document/spans.ts';
import { piecesOf } from './no-wrap.ts';

/** Text as a template wants it: what is a defined term, and what stays on one line. */
export const runsView = (runs: readonly Run[]) =>
  joined(runs).flatMap(({ kind, text }) =>
    kind === 'term' || kind === 'ref'
      ? [{ text, isTerm: kind === 'term', isBound: kind === 'ref' }]
      : piecesOf(text).map((piece) => ({ ...piece, isTerm: false })),
  );

const isPlain = ({ kind }: Run): boolean => kind === 'words' || kind === 'data';

/** Wording and data next to each other as one run, so that a number is seen together with what it counts. */
function joined(runs: readonly Run[]): readonly Run[] {
  const all: Run[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (last && isPlain(last) && isPlain(run)) all[all.length - 1] = { ...last, text: last.text + run.text };
    else all.push(run);
  }
  return all;
}
