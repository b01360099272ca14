import { endpoint } from '../endpoint.ts';
import { MESSAGES } from '../messages.ts';
import { poundsOf } from '../money.ts';
import { RefundReason } from '../order/refund.ts';
import { Id, text } from '../primitives.ts';
import { TEXT_LIMITS } from '../text-limits.ts';
import { z } from '../zod.ts';
import { AdminOrder } from './operator.contract.ts';
import { trimmed, withoutUnseen } from '../unseen.ts';

/** A penny or more, and no part of one: 1e-9 is near nothing, and is not nothing. */
const isPence = (pounds: number): boolean => {
  const pence = Math.round(pounds * 100);
  return pence >= 1 && poundsOf(pence) === pounds;
};

/** In pounds, with pence. */
const Amount = z.number(MESSAGES.refundAmount).check(z.refine(isPence, MESSAGES.refundAmount), z.maximum(1_000_000, MESSAGES.refundAmount));

/**
 * Asks the card provider to pay money back. The same `requestId` twice is one refund. `confirm`, the second step, is the order's number: the
 * first eight characters of its id. `refundedBefore` is what whoever asks saw as paid back already: when that is not so any more, nothing is done.
 */
export const requestRefund = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/refunds',
  audience: 'admin',
  params: z.object({ id: Id }),
  body: z.object({
    requestId: z.uuid(),
    amount: Amount,
    refundedBefore: z.number().check(z.minimum(0)),
    reason: RefundReason,
    /** Of two wills of a couple that were paid for together. Without it: the order's own. */
    will: z.optional(z.enum(['own', 'second'])),
    note: text(TEXT_LIMITS.reason),
    confirm: z.string().check(trimmed, z.maxLength(TEXT_LIMITS.short)),
  }),
  status: 200,
  response: AdminOrder,
});

/** Whether `typed` is the number of the order, as the console shows it. */
export const namesOrder = (typed: string, orderId: string): boolean =>
  withoutUnseen(typed).toLowerCase() === orderId.slice(0, 8).toLowerCase();
