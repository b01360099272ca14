import { type AdminOrder, sendDraft } from '@willow/contracts/operator/operator.contract';
import type { OrderReading } from '@willow/contracts/operator/reading.contract';
import type { ReviewFlag } from '@willow/contracts/operator/review.contract';
import { useMay } from '../../../shared/session/may.ts';
import { useOrderFlagsQuery } from '../flags/flags.api.ts';
import { approveWords } from '../order-words.ts';
import { approvalNote, useApproval } from '../use-approval.ts';
import { useApprove } from '../use-approve.ts';
import { sentence } from './sent-words.ts';

/**
 * How Approve looks beside the will, and in a few words why it is closed; the flags below say it at length. `unread` says why there is no will
 * to read.
 */
export function useBarApproval(order: AdminOrder, unread: string | null, [newest]: OrderReading['sendings']) {
  const may = useMay();
  const { sending } = useApprove(order);
  const approval = useApproval(order.id);
  const flags = useOrderFlagsQuery(order.id).data?.flags ?? [];
  const stopping = flags.filter(({ stops }) => stops);
  const held = approval.open ? null : stopping.length > 0 && !order.returned ? inShort(stopping, order) : approval.reason;
  const stopped = held ?? unread;
  const isOut = order.status === 'sent' && !order.mailFailed;
  return {
    label: sending ? 'Sending…' : approveWords(order),
    open:
      unread === null && approval.open && !sending && order.status !== 'archived' && order.paymentStatus === 'succeeded' && may(sendDraft),
    note: sending ? 'On its way to the customer.' : isOut && newest && stopped === null ? sentence(newest) : approvalNote(order, stopped),
  };
}

function inShort(stopping: readonly ReviewFlag[], { openEnquiries, answeredEnquiries }: AdminOrder): string {
  const blocks = stopping.filter(({ severity }) => severity === 'BLOCK').length;
  const proposed = stopping.filter(({ proposal }) => proposal).length;
  const waits = stopping.length - blocks - proposed;
  return [
    ...(blocks > 0 ? [`${blocks} ${blocks === 1 ? 'review flag blocks' : 'review flags block'} it.`] : []),
    ...(openEnquiries + answeredEnquiries > 0 ? ['A question to the customer is still open.'] : []),
    ...(waits > 0 ? [`${waits} ${waits === 1 ? 'review flag waits' : 'review flags wait'} for a decision.`] : []),
    ...(proposed > 0 ? [`${proposed} ${proposed === 1 ? 'review flag waits' : 'review flags wait'} for a second operator.`] : []),
  ].join(' ');
}
