import { setTimeout as sleep } from 'node:timers/promises';
import { assertFine, isShed } from '../../people/answers.ts';
import { PATIENCE_MS } from '../../people/patiently.ts';
import type { Answer, Visitor } from '../../people/visitor.ts';

/** Comes again when the product has too much to do, and otherwise takes the answer as it is. */
export async function asksAgain(...[browser, ...asked]: [Visitor, ...Parameters<Visitor['ask']>]): Promise<Answer> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await browser.ask(...asked);
    if (!isShed(answer) || performance.now() > until) return answer;
    await sleep((answer.retryAfterSeconds ?? 1) * 1000);
  }
}

export const fine = (method: string, path: string, answer: Answer): Answer =>
  assertFine(`${method} ${path.replaceAll(/[0-9a-f-]{36}/g, ':id')}`, answer);
