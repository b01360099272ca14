import type { RedlinedClause, RedlinedLine, RedlineRun } from '@willow/contracts';
import type { Span } from '../document/spans.ts';
import { textOf } from '../document/spans.ts';
import type { NumberedClause, WillDocument } from '../document/will-document.ts';
import type { PlannedWill } from '../draft-will.ts';
import { align } from './align.ts';
import { affected } from './meaning-diff.ts';

type Planned = Pick<PlannedWill, 'document'>;

/** A word or a mark, with the space behind it. `same`: what it is compared by; a reference means its clause, whatever number that has. */
type Token = { readonly text: string; readonly same: string };

type Line = { readonly label: string; readonly isItem: boolean; readonly tokens: readonly Token[] };

/** Lines that share less than this part of their words are not one line worded anew. */
const ONE_LINE = 0.5;

/** The second will against the first, word by word: each clause that reads differently, in the order of the will. */
export function redline(before: Planned, after: Planned): RedlinedClause[] {
  const places = affected(before.document, after.document);
  const { document } = after;
  const beginning = places.has('opening') ? [opening(before.document, document)] : [];
  const clauses = align(before.document.clauses, document.clauses, (old, now) => (old.id === now.id ? 1 : 0))
    .filter(([old, now]) => places.has((now ?? old).id))
    .map(([old, now]) => redlined(old, now));
  return [...beginning, ...clauses];
}

const opening = (before: WillDocument, after: WillDocument): RedlinedClause => ({
  heading: 'The beginning',
  change: 'changed',
  lines: lines([lineOf('', before.title), lineOf('', before.opening)], [lineOf('', after.title), lineOf('', after.opening)]),
});

const redlined = (old: NumberedClause | null, now: NumberedClause | null): RedlinedClause => ({
  heading: now ? `${now.number}. ${now.heading}` : (old?.heading ?? ''),
  change: !old ? 'new' : now ? 'changed' : 'gone',
  lines: lines(old ? linesOf(old) : [], now ? linesOf(now) : []),
});

const linesOf = ({ subClauses }: NumberedClause): readonly Line[] =>
  subClauses.flatMap(({ number, spans, items }) => [
    lineOf(number, spans),
    ...items.map((item) => ({ ...lineOf(item.label, item.spans), isItem: true })),
  ]);

const lineOf = (label: string, spans: readonly Span[]): Line => ({ label, isItem: false, tokens: tokensOf(spans) });

/** Marks at the end of a word are told apart from it: of a list that goes on, only they change. A sum keeps its comma. */
const WORDS = /[.,;:]+(?=\s|$)\s*|(?:(?![.,;:]+(?:\s|$))\S)+\s*|\s+/g;

function tokensOf(spans: readonly Span[]): readonly Token[] {
  const tokens: Token[] = [];
  let words = '';
  const cut = () => {
    for (const [text] of words.matchAll(WORDS)) tokens.push({ text, same: text.trim() });
    words = '';
  };
  for (const span of spans) {
    if (span.kind !== 'ref') words += textOf([span]);
    else {
      cut();
      tokens.push({ text: span.text, same: `→${span.to}` });
    }
  }
  cut();
  return tokens;
}

const lines = (before: readonly Line[], after: readonly Line[]): RedlinedLine[] =>
  align(before, after, likenessOf).map(([old, now]) => {
    const { label, isItem } = now ?? old;
    return { label, isItem, runs: runs(old?.tokens ?? [], now?.tokens ?? []) };
  });

/** The part of their words that two lines share, wherever these stand. Marks do not count: the last item of a list ends with another one. */
function likenessOf(old: Line, now: Line): number {
  if (old.isItem !== now.isItem) return 0;
  const [before, after] = [wordsOf(old), wordsOf(now)];
  const left = new Map<string, number>();
  for (const word of before) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of after) {
    const count = left.get(word) ?? 0;
    if (count > 0) shared += 1;
    left.set(word, count - 1);
  }
  const likeness = (2 * shared) / Math.max(1, before.length + after.length);
  return likeness < ONE_LINE ? 0 : likeness;
}

const wordsOf = ({ tokens }: Line): readonly string[] => tokens.map(({ same }) => same).filter((word) => /[^.,;:]/.test(word));

/** What went stands before what came in its place. */
function runs(before: readonly Token[], after: readonly Token[]): RedlineRun[] {
  const made: RedlineRun[] = [];
  let gap = { deleted: '', inserted: '' };
  const close = () => {
    for (const kind of ['deleted', 'inserted'] as const) if (gap[kind] !== '') made.push({ kind, text: gap[kind] });
    gap = { deleted: '', inserted: '' };
  };
  for (const [old, now] of align(before, after, (one, other) => (one.same === other.same ? 1 : 0))) {
    if (!old || !now) gap = { deleted: gap.deleted + (old?.text ?? ''), inserted: gap.inserted + (now?.text ?? '') };
    else {
      close();
      const last = made.at(-1);
      if (last?.kind === 'same') made[made.length - 1] = { kind: 'same', text: last.text + now.text };
      else made.push({ kind: 'same', text: now.text });
    }
  }
  close();
  return made;
}
