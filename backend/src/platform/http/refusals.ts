export type RefusalAnswers<Reason extends string> = Readonly<Record<Reason, RefusalAnswer>>;
type RefusalAnswer = readonly [status: number, message: string, retryAfterSeconds?: number];

export const REFUSAL_ANSWERS = Symbol('refusal answers');

export function joinRefusalAnswers(...tables: readonly RefusalAnswers<string>[]): RefusalAnswers<string> {
  const entries = tables.flatMap((table) => Object.entries(table));
  const joined = Object.fromEntries(entries);
  if (Object.keys(joined).length !== entries.length) throw new Error('Two modules refuse for the same reason');
  return joined;
}
