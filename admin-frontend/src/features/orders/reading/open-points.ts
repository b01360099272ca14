import type { ErasureRequest } from '@willow/contracts/account/privacy.contract';
import { formatPounds } from '@willow/contracts/money';
import type { AdminOrderDetail } from '@willow/contracts/operator/operator.contract';
import type { OrderPair } from '@willow/contracts/operator/pair.contract';
import { type OrderFlags, type ReviewFlag, settles } from '@willow/contracts/operator/review.contract';
import { erasureWords } from '../detail/erasure-notice.tsx';

/** Open points that do not stop a will, for the operator about to send it. */
export const openPoints = (
  { problems, laterAnswers, order, undelivered, user }: AdminOrderDetail,
  { flags, warnings }: Pick<OrderFlags, 'flags' | 'warnings'>,
  erasure?: Pick<ErasureRequest, 'dueAt'>,
  pair?: Pick<OrderPair, 'compared'> | null,
) => [
  ...warnings,
  ...(erasure ? [erasureWords(erasure)] : []),
  ...(order.dispute === null ? [] : ['The customer’s bank disputes the payment.']),
  ...(order.refunded > 0 ? [`${formatPounds(order.refunded)} of ${formatPounds(order.finalAmount)} was refunded.`] : []),
  ...(order.refund === null ? [] : [order.refund === 'running' ? 'A refund is on its way.' : 'A refund did not arrive.']),
  ...flags.filter(isUnread).map(({ id, message }) => `${id}: ${message ?? 'erased'}`),
  ...(pair?.compared?.flags ?? []).filter(({ severity }) => severity === 'HIGH').map(({ message }) => message),
  ...(problems.some(({ answered }) => !answered) ? ['The customer has reported a problem and has no answer yet.'] : []),
  ...(laterAnswers ? ['The customer changed answers after paying. The changes are not in this will.'] : []),
  ...(undelivered ? [`Emails to ${user.email} are not arriving, so this one may not either.`] : []),
  ...(order.mailFailed ? ['The last email did not arrive.'] : []),
];

const isUnread = ({ severity, decision }: ReviewFlag): boolean =>
  severity === 'MED' && !(decision && (decision.decision === 'read' || settles(decision.decision)));
