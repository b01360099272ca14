import type { WillChanges } from '@willow/contracts';
import {
  cannotWitness,
  checkWitnesses,
  comparePair,
  compareWithoutWill,
  type DocumentVariant,
  documentsOf,
  explainWill,
  explanationPage,
  familyMap,
  type Kept,
  meaningDiff,
  noWitnessList,
  type PlannedWill,
  planWill,
  questionsFor,
  readingOf,
  redline,
  type Refused,
  type RenderedHtml,
  renderHtml,
  reviewFlags,
  secondLook,
  stressReport,
  titleOf,
  whoGetsWhat,
  type WillInput,
  willText,
} from '../../../drafting/index.ts';
import { findingsOf } from '../review-findings.ts';

/** Plain values throughout: they travel between threads. */
export type Explained<T> = { readonly ok: true; readonly value: T } | Refused;

const ofWill =
  <A extends readonly unknown[], T>(explain: (planned: PlannedWill, ...args: A) => T) =>
  (input: WillInput, ...args: A): Explained<T> => {
    const planned = planWill(input);
    return planned.ok ? { ok: true, value: explain(planned, ...args) } : planned;
  };

const ofTwo =
  <T>(compare: (before: PlannedWill, after: PlannedWill) => T) =>
  (was: WillInput, is: WillInput): Explained<T> => {
    const [before, after] = [planWill(was), planWill(is)];
    if (!before.ok) return before;
    return after.ok ? { ok: true, value: compare(before, after) } : after;
  };

const sentencesOf = (before: PlannedWill, after: PlannedWill): WillChanges['changes'] =>
  meaningDiff(before, after).map(({ sentence, clause }) => ({ sentence, clause }));

/** What is worked out of a will, by name: pure, and too slow for the thread that answers everybody. */
export const DRAFTING_TASKS = {
  explanation: ofWill((planned, options: Parameters<typeof explainWill>[1]) => ({
    title: titleOf(planned.document),
    versionCode: planned.versionCode,
    clauses: explainWill(planned, options),
  })),
  whoGetsWhat: ofWill(whoGetsWhat),
  stressReport: ofWill(stressReport),
  familyMap: ofWill(familyMap),
  comparison: ofWill(compareWithoutWill),
  noWitnesses: ofWill(noWitnessList),
  witnesses: ofWill((planned, names: Parameters<typeof checkWitnesses>[1]) => ({
    check: checkWitnesses(planned, names),
    impossible: cannotWitness(planned, names),
  })),
  reading: ofWill(readingOf),
  text: ofWill(({ document, versionCode }) => willText(document, 'draft', versionCode)),
  documents: ofWill((planned, kind: Parameters<typeof documentsOf>[1]) => ({
    versionCode: planned.versionCode,
    documents: documentsOf(planned, kind),
  })),
  explanationPage: ofWill(explanationPage),
  document: documentOf,
  findings: findingsOf,
  secondLook: (input: WillInput) => secondLook(reviewFlags(input), input.answers),
  contentHash: ofWill(({ contentHash }) => contentHash),
  changes: ofTwo(sentencesOf),
  redlined: ofTwo((before, after) => ({ changes: sentencesOf(before, after), redline: redline(before, after) })),
  pair,
} as const;

type DraftedDocument = RenderedHtml & { readonly ok: true; readonly versionCode: string };

/** Null when this will does not have the document. */
export function documentOf(input: WillInput & { readonly kept: Kept | null }, variant: DocumentVariant): DraftedDocument | Refused | null {
  const planned = planWill(input);
  if (!planned.ok) return planned;
  const questions = variant.name === 'cover-letter' && variant.kind === 'draft' ? questionsFor(reviewFlags(input), input.answers) : [];
  const set = renderHtml(planned, variant, { questions, kept: input.kept });
  return set && { ok: true, ...set, versionCode: planned.versionCode };
}

type OfCouple = { readonly input: WillInput; readonly isKeptAtOnce: boolean };

/** Null while either cannot be drafted. */
function pair(here: OfCouple, there: OfCouple): ReturnType<typeof comparePair> | null {
  const [ours, theirs] = [planWill(here.input), planWill(there.input)];
  if (!ours.ok || !theirs.ok) return null;
  return comparePair({ planned: ours, isKeptAtOnce: here.isKeptAtOnce }, { planned: theirs, isKeptAtOnce: there.isKeptAtOnce });
}

type Tasks = typeof DRAFTING_TASKS;
export type TaskName = keyof Tasks;
export type TaskArgs<Name extends TaskName> = Parameters<Tasks[Name]>;
export type TaskResult<Name extends TaskName> = ReturnType<Tasks[Name]>;

/** Those that explain a will, unless it is none. */
export type ExplanationName = { [Name in TaskName]: TaskResult<Name> extends Explained<unknown> ? Name : never }[TaskName];
export type Explanation<Name extends ExplanationName> = Exclude<TaskResult<Name>, Refused>['value'];
