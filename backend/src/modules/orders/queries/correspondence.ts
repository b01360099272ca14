import type { QueryBus } from '@nestjs/cqrs';
import type { AdminOrderDetail } from '@willow/contracts';
import type { Recorded } from '../../../event-sourcing/codec/recorded-fact.ts';
import { GetOperatorNames } from '../../operators/index.ts';
import type { OrderFact } from '../domain/order.facts.ts';
import { enquiriesIn } from '../enquiries.ts';
import { problemsIn } from '../problems.ts';

export type Correspondence = Pick<AdminOrderDetail, 'notes' | 'problems' | 'enquiries'>;

/** What was noted on an order, what its customer said is wrong, and what we asked, with who of the team did it. Texts are null after erasure. */
export async function correspondenceOf(facts: readonly Recorded<OrderFact>[], queries: QueryBus): Promise<Correspondence> {
  const noted = facts.filter((fact) => fact.type === 'OrderNoted');
  const problems = problemsIn(facts);
  const enquiries = enquiriesIn(facts);
  const names = await queries.execute(
    new GetOperatorNames([
      ...noted.map(({ metadata }) => metadata.actor),
      ...problems.flatMap(({ answered }) => (answered ? [answered.by] : [])),
      ...enquiries.flatMap(({ asked, answer, closed }) => [
        asked.by,
        ...(answer?.how === 'operator' ? [answer.by] : []),
        ...(closed ? [closed.by] : []),
      ]),
    ]),
  );
  return {
    notes: noted.map(({ personal, metadata }) => ({
      text: personal?.notes ?? null,
      by: names.get(metadata.actor)!,
      at: metadata.occurredAt,
    })),
    problems: problems.map(({ answered, ...problem }) => ({
      ...problem,
      answered: answered && { text: answered.text, by: names.get(answered.by)!, at: answered.at },
    })),
    enquiries: enquiries.map(({ id, step, state, asked, answer, closed }) => ({
      id,
      step,
      state,
      question: asked.text,
      by: names.get(asked.by)!,
      at: asked.at,
      answer: answer && {
        text: answer.text,
        by: answer.how,
        recordedBy: answer.how === 'operator' ? names.get(answer.by)! : null,
        at: answer.at,
      },
      closed: closed && { by: names.get(closed.by)!, at: closed.at },
    })),
  };
}
