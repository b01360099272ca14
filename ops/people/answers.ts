import type { Answer } from './visitor.ts';

/** Refused because of others, not because of what was asked. */
export const isShed = ({ status }: Answer): boolean => status === 429 || status === 503;

export function assertFine(what: string, answer: Answer): Answer {
  if (answer.status < 200 || answer.status >= 300) throw new Error(`${what} was answered ${answer.status}: ${answer.text.slice(0, 200)}`);
  return answer;
}
