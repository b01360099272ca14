import type { FlagSeverity } from '@willow/contracts/operator/review.contract';
import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { PAYMENT_LABELS, STATUS_LABELS } from '@willow/contracts/order/order-labels';
import type { BadgeTone } from './ui/badge.tsx';

/** What a state is called, and how it looks. */
export type Word = { readonly text: string; readonly tone: BadgeTone };

export const STATUS_WORDS: Readonly<Record<AdminOrder['status'], Word>> = {
  new: { text: STATUS_LABELS.new, tone: 'attention' },
  in_review: { text: STATUS_LABELS.in_review, tone: 'plain' },
  sent: { text: STATUS_LABELS.sent, tone: 'good' },
  archived: { text: STATUS_LABELS.archived, tone: 'quiet' },
};

export const PAYMENT_WORDS: Readonly<Record<AdminOrder['paymentStatus'], Word>> = {
  pending: { text: PAYMENT_LABELS.pending, tone: 'plain' },
  processing: { text: PAYMENT_LABELS.processing, tone: 'attention' },
  succeeded: { text: PAYMENT_LABELS.succeeded, tone: 'good' },
  failed: { text: PAYMENT_LABELS.failed, tone: 'bad' },
};

export const shortId = (id: string): string => id.slice(0, 8);

export const SEVERITY_WORDS: Readonly<Record<FlagSeverity, string>> = {
  BLOCK: 'Blocks',
  HIGH: 'High',
  MED: 'Medium',
  LOW: 'Low',
  INFO: 'Info',
};
