import { MESSAGES } from '@willow/contracts/messages';
import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import type { OrderFlags } from '@willow/contracts/operator/review.contract';
import { useOrderFlagsQuery } from './flags/flags.api.ts';
import { isMarked } from './order-words.ts';

/** Whether the review flags let the will go. Until they have been read, they do not. */
export function useApproval(orderId: string): OrderFlags['approval'] {
  const { data, isError } = useOrderFlagsQuery(orderId);
  if (data) return data.approval;
  return { open: false, reason: isError ? 'The review flags could not be read.' : 'Checking the review flags…' };
}

/** What Approve would do, or why it does nothing. */
export function approvalNote(order: AdminOrder, stopped: string | null): string {
  const { status, paymentStatus, user } = order;
  if (status === 'archived') return MESSAGES.archived;
  if (paymentStatus !== 'succeeded') return MESSAGES.paymentNotReceived;
  if (stopped !== null) return stopped;
  if (order.mailFailed) return `The last email to ${user.email} did not arrive. This tries again.`;
  if (status !== 'sent' || isMarked(order)) return `Emails the final will to ${user.email}.`;
  return `The draft has been sent to ${user.email}. It can be sent again.`;
}
