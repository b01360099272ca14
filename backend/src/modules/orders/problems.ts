import type { OrderFact } from './domain/order.facts.ts';
import type { Recorded } from '../../event-sourcing/codec/recorded-fact.ts';

type Problem = {
  readonly id: string;
  /** Null after erasure. */
  readonly text: string | null;
  readonly at: string;
  readonly answered: { readonly text: string | null; readonly by: string; readonly at: string } | null;
};

/** What the customer of an order said is wrong, oldest first, with who answered: by the actor's name in the log. */
export function problemsIn(facts: readonly Recorded<OrderFact>[]): readonly Problem[] {
  const answers = facts.filter((fact) => fact.type === 'ProblemAnswered');
  return facts
    .filter((fact) => fact.type === 'ProblemReported')
    .map(({ data, personal, metadata }) => {
      const answer = answers.find((fact) => fact.data.problemId === data.problemId);
      return {
        id: data.problemId,
        text: personal?.text ?? null,
        at: metadata.occurredAt,
        answered: answer ? { text: answer.personal?.text ?? null, by: answer.metadata.actor, at: answer.metadata.occurredAt } : null,
      };
    });
}
