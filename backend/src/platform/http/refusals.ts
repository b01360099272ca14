/** How the refusals of a module are answered: status and sentence, and after how long to try again where that may help. */
export type RefusalAnswers<Reason extends string> = Readonly<Record<Reason, RefusalAnswer>>;
export type RefusalAnswer = readonly [status: number, message: string, retryAfterSeconds?: number];

/** The answers of every module, by reason. */
export const REFUSAL_ANSWERS = Symbol('refusal answers');

/** One table of all modules'. A reason is answered in one way, so no two modules may share one. */
export function joinRefusalAnswers(...tables: readonly RefusalAnswers<string>[]): RefusalAnswers<string> {
  const entries = tables.flatMap((table) => Object.entries(table));
  const joined = Object.fromEntries(entries);
  if (Object.keys(joined).length !== entries.length) throw new Error('Two modules refuse for the same reason');
  return joined;
}
