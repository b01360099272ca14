import type { Decider } from '../../../event-sourcing/core/decider.ts';
import { refuse } from '../../../event-sourcing/core/refusal.ts';
import type { OrderCommand, OrderRefusal } from './order.commands.ts';
import * as facts from './order.facts.ts';
import type { Order } from './order.state.ts';

type Decide = Decider<Order, OrderCommand, facts.OrderFact, OrderRefusal>['decide'];

/** Mails that are resent. While one is on its way, whoever asks asks for that one: of a double click comes one mail. */
export const decideMails: Pick<Decide, 'RequestReceipt' | 'RecordReceipt' | 'RequestResend' | 'RecordResend'> = {
  RequestReceipt: ({ requestId }, { placed, payment, receipt }) => {
    if (!placed) return refuse('OrderUnknown');
    if (payment.status !== 'succeeded') return refuse('PaymentNotReceived');
    return receipt.pending === null ? [facts.ReceiptRequested.of({ requestId })] : [];
  },
  RecordReceipt: ({ requestId, outcome }, { receipt }) => {
    const known = requestId === null ? receipt.sent : requestId in receipt.outcomes;
    if (known) return [];
    return 'failed' in outcome
      ? [facts.ReceiptFailed.of({ requestId, reason: outcome.failed })]
      : [facts.ReceiptSent.of({ requestId, messageId: outcome.messageId })];
  },
  RequestResend: ({ requestId }, { placed, status, approval, markedSent, versions, resend }) => {
    if (!placed) return refuse('OrderUnknown');
    if (status === 'archived') return refuse('OrderArchived');
    if (approval) return refuse('BeingSent');
    if (!versions.at(-1)?.sent || markedSent) return refuse('NotMailed');
    return resend.pending === null ? [facts.ResendRequested.of({ requestId })] : [];
  },
  RecordResend: ({ requestId, outcome }, { resend }) => {
    if (requestId in resend.outcomes) return [];
    return 'failed' in outcome
      ? [facts.ResendFailed.of({ requestId, reason: outcome.failed })]
      : [facts.WillResent.of({ requestId, ...outcome })];
  },
};
