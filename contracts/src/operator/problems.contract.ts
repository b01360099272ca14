import { endpoint } from '../endpoint.ts';
import { MESSAGES } from '../messages.ts';
import { Id, requiredText } from '../primitives.ts';
import { TEXT_LIMITS } from '../text-limits.ts';
import { z } from '../zod.ts';
import { AdminOrder } from './operator.contract.ts';

/** What an operator answers a customer who says that something is wrong. */
export const ProblemAnswer = z.object({ answer: requiredText(TEXT_LIMITS.reason, MESSAGES.answerMissing) });

/** Says that the customer has an answer, by email or telephone. */
export const markProblemAnswered = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/problems/:problemId/answered',
  audience: ['operator', 'admin'],
  params: z.object({ id: Id, problemId: Id }),
  status: 200,
  response: AdminOrder,
});

/** Mails the answer to the customer who says that something is wrong, and keeps it. Once: 409 when a colleague has answered. */
export const answerProblem = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/problems/:problemId/answer',
  audience: ['operator', 'admin'],
  params: z.object({ id: Id, problemId: Id }),
  body: ProblemAnswer,
  status: 200,
  response: AdminOrder,
});
