import { ADVISER_IDS, type AdviserId } from './advisers.ts';
import type { Kind, Reason } from './question.ts';
import { SUITABILITY_QUESTIONS } from './questions.ts';

export type Verdict = 'yes' | Kind;

/** The ids of the chosen options, by question. */
export type SuitabilityAnswers = Readonly<Record<string, readonly string[]>>;

export type ReasonGiven = { readonly id: string; readonly question: string; readonly reason: Reason };

export type Suitability = {
  readonly verdict: Verdict;
  /** What a specialist is needed for comes first. */
  readonly reasons: readonly ReasonGiven[];
  readonly advisers: readonly AdviserId[];
};

/** Every option that speaks against us, or for asking first. */
export const REASONS: readonly ReasonGiven[] = (['refer', 'ask'] as const).flatMap((kind) =>
  SUITABILITY_QUESTIONS.flatMap(({ id: question, options }) =>
    options.flatMap(({ id, reason }) => (reason?.kind === kind ? [{ id, question, reason }] : [])),
  ),
);

/** How many of the questions have an answer. */
export const answered = (answers: SuitabilityAnswers): number =>
  SUITABILITY_QUESTIONS.filter(({ id }) => (answers[id] ?? []).length > 0).length;

/** Whether we are right for somebody: one answer for a specialist is enough. Null until all questions are answered. */
export function suitabilityOf(answers: SuitabilityAnswers): Suitability | null {
  if (answered(answers) < SUITABILITY_QUESTIONS.length) return null;
  const reasons = REASONS.filter(({ id, question }) => answers[question]?.includes(id));
  const verdict = reasons[0]?.reason.kind ?? 'yes';
  const named = new Set(reasons.flatMap(({ reason }) => reason.advisers));
  // Whom we send elsewhere we do not call back.
  if (verdict === 'refer') named.delete('us');
  return { verdict, reasons, advisers: ADVISER_IDS.filter((id) => named.has(id)) };
}
