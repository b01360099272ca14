import type { AdminOrderDetail } from '@willow/contracts/operator/operator.contract';
import { type OrderFlags, type ReviewFlag, settles } from '@willow/contracts/operator/review.contract';

/** What is open about a will and does not stop it, for whoever is about to send it. */
export const openPoints = (
  { problems, laterAnswers, order, undelivered, user }: AdminOrderDetail,
  { flags, warnings }: Pick<OrderFlags, 'flags' | 'warnings'>,
) => [
  ...warnings,
  ...flags.filter(isUnread).map(({ id, message }) => `${id}: ${message ?? 'erased'}`),
  ...(problems.some(({ answered }) => !answered) ? ['The customer says that something is wrong, and has no answer yet.'] : []),
  ...(laterAnswers ? ['The customer changed answers after the submission that was paid for. The changes are not in this will.'] : []),
  ...(undelivered ? [`Our emails to ${user.email} are refused, so this one would be too.`] : []),
  ...(order.mailFailed ? ['The last email did not go out.'] : []),
];

const isUnread = ({ severity, decision }: ReviewFlag): boolean =>
  severity === 'MED' && !(decision && (decision.decision === 'read' || settles(decision.decision)));
