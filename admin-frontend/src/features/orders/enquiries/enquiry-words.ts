import type { OrderEnquiry } from '@willow/contracts/operator/operator.contract';
import { timeInWords } from '../../../shared/times.ts';

export const ERASED = 'These words were erased with the customer’s data.';

/** What came back, in one sentence and the customer's words. */
export function answerOf({ answer, state }: OrderEnquiry, name: string): string {
  if (!answer) return state === 'open' ? `${name} has not answered yet.` : 'There was no answer.';
  const when = timeInWords(answer.at);
  if (answer.by === 'answers') return `${name} submitted the answers again (${when}). Check the changes.`;
  const words = answer.text ?? ERASED;
  return answer.recordedBy
    ? `${name} answered, recorded by ${answer.recordedBy.name} (${when}): ${words}`
    : `${name} answered (${when}): ${words}`;
}
