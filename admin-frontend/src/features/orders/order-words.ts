import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import type { BadgeTone } from '../../shared/ui/badge.tsx';

type Word = { readonly text: string; readonly tone: BadgeTone };

export const STATUS_WORDS: Readonly<Record<AdminOrder['status'], Word>> = {
  new: { text: 'New', tone: 'attention' },
  in_review: { text: 'In Review', tone: 'plain' },
  sent: { text: 'Sent', tone: 'good' },
  archived: { text: 'Archived', tone: 'quiet' },
};

export const PAYMENT_WORDS: Readonly<Record<AdminOrder['paymentStatus'], Word>> = {
  pending: { text: 'Pending', tone: 'plain' },
  processing: { text: 'Processing', tone: 'attention' },
  succeeded: { text: 'Paid', tone: 'good' },
  failed: { text: 'Failed', tone: 'bad' },
};

export const isMarked = ({ status, markedSent }: Pick<AdminOrder, 'status' | 'markedSent'>): boolean =>
  status === 'sent' && markedSent !== null;

export const shortId = (id: string): string => id.slice(0, 8);

export const customerReference = (id: string): string => `#${id.slice(-8)}`;

export const isStopped = ({ review, returned }: Pick<AdminOrder, 'review' | 'returned'>): boolean =>
  returned || (review !== null && review.block + review.high > 0);
