import { RefusedError } from '../event-sourcing/core/refusal.ts';
import { OPERATOR_REFUSALS } from '../modules/operators/index.ts';

const ANSWERS: Readonly<Record<string, readonly [number, string, number?]>> = { ...OPERATOR_REFUSALS };

/** Says a refusal in the words that the console uses. */
export async function asOperatorError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const answer = error instanceof RefusedError ? ANSWERS[error.reason] : undefined;
    throw answer ? new Error(answer[1], { cause: error }) : error;
  }
}
